// The interfaces between the parts of the clock. All times are nanoseconds of the scene's own time, 0 at its start.
#ifndef PEGBAR_SCENE_CLOCK_PARTS_H
#define PEGBAR_SCENE_CLOCK_PARTS_H

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <time.h>

/// A function that replaces the C library's, or is found with `dlsym`; all others are private.
#define EXPORTED __attribute__((visibility("default")))

/// The function of this name that ours replaces. Looked up at its first use: other libraries call ours before any
/// initializer of this one runs.
#define REAL(name)                                                                        \
  ({                                                                                      \
    static _Atomic(void *) found;                                                         \
    void *function = atomic_load_explicit(&found, memory_order_relaxed);                  \
    if (!function) {                                                                      \
      function = dlsym(RTLD_NEXT, #name);                                                 \
      atomic_store_explicit(&found, function, memory_order_relaxed);                      \
    }                                                                                     \
    (__typeof__(&name))function;                                                          \
  })

#pragma GCC visibility push(hidden)

typedef int64_t Nanoseconds;
static const Nanoseconds second = 1000000000;
static const Nanoseconds millisecond = 1000000;
static const Nanoseconds never = INT64_MAX;

// MARK: Time (Clock.c)

Nanoseconds scene_now(void);
/// Advances the clock; it never goes back.
void set_scene_now(Nanoseconds time);
/// The value of `clock` at the scene's 0; false for clocks that stay the machine's, as those of processor time do.
bool begin_of(clockid_t clock, Nanoseconds *begin);
/// Converts a time that a caller read from `clock` to the scene's time.
Nanoseconds moment(clockid_t clock, const struct timespec *time);
/// The same for a moment on the real or the monotonic clock, whichever of the two it can be.
Nanoseconds moment_of_either(const struct timespec *time);
Nanoseconds duration(const struct timespec *time);
struct timespec timespec_of(Nanoseconds time);
/// The machine's monotonic clock.
Nanoseconds real_now(void);
/// The machine's monotonic clock, `wait` later.
struct timespec real_moment(Nanoseconds wait);
void real_sleep(Nanoseconds wait);
bool is_main_thread(void);

// MARK: What is due (Timers.c, Sleepers.c)

/// Guards the tables of both.
extern pthread_mutex_t table_lock;
/// The next order number: of those that are due at one time, the lower number comes first.
uint64_t next_order(void);

typedef struct {
  Nanoseconds deadline;
  uint64_t order;
  int timer;  // The descriptor, or -1 where it is a sleeper.
} Due;

/// Fires the one that is due first, with the clock at its time, if that is not later than `limit`.
bool fire_next(Nanoseconds limit);

/// Whether `due` comes before `other`; call it and the next three with `table_lock` held.
bool is_before(const Due *due, const Due *other);
void find_due_timer(Due *best);
void fire_timer(int descriptor);
void find_due_sleeper(Due *best);

/// Wakes a sleeper, and waits until it has left.
void wake_sleeper(uint64_t order);

/// Whether a wait for this descriptor is one for timers.
bool waits_for_timers(int descriptor);
/// Whether there is work for the main run loop.
bool main_has_work(void);

/// How a thread is woken at its time.
typedef enum { wakes_by_word, wakes_by_signal, wakes_by_condition } Waking;

typedef struct Sleeper {
  Nanoseconds deadline;
  uint64_t order;
  _Atomic uint32_t isDue;
  Waking waking;
  pthread_t thread;
  pthread_cond_t *condition;
  struct Sleeper *next;
} Sleeper;

void join_sleepers(Sleeper *sleeper);
void leave_sleepers(Sleeper *sleeper);

// MARK: Rest (Rest.c)

/// The work that the other threads have done so far.
typedef struct {
  bool isAtRest;
  uint64_t trail;
} Census;

Census take_census(void);
/// Waits until no other thread has anything to do.
void settle(void);
/// Number of waits in real time that end by themselves: a thread in such a wait is not at rest.
extern _Atomic int real_sleepers;

// MARK: Waits on the main thread (MainWait.c)

/// Tries for `wait` of the machine's time to get what is waited for; true when it has, or has failed for good.
typedef bool Attempt(void *what, Nanoseconds wait);

/// Waits on the main thread: time advances from one due event to the next as long as nothing else happens.
///
/// False: `deadline` came first, and the clock shows it.
bool wait_on_main(Nanoseconds deadline, Attempt *attempt, void *what);
/// Advances the clock to `deadline`.
void sleep_on_main(Nanoseconds deadline);

/// Has a thread of our own advance the clock while the main one waits (Keeper.c), or stops that.
void keep_clock(bool isKept);

// MARK: Random numbers (Random.c)

void fill_randomly(void *bytes, size_t count);

#pragma GCC visibility pop

#endif
