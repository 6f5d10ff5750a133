// The thread that advances the clock while the main thread waits for a condition. The main thread cannot do so itself:
// a wait for a condition that is interrupted now and then, to look at the clock, loses a signal that comes at that
// moment.

#define _GNU_SOURCE
#include "Parts.h"

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t change = PTHREAD_COND_INITIALIZER;
static bool is_wanted;

static void *keep(void *nothing) {
  pthread_mutex_lock(&lock);
  while (true) {
    while (!is_wanted) REAL(pthread_cond_wait)(&change, &lock);
    Census before = take_census();
    pthread_mutex_unlock(&lock);
    real_sleep(millisecond);
    pthread_mutex_lock(&lock);
    if (!is_wanted) continue;
    Census after = take_census();
    if (before.isAtRest && after.isAtRest && before.trail == after.trail) fire_next(never);
  }
  return nothing;
}

static void start(void) {
  pthread_t thread;
  pthread_create(&thread, NULL, keep, NULL);
}

void keep_clock(bool isKept) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, start);
  pthread_mutex_lock(&lock);
  is_wanted = isKept;
  if (isKept) pthread_cond_signal(&change);
  pthread_mutex_unlock(&lock);
}
