// Whether the other threads have anything left to do, by the kernel's state of each. This needs no knowledge of what
// uses threads: a thread that is woken counts as running from that moment on, whether it has a processor or not.

#define _GNU_SOURCE
#include "Parts.h"

#include <fcntl.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

_Atomic int real_sleepers;

/// A thread that computes longer than this, in processor time, is not waited for: its work is not tied to the clock.
static const Nanoseconds patience = 5 * (Nanoseconds)1000000000;
/// A limit in real time, since a thread that waits for a disk takes no processor time.
static const Nanoseconds longest = 30 * (Nanoseconds)1000000000;

enum { most_alone = 64 };
static int alone[most_alone];
static int alone_count;

static int place_alone(int thread) {
  for (int i = 0; i < alone_count; i += 1) {
    if (alone[i] == thread) return i;
  }
  return -1;
}

/// Reads a small file of the kernel; the text ends with 0.
static bool read_text(const char *path, char *text, size_t size) {
  int file = (int)REAL(syscall)(SYS_openat, AT_FDCWD, path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  ssize_t count = REAL(read)(file, text, size - 1);
  REAL(close)(file);
  text[count < 0 ? 0 : count] = 0;
  return count > 0;
}

/// The number after the last of `name` in a text.
static uint64_t number_after(const char *text, const char *name) {
  const char *place = strstr(text, name);
  return place ? strtoull(place + strlen(name), NULL, 10) : 0;
}

typedef struct {
  bool isAwake;
  uint64_t switches;
} ThreadState;

static bool read_thread(int thread, ThreadState *state) {
  char path[64], text[4096];
  snprintf(path, sizeof path, "/proc/self/task/%d/status", thread);
  if (!read_text(path, text, sizeof text)) return false;
  const char *letter = strstr(text, "\nState:\t");
  state->isAwake = letter && strchr("RD", letter[8]);
  const char *switches = strstr(text, "\nvoluntary_ctxt_switches:");
  if (!switches) switches = "";
  state->switches = number_after(switches, "\nvoluntary_ctxt_switches:")
    + number_after(switches, "nonvoluntary_ctxt_switches:");
  return true;
}

static Nanoseconds processor_time(int thread) {
  char path[64], text[128];
  snprintf(path, sizeof path, "/proc/self/task/%d/schedstat", thread);
  return read_text(path, text, sizeof text) ? strtoll(text, NULL, 10) : 0;
}

/// Calls `visit` with each thread but this one.
static void each_thread(void (*visit)(int thread, void *with), void *with) {
  int self = gettid();
  int folder = (int)REAL(syscall)(
    SYS_openat, AT_FDCWD, "/proc/self/task", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0) return;
  char entries[8192] __attribute__((aligned(8)));
  long size;
  while ((size = REAL(syscall)(SYS_getdents64, folder, entries, sizeof entries)) > 0) {
    for (long at = 0; at < size;) {
      // A 64 bit inode, a 64 bit offset, the length of all of it in 16 bits, a byte of a kind, the name.
      unsigned short length;
      memcpy(&length, entries + at + 16, sizeof length);
      int thread = atoi(entries + at + 19);
      if (thread > 0 && thread != self) visit(thread, with);
      at += length;
    }
  }
  REAL(close)(folder);
}

static void count(int thread, void *with) {
  Census *census = with;
  ThreadState state;
  if (!read_thread(thread, &state)) return;
  int place = place_alone(thread);
  if (place >= 0) {
    if (state.isAwake) return;
    alone[place] = alone[alone_count -= 1];
  }
  if (state.isAwake) census->isAtRest = false;
  // A sum, so that the order of the list does not matter; each part is hashed, so that no two cancel each other.
  uint64_t part = ((uint64_t)thread << 40 ^ state.switches) * 0x9e3779b97f4a7c15;
  census->trail += part ^ part >> 29;
}

Census take_census(void) {
  Census census = {.isAtRest = atomic_load(&real_sleepers) == 0};
  each_thread(count, &census);
  return census;
}

// MARK: Giving up the wait

static void add_time_of_busy(int thread, void *with) {
  ThreadState state;
  if (read_thread(thread, &state) && state.isAwake && place_alone(thread) < 0) {
    Nanoseconds *sum = with;
    *sum += processor_time(thread);
  }
}

static void leave_alone_if_busy(int thread, void *with) {
  (void)with;
  ThreadState state;
  if (!read_thread(thread, &state) || !state.isAwake || place_alone(thread) >= 0) return;
  if (alone_count < most_alone) alone[alone_count++] = thread;
}

static void give_up(void) {
  static bool hasSaid;
  each_thread(leave_alone_if_busy, NULL);
  if (hasSaid) return;
  hasSaid = true;
  static const char words[] =
    "pegbar: a thread of the scene is at work without an end; what it does is not tied to "
    "the recording's clock\n";
  (void)!write(STDERR_FILENO, words, sizeof words - 1);
}

void settle(void) {
  // The trail at the last rest: while it is unchanged no thread has run, and all are still at rest.
  static uint64_t rest;
  static bool hasRest;
  Census last = take_census();
  if (hasRest && last.isAtRest && last.trail == rest) return;
  Nanoseconds begin = 0, worked = 0;
  for (unsigned round = 0;; round += 1) {
    if (last.isAtRest) {
      Census next = take_census();
      if (next.isAtRest && next.trail == last.trail) {
        (rest = next.trail), (hasRest = true);
        return;
      }
      last = next;
      continue;
    }
    if (round < 20) {
      sched_yield();
    } else {
      real_sleep(round < 200 ? 50000 : millisecond);
    }
    if (round % 256 == 255) {
      Nanoseconds now = real_now(), time = 0;
      each_thread(add_time_of_busy, &time);
      if (begin == 0) (begin = now), (worked = time);
      if (time - worked > patience || now - begin > longest) {
        give_up();
        begin = 0;
      }
    }
    last = take_census();
  }
}
