// What the library does when it is loaded. Programs that the scene starts are not recorded and must have the machine's
// clocks. So the library removes itself from the environment's list of preloaded libraries.

#define _GNU_SOURCE
#include "Parts.h"

#include <stdlib.h>
#include <string.h>

static const char *base_name(const char *path, size_t length) {
  const char *slash = memrchr(path, '/', length);
  return slash ? slash + 1 : path;
}

static bool is_this(const char *entry, size_t length, const char *library) {
  const char *name = base_name(entry, length);
  const char *own = base_name(library, strlen(library));
  size_t size = length - (size_t)(name - entry);
  return size == strlen(own) && memcmp(name, own, size) == 0;
}

__attribute__((constructor)) static void leave_environment(void) {
  const char *list = getenv("LD_PRELOAD");
  Dl_info self;
  if (!list || !dladdr((const void *)leave_environment, &self) || !self.dli_fname) return;
  char *others = calloc(strlen(list) + 1, 1);
  if (!others) return;
  while (*list) {
    size_t length = strcspn(list, ": ");
    if (length > 0 && !is_this(list, length, self.dli_fname)) {
      if (*others) strcat(others, ":");
      strncat(others, list, length);
    }
    list += length;
    list += strspn(list, ": ");
  }
  if (*others) {
    setenv("LD_PRELOAD", others, 1);
  } else {
    unsetenv("LD_PRELOAD");
  }
  free(others);
}
