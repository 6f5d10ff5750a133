// The main thread, on which the clock advances: from frame to frame by the recording, and by the scene's own waits,
// which would never end if it stood still.

#define _GNU_SOURCE
#include "Parts.h"
#include "SceneClock.h"

#include <math.h>
#include <signal.h>
#include <sys/wait.h>

static void (*pump_main)(void);
static bool is_moving;

/// Foundation stores dates as fractions of seconds: a timer for a frame's time may be set an epsilon after it.
static const Nanoseconds epsilon = 1000;
/// Limit for a scene that keeps setting timers for the present time: it gets no further in one frame.
static const int most_at_once = 10000;
static const int most_rounds = 1000;

EXPORTED void pegbar_clock_begin(void (*pump)(void)) { pump_main = pump; }

/// Runs everything that can happen while the clock stands still.
static void come_to_rest(void) {
  settle();
  for (int round = 0; pump_main && round < most_rounds; round += 1) {
    bool hadWork = main_has_work();
    pump_main();
    settle();
    if (!hadWork && !main_has_work()) return;
  }
}

EXPORTED void pegbar_clock_advance(double seconds) {
  if (is_moving) return;
  is_moving = true;
  Nanoseconds target = (Nanoseconds)llround(seconds * 1e9);
  int count = 0;
  while (true) {
    come_to_rest();
    Nanoseconds before = scene_now();
    Nanoseconds limit = (before > target ? before : target) + epsilon;
    if (count < most_at_once && fire_next(limit)) {
      count = scene_now() > before ? 0 : count + 1;
    } else if (before < target) {
      set_scene_now(target);
    } else {
      break;
    }
  }
  is_moving = false;
}

void sleep_on_main(Nanoseconds deadline) {
  do { settle(); } while (fire_next(deadline));
  set_scene_now(deadline);
}

/// Most waits are for a thread that is running and soon done: these end here.
static const Nanoseconds first_wait = 5000000;

/// Programs that the scene has started run in the machine's time, so a wait that may be for one must not be skipped.
static bool has_children(void) {
  siginfo_t info;
  return waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) == 0;
}

static Nanoseconds pace(Nanoseconds deadline) {
  const Nanoseconds longest = 50 * millisecond;
  Nanoseconds left = deadline - scene_now();
  return left < longest ? left : longest;
}

bool wait_on_main(Nanoseconds deadline, Attempt *attempt, void *what) {
  if (attempt(what, deadline <= scene_now() ? 0 : first_wait)) return true;
  for (Nanoseconds wait = millisecond; scene_now() < deadline;) {
    // Only time is left to wait for when no thread has run while the main one waited; a thread that waited for a lock
    // held by the main one has.
    Census before = take_census();
    if (attempt(what, wait)) return true;
    Census after = take_census();
    bool isAtRest = before.isAtRest && after.isAtRest && before.trail == after.trail;
    if (isAtRest && has_children() && attempt(what, pace(deadline))) return true;
    if (!isAtRest) {
      // The awaited event ends the wait at once, however long it may be: only polling is expensive.
      wait = 4 * millisecond;
    } else if (fire_next(deadline)) {
      wait = millisecond;
    } else if (deadline != never) {
      set_scene_now(deadline);
    } else if (wait < 32 * millisecond) {
      wait *= 2;
    }
  }
  return attempt(what, 0);
}
