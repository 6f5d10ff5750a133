// Threads that sleep or wait with a deadline: each is woken when the clock has reached its time. (The main thread's
// sleep advances the clock itself: MainWait.c.)

#define _GNU_SOURCE
#include "Parts.h"

#include <errno.h>
#include <limits.h>
#include <link.h>
#include <linux/futex.h>
#include <signal.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

static Sleeper *sleepers;

bool is_before(const Due *due, const Due *other) {
  if (due->deadline != other->deadline) return due->deadline < other->deadline;
  return due->order < other->order;
}

/// After all timers of the same time.
static const uint64_t sleepers_turn = (uint64_t)1 << 62;

void find_due_sleeper(Due *best) {
  for (const Sleeper *sleeper = sleepers; sleeper; sleeper = sleeper->next) {
    if (atomic_load(&sleeper->isDue) || sleeper->deadline == never) continue;
    Due due = {.deadline = sleeper->deadline, .order = sleepers_turn | sleeper->order, .timer = -1};
    if (is_before(&due, best)) *best = due;
  }
}

bool fire_next(Nanoseconds limit) {
  Due due = {.deadline = never, .order = UINT64_MAX, .timer = -1};
  pthread_mutex_lock(&table_lock);
  find_due_timer(&due);
  find_due_sleeper(&due);
  bool isDue = due.deadline != never && due.deadline <= limit;
  if (isDue) {
    set_scene_now(due.deadline);
    if (due.timer >= 0) fire_timer(due.timer);
  }
  pthread_mutex_unlock(&table_lock);
  if (isDue && due.timer < 0) wake_sleeper(due.order & ~sleepers_turn);
  return isDue;
}

/// The signal that interrupts a thread's wait; it has no other effect.
static int waking_signal(void) { return SIGRTMAX - 3; }
static void do_nothing(int number) { (void)number; }

static void prepare_signal(void) {
  struct sigaction action = {.sa_handler = do_nothing};
  sigaction(waking_signal(), &action, NULL);
}

static void mask_signal(int how) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, waking_signal());
  pthread_sigmask(how, &set, NULL);
}

void join_sleepers(Sleeper *sleeper) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  if (sleeper->waking == wakes_by_signal) {
    pthread_once(&once, prepare_signal);
    mask_signal(SIG_UNBLOCK);
  }
  sleeper->thread = pthread_self();
  sleeper->order = next_order();
  atomic_store(&sleeper->isDue, 0);
  pthread_mutex_lock(&table_lock);
  sleeper->next = sleepers;
  sleepers = sleeper;
  pthread_mutex_unlock(&table_lock);
}

void leave_sleepers(Sleeper *sleeper) {
  pthread_mutex_lock(&table_lock);
  Sleeper **place = &sleepers;
  while (*place && *place != sleeper) place = &(*place)->next;
  if (*place) *place = sleeper->next;
  pthread_mutex_unlock(&table_lock);
  if (sleeper->waking == wakes_by_signal) mask_signal(SIG_BLOCK);
}

/// A signal or a broadcast that comes before the thread waits is lost: they are repeated until it has left.
void wake_sleeper(uint64_t order) {
  Nanoseconds end = real_now() + second;
  for (bool isThere = true; isThere && real_now() < end;) {
    pthread_mutex_lock(&table_lock);
    Sleeper *sleeper = sleepers;
    while (sleeper && sleeper->order != order) sleeper = sleeper->next;
    isThere = sleeper != NULL;
    if (sleeper) {
      atomic_store(&sleeper->isDue, 1);
      switch (sleeper->waking) {
        case wakes_by_word:
          REAL(syscall)(SYS_futex, &sleeper->isDue, FUTEX_WAKE_PRIVATE, INT_MAX, NULL, NULL, 0);
          break;
        case wakes_by_signal:
          pthread_kill(sleeper->thread, waking_signal());
          break;
        case wakes_by_condition:
          pthread_cond_broadcast(sleeper->condition);
          break;
      }
    }
    pthread_mutex_unlock(&table_lock);
    if (isThere) real_sleep(50000);
  }
}

// MARK: Sleeping

static void sleep_until(Nanoseconds deadline) {
  if (deadline <= scene_now()) return;
  if (is_main_thread()) return sleep_on_main(deadline);
  Sleeper sleeper = {.deadline = deadline, .waking = wakes_by_word};
  join_sleepers(&sleeper);
  while (!atomic_load(&sleeper.isDue)) {
    REAL(syscall)(SYS_futex, &sleeper.isDue, FUTEX_WAIT_PRIVATE, 0, NULL, NULL, 0);
  }
  leave_sleepers(&sleeper);
}

static Nanoseconds later(Nanoseconds wait) {
  Nanoseconds now = scene_now();
  return wait < never - now ? now + wait : never;
}

typedef struct {
  uintptr_t begin, end;
} Range;

static int find_dispatch(struct dl_phdr_info *info, size_t size, void *found) {
  (void)size;
  if (!info->dlpi_name || !strstr(info->dlpi_name, "/libdispatch.so")) return 0;
  Range *range = found;
  for (int i = 0; i < info->dlpi_phnum; i += 1) {
    const ElfW(Phdr) *part = &info->dlpi_phdr[i];
    if (part->p_type != PT_LOAD || !(part->p_flags & PF_X)) continue;
    range->begin = info->dlpi_addr + part->p_vaddr;
    range->end = range->begin + part->p_memsz;
  }
  return 1;
}

/// libdispatch's workers sleep briefly on contention: that is the machine's business, not the scene's, and must end by
/// itself.
static bool is_of_dispatch(const void *caller) {
  static Range dispatch;
  static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  pthread_mutex_lock(&lock);
  if (!dispatch.end) dl_iterate_phdr(find_dispatch, &dispatch);
  Range range = dispatch;
  pthread_mutex_unlock(&lock);
  return (uintptr_t)caller >= range.begin && (uintptr_t)caller < range.end;
}

static int rest_for(Nanoseconds wait, const void *caller) {
  if (is_of_dispatch(caller)) {
    atomic_fetch_add(&real_sleepers, 1);
    real_sleep(wait);
    atomic_fetch_sub(&real_sleepers, 1);
  } else {
    sleep_until(later(wait));
  }
  return 0;
}

EXPORTED int nanosleep(const struct timespec *wait, struct timespec *left) {
  if (wait->tv_sec < 0 || wait->tv_nsec < 0 || wait->tv_nsec >= second) {
    return REAL(nanosleep)(wait, left);
  }
  return rest_for(duration(wait), __builtin_return_address(0));
}

EXPORTED int usleep(useconds_t wait) {
  return rest_for(wait * (Nanoseconds)1000, __builtin_return_address(0));
}

EXPORTED unsigned sleep(unsigned wait) {
  return (unsigned)rest_for(wait * second, __builtin_return_address(0));
}

EXPORTED int clock_nanosleep(
  clockid_t clock, int flags, const struct timespec *time, struct timespec *left
) {
  Nanoseconds begin;
  bool isOdd = time->tv_sec < 0 || time->tv_nsec < 0 || time->tv_nsec >= second;
  if (isOdd || !begin_of(clock, &begin)) return REAL(clock_nanosleep)(clock, flags, time, left);
  sleep_until(flags & TIMER_ABSTIME ? moment(clock, time) : later(duration(time)));
  return 0;
}
