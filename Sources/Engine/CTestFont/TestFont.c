#define _GNU_SOURCE
#include "TestFont.h"

#include <stddef.h>
#include <sys/mman.h>
#include <unistd.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char regular[] = {
#embed "PegbarTest-Regular.ttf"
};
static const unsigned char bold[] = {
#embed "PegbarTest-Bold.ttf"
};
static const unsigned char cjk[] = {
#embed "PegbarTestCJK-Regular.otf"
};

static const struct {
  const char *name;
  const unsigned char *bytes;
  size_t count;
} fonts[PEGBAR_TEST_FONT_COUNT] = {
    {"PegbarTest-Regular", regular, sizeof regular},
    {"PegbarTest-Bold", bold, sizeof bold},
    {"PegbarTestCJK-Regular", cjk, sizeof cjk},
};

int pegbar_test_font_open(int index) {
  if (index < 0 || index >= PEGBAR_TEST_FONT_COUNT) return -1;
  int file = memfd_create(fonts[index].name, MFD_CLOEXEC);
  if (file < 0) return -1;
  for (size_t written = 0; written < fonts[index].count;) {
    ssize_t step = write(file, fonts[index].bytes + written, fonts[index].count - written);
    if (step <= 0) {
      close(file);
      return -1;
    }
    written += (size_t)step;
  }
  return file;
}
