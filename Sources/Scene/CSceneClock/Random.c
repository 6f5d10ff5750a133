// Random numbers from a seed. The main thread has a sequence of its own, so that it gets the same numbers whatever
// other threads draw at the same time.

#define _GNU_SOURCE
#include "Parts.h"
#include "SceneClock.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <unistd.h>

/// SplitMix64 (Steele, Lea, Flood: *Fast splittable pseudorandom number generators*, 2014): its state is a counter,
/// which several threads can increment without a lock.
static const uint64_t step = 0x9e3779b97f4a7c15;

static uint64_t mixed(uint64_t z) {
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
  z = (z ^ z >> 27) * 0x94d049bb133111eb;
  return z ^ z >> 31;
}

static _Atomic uint64_t rows[2];
static pthread_once_t seeded = PTHREAD_ONCE_INIT;

static void set_rows(uint64_t seed) {
  atomic_store(&rows[0], mixed(seed + step));
  atomic_store(&rows[1], mixed(~seed + step));
}

static void seed_by_environment(void) {
  const char *text = getenv("PEGBAR_CLOCK_SEED");
  set_rows(text ? strtoull(text, NULL, 10) : 0);
}

EXPORTED void pegbar_clock_seed(uint64_t seed) {
  pthread_once(&seeded, seed_by_environment);
  set_rows(seed);
}

static uint64_t next_number(void) {
  pthread_once(&seeded, seed_by_environment);
  return mixed(atomic_fetch_add(&rows[is_main_thread() ? 0 : 1], step) + step);
}

void fill_randomly(void *bytes, size_t count) {
  for (unsigned char *at = bytes; count > 0;) {
    uint64_t number = next_number();
    size_t part = count < sizeof number ? count : sizeof number;
    memcpy(at, &number, part);
    at += part;
    count -= part;
  }
}

// MARK: The sources that programs use

/// What `SystemRandomNumberGenerator` of Swift calls.
EXPORTED void swift_stdlib_random(void *bytes, size_t count) { fill_randomly(bytes, count); }

EXPORTED ssize_t getrandom(void *bytes, size_t count, unsigned flags) {
  (void)flags;
  fill_randomly(bytes, count);
  return (ssize_t)count;
}

EXPORTED int getentropy(void *bytes, size_t count) {
  if (count > 256) {
    errno = EIO;
    return -1;
  }
  fill_randomly(bytes, count);
  return 0;
}

EXPORTED uint32_t arc4random(void) { return (uint32_t)(next_number() >> 32); }

EXPORTED void arc4random_buf(void *bytes, size_t count) { fill_randomly(bytes, count); }

EXPORTED uint32_t arc4random_uniform(uint32_t bound) {
  if (bound < 2) return 0;
  // Numbers below this would make the first few of the range more likely (modulo bias).
  uint32_t least = -bound % bound, number;
  do { number = arc4random(); } while (number < least);
  return number % bound;
}

// MARK: The device, from which Foundation makes UUIDs

enum { most_descriptors = 4096 };
static _Atomic unsigned char is_device[most_descriptors];

static int noted(int descriptor, const char *path) {
  bool isRandom = strcmp(path, "/dev/urandom") == 0 || strcmp(path, "/dev/random") == 0;
  if (descriptor >= 0 && descriptor < most_descriptors) is_device[descriptor] = isRandom;
  return descriptor;
}

#define MODE_OF(flags)                                       \
  ({                                                         \
    mode_t mode = 0;                                         \
    if ((flags) & (O_CREAT | __O_TMPFILE)) {                 \
      va_list list;                                          \
      va_start(list, flags);                                 \
      mode = va_arg(list, mode_t);                           \
      va_end(list);                                          \
    }                                                        \
    mode;                                                    \
  })

EXPORTED int open(const char *path, int flags, ...) {
  return noted(REAL(open)(path, flags, MODE_OF(flags)), path);
}

EXPORTED int open64(const char *path, int flags, ...) {
  return noted(REAL(open64)(path, flags, MODE_OF(flags)), path);
}

EXPORTED ssize_t read(int descriptor, void *bytes, size_t count) {
  if (descriptor >= 0 && descriptor < most_descriptors && is_device[descriptor]) {
    // A descriptor that was closed where we could not see it may be another file's by now.
    char name[32];
    char path[32] = "/proc/self/fd/";
    char digits[12];
    int at = 0, rest = descriptor;
    do { digits[at++] = (char)('0' + rest % 10); } while ((rest /= 10) > 0);
    for (size_t end = strlen(path); at > 0;) path[end++] = digits[--at];
    ssize_t length = readlink(path, name, sizeof name);
    if (length > 0 && memcmp(name, "/dev/", 5) == 0) {
      fill_randomly(bytes, count);
      return (ssize_t)count;
    }
    is_device[descriptor] = false;
  }
  return REAL(read)(descriptor, bytes, count);
}
