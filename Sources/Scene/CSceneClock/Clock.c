// The clocks: they stand still, except for the advances by the recording, and by sleeps and waits of the main thread.

#define _GNU_SOURCE
#include "Parts.h"
#include "SceneClock.h"

#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

/// 9 January 2007, 9:41 UTC. Near enough to 2001, from which Foundation counts, for dates to be exact to 30 ns.
static const Nanoseconds usual_date = 1168335660 * (Nanoseconds)1000000000;
/// The uptime of a machine that has run for a while: no program takes such a time for an unset one.
static const Nanoseconds uptime = 1000 * (Nanoseconds)1000000000;

static _Atomic Nanoseconds now;

/// The date at the scene's 0, which `PEGBAR_CLOCK_DATE` sets in seconds since 1970.
static Nanoseconds date(void) {
  static _Atomic Nanoseconds known;
  Nanoseconds date = atomic_load_explicit(&known, memory_order_relaxed);
  if (date) return date;
  const char *text = getenv("PEGBAR_CLOCK_DATE");
  Nanoseconds asked = text ? strtoll(text, NULL, 10) : 0;
  date = asked > 0 && asked < never / second ? asked * second : usual_date;
  atomic_store_explicit(&known, date, memory_order_relaxed);
  return date;
}

bool is_main_thread(void) {
  static __thread signed char known;
  if (!known) known = gettid() == getpid() ? 1 : -1;
  return known == 1;
}

Nanoseconds scene_now(void) { return atomic_load_explicit(&now, memory_order_acquire); }

void set_scene_now(Nanoseconds time) {
  if (time > scene_now()) atomic_store_explicit(&now, time, memory_order_release);
}

/// The time for a caller that asks. A caller that waits by polling the clock on the main thread would never see time
/// pass: after a million queries at one time each further query takes a microsecond.
static Nanoseconds look(void) {
  static const unsigned patience = 1000000;
  static Nanoseconds last;
  static unsigned looks;
  Nanoseconds time = scene_now();
  if (!is_main_thread()) return time;
  if (time != last && looks < patience) looks = 0;
  if (looks < patience) {
    looks += 1;
  } else if (time - last > 1000) {
    looks = 0;
  } else {
    set_scene_now(time += 1000);
  }
  last = time;
  return time;
}

bool begin_of(clockid_t clock, Nanoseconds *begin) {
  switch (clock) {
    case CLOCK_REALTIME:
    case CLOCK_REALTIME_COARSE:
    case CLOCK_REALTIME_ALARM:
      *begin = date();
      return true;
    case CLOCK_MONOTONIC:
    case CLOCK_MONOTONIC_RAW:
    case CLOCK_MONOTONIC_COARSE:
    case CLOCK_BOOTTIME:
    case CLOCK_BOOTTIME_ALARM:
      *begin = uptime;
      return true;
    default:
      return false;
  }
}

Nanoseconds duration(const struct timespec *time) {
  if (time->tv_sec >= never / second) return never;
  return time->tv_sec * second + time->tv_nsec;
}

Nanoseconds moment(clockid_t clock, const struct timespec *time) {
  Nanoseconds begin = 0, whole = duration(time);
  begin_of(clock, &begin);
  return whole == never ? never : whole - begin;
}

Nanoseconds moment_of_either(const struct timespec *time) {
  bool isDate = duration(time) > date() / 2;
  return moment(isDate ? CLOCK_REALTIME : CLOCK_MONOTONIC, time);
}

struct timespec timespec_of(Nanoseconds time) {
  return (struct timespec){.tv_sec = time / second, .tv_nsec = time % second};
}

Nanoseconds real_now(void) {
  struct timespec time;
  REAL(clock_gettime)(CLOCK_MONOTONIC, &time);
  return duration(&time);
}

struct timespec real_moment(Nanoseconds wait) { return timespec_of(real_now() + wait); }

void real_sleep(Nanoseconds wait) {
  struct timespec time = timespec_of(wait);
  REAL(nanosleep)(&time, NULL);
}

EXPORTED double pegbar_clock_now(void) { return (double)scene_now() / 1e9; }
EXPORTED double pegbar_clock_real(void) { return (double)real_now() / 1e9; }

EXPORTED int clock_gettime(clockid_t clock, struct timespec *time) {
  Nanoseconds begin;
  if (!begin_of(clock, &begin)) return REAL(clock_gettime)(clock, time);
  *time = timespec_of(begin + look());
  return 0;
}

EXPORTED int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  if (zone) return REAL(gettimeofday)(time, zone);
  Nanoseconds real = date() + look();
  time->tv_sec = real / second;
  time->tv_usec = real % second / 1000;
  return 0;
}

EXPORTED time_t time(time_t *time) {
  time_t seconds = (date() + look()) / second;
  if (time) *time = seconds;
  return seconds;
}

EXPORTED int timespec_get(struct timespec *time, int base) {
  if (base != TIME_UTC) return REAL(timespec_get)(time, base);
  *time = timespec_of(date() + look());
  return base;
}
