"""New words come into a catalogue without losing or guessing a translation."""

from build.words.catalogue import Words, is_translated, read, text
from build.words.merge import fill_with_english, merge
from tests.locale.toy import po

OLD = """
# A remark of the translator.
msgid "Draw a tile."
msgstr "Pioche une tuile."

msgid "The wave takes the tile."
msgstr "La vague emporte la tuile."

msgid "{count} card"
msgid_plural "{count} cards"
msgstr[0] "{count} carte"
msgstr[1] "{count} cartes"

msgctxt "clock"
msgid "none"
msgstr "aucun"
"""


def merged(template: str, old: str = OLD) -> Words:
    return merge(po(old), po(template))


def strings(words: Words) -> dict[str, object]:
    return {str(message.id): message.string for message in words.messages()}


def test_translations_remarks_and_contexts_stay() -> None:
    words = merged(OLD.replace("# A remark of the translator.", "#. New note"))
    assert strings(words) == strings(po(OLD))
    first = next(words.messages())
    assert first.user_comments == ["A remark of the translator."]
    assert first.auto_comments == ["New note"]
    assert [message.context for message in words.messages()][-1] == "clock"


def test_the_same_words_in_another_context_are_another_message() -> None:
    assert strings(merged('msgid "none"\nmsgstr ""\n')) == {"none": ""}


def test_a_changed_sentence_is_untranslated_and_tells_what_it_was() -> None:
    words = merged('msgid "The wave takes this tile."\nmsgstr ""\n')
    (message,) = words.messages()
    assert not is_translated(message) and not message.fuzzy and not words.obsolete
    assert message.user_comments == ["Before: The wave takes the tile. = La vague emporte la tuile."]
    again = merge(read(text(words)), po('msgid "The wave takes this tile."\nmsgstr ""\n'))
    assert next(again.messages()).user_comments == message.user_comments
    message.string = "La vague emporte cette tuile."
    done = merge(read(text(words)), po('msgid "The wave takes this tile."\nmsgstr ""\n'))
    assert next(done.messages()).user_comments == []
    assert strings(done) == {"The wave takes this tile.": "La vague emporte cette tuile."}


def test_a_sentence_that_gets_a_plural_is_untranslated_and_tells_what_it_was() -> None:
    new = 'msgid "Draw a tile."\nmsgid_plural "Draw {count} tiles."\nmsgstr[0] ""\nmsgstr[1] ""\n'
    (message,) = merged(new).messages()
    assert message.string == ("", "")
    assert message.user_comments[-1] == "Before: Draw a tile. = Pioche une tuile."


def test_a_new_sentence_tells_nothing_and_an_old_one_goes() -> None:
    words = merged('msgid "Good morning, little otter!"\nmsgstr ""\n')
    assert next(words.messages()).user_comments == []
    assert strings(words) == {"Good morning, little otter!": ""}
    assert "Pioche" not in text(words)


def test_the_header_keeps_plural_forms_and_name_and_drops_people_and_dates() -> None:
    old = po(OLD, "pl", "nplurals=3; plural=(n==1 ? 0 : n==2 ? 1 : 2);")
    old.name = "Polski"
    old.last_translator = "Somebody <some@body>"
    written = text(merge(old, po(OLD)))
    header = written.split("\n\n")[0]
    assert '"Language: pl\\n"' in header and '"X-Language-Name: Polski\\n"' in header
    assert "nplurals=3; plural=(n==1 ? 0 : n==2 ? 1 : 2);" in header
    assert "Somebody" not in header and "Date" not in header
    assert text(read(written)) == written


def test_english_fills_itself() -> None:
    words = po(OLD, "en", "nplurals=2; plural=(n != 1);")
    fill_with_english(words)
    assert strings(words)["Draw a tile."] == "Draw a tile."
    assert strings(words)["('{count} card', '{count} cards')"] == ("{count} card", "{count} cards")
