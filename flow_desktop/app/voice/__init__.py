"""A voice that speaks what the screens say: the running screen reader's, or the system's own.

Importing order: urgency -> waiting -> engines (ssip, commands, prism) -> finding -> speaker.

An **engine** begins a text, stops, and says whether it is still busy. `finding` takes the best that answers:
Speech Dispatcher by its socket (Linux), Prism (NVDA, JAWS, SAPI, VoiceOver), a command (`spd-say`,
PowerShell, `say`). `Speaker` owns one in a thread of its own, guards every call, and lets what is more urgent
go first.
Without any the words go to the clipboard, and when that fails too, they stay in the log of what was spoken.
"""
