#ifndef PEGBAR_TEST_FONT_H
#define PEGBAR_TEST_FONT_H

// The bundled fonts: whole font files, within the library itself, so that nothing has to be installed or searched for.

enum { PEGBAR_TEST_FONT_COUNT = 3 };

// Returns a file descriptor of a font's bytes, at index 0 … PEGBAR_TEST_FONT_COUNT - 1, which stays open: libraries
// that only read files open it by the name /proc/self/fd/N. -1 where the system has no descriptor left.
int pegbar_test_font_open(int index);

#endif
