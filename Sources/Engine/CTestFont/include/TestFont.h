#ifndef PEGBAR_TEST_FONT_H
#define PEGBAR_TEST_FONT_H

// The bundled fonts: whole font files, within the library itself, so that nothing has to be installed or found.

enum { PEGBAR_TEST_FONT_COUNT = 3 };

// A file descriptor of a font's bytes, at 0 … PEGBAR_TEST_FONT_COUNT - 1, which stays open: for libraries that only
// read files, by the name /proc/self/fd/N. -1 where the system has none to give.
int pegbar_test_font_open(int index);

#endif
