"""The Windows program, built and tried before anybody has it: under Wine, and in the same way on Windows.

wine        a prefix, which is to Wine what a computer is to Windows, and running programs in it
needed      the programs of the system that this needs; installed where that is allowed
python      CPython for Windows and the wheels that the build and the tests need, kept outside the repository
machine     where a program runs: Windows itself, or two prefixes under Wine
installing  the setup program: what it installs, what it leaves when it removes everything
asking      what the unpacked program is asked, and what it has to answer
report      what ran, what was skipped, what failed
"""
