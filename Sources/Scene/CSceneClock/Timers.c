// The kernel's timers, as libdispatch and run loops use them. The kernel never gets a deadline: instead of a timer the
// scene gets an event descriptor, which can be waited for and read in the same way, and which we make ready.

#define _GNU_SOURCE
#include "Parts.h"

#include <errno.h>
#include <poll.h>
#include <stdarg.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/timerfd.h>
#include <unistd.h>

enum { table_size = 4096 };

/// What is known about a descriptor; forgotten when it is closed.
typedef enum {
  nothing_known = 0,
  is_timer = 1,
  is_event = 2,        // An event descriptor that is none of ours.
  holds_timers = 4,    // A set of descriptors with a timer or an event in it.
  is_for_main = 8,     // The main thread waits for it in such a set.
} Knowledge;

typedef struct {
  clockid_t clock;
  bool isOfMain;
  Nanoseconds deadline, interval;
  uint64_t order;
} Timer;

pthread_mutex_t table_lock = PTHREAD_MUTEX_INITIALIZER;
static Timer timers[table_size];
static _Atomic unsigned char known[table_size];
static _Atomic int highest = -1;

static unsigned knowledge(int descriptor) {
  return descriptor >= 0 && descriptor < table_size ? atomic_load(&known[descriptor]) : 0;
}

static void learn(int descriptor, Knowledge what) {
  if (descriptor < 0 || descriptor >= table_size) return;
  atomic_fetch_or(&known[descriptor], what);
  int top = atomic_load(&highest);
  while (top < descriptor && !atomic_compare_exchange_weak(&highest, &top, descriptor)) {}
}

uint64_t next_order(void) {
  static _Atomic uint64_t last;
  return atomic_fetch_add(&last, 1) + 1;
}

// MARK: What is due

/// The order of timers that are due at one time: the main thread's come before libdispatch's, which are armed on a
/// thread of its own at an arbitrary time of the machine's; then by clock. Only timers of one kind keep the order of
/// arming.
static uint64_t turn(const Timer *timer) {
  uint64_t kind = (timer->isOfMain ? 0 : 32) + ((unsigned)timer->clock & 31);
  return kind << 48 | timer->order;
}

void find_due_timer(Due *best) {
  for (int descriptor = 0; descriptor <= atomic_load(&highest); descriptor += 1) {
    const Timer *timer = &timers[descriptor];
    if (!(knowledge(descriptor) & is_timer) || timer->deadline == never) continue;
    Due due = {.deadline = timer->deadline, .order = turn(timer), .timer = descriptor};
    if (is_before(&due, best)) *best = due;
  }
}

void fire_timer(int descriptor) {
  Timer *timer = &timers[descriptor];
  timer->deadline = timer->interval ? timer->deadline + timer->interval : never;
  timer->order = next_order();
  uint64_t once = 1;
  (void)!write(descriptor, &once, sizeof once);
}

bool waits_for_timers(int descriptor) {
  return knowledge(descriptor) & (is_timer | holds_timers);
}

bool main_has_work(void) {
  for (int descriptor = 0; descriptor <= atomic_load(&highest); descriptor += 1) {
    if (!(knowledge(descriptor) & is_for_main)) continue;
    struct pollfd one = {.fd = descriptor, .events = POLLIN};
    if (REAL(poll)(&one, 1, 0) == 1 && one.revents & POLLIN) return true;
  }
  return false;
}

// MARK: The C library's functions

EXPORTED int timerfd_create(clockid_t clock, int flags) {
  Nanoseconds begin;
  if (!begin_of(clock, &begin)) return REAL(timerfd_create)(clock, flags);
  int ours = (flags & TFD_NONBLOCK ? EFD_NONBLOCK : 0) | (flags & TFD_CLOEXEC ? EFD_CLOEXEC : 0);
  int descriptor = REAL(eventfd)(0, ours);
  if (descriptor >= table_size) {
    close(descriptor);
    descriptor = -1;
    errno = EMFILE;
  }
  if (descriptor < 0) return descriptor;
  pthread_mutex_lock(&table_lock);
  timers[descriptor] = (Timer){.clock = clock, .isOfMain = is_main_thread(), .deadline = never};
  learn(descriptor, is_timer);
  pthread_mutex_unlock(&table_lock);
  return descriptor;
}

static struct itimerspec setting(const Timer *timer) {
  Nanoseconds left = timer->deadline == never ? 0 : timer->deadline - scene_now();
  if (timer->deadline != never && left < 1) left = 1;
  return (struct itimerspec){
    .it_interval = timespec_of(timer->interval), .it_value = timespec_of(left)};
}

/// An expiration that was not read is forgotten, as by the kernel.
static void unfire(int descriptor) {
  struct pollfd one = {.fd = descriptor, .events = POLLIN};
  uint64_t count;
  if (REAL(poll)(&one, 1, 0) == 1) (void)!REAL(read)(descriptor, &count, sizeof count);
}

EXPORTED int timerfd_settime(
  int descriptor, int flags, const struct itimerspec *new, struct itimerspec *old
) {
  if (!(knowledge(descriptor) & is_timer)) {
    return REAL(timerfd_settime)(descriptor, flags, new, old);
  }
  Nanoseconds now = scene_now(), value = duration(&new->it_value);
  pthread_mutex_lock(&table_lock);
  Timer *timer = &timers[descriptor];
  if (old) *old = setting(timer);
  unfire(descriptor);
  if (value == 0) {
    timer->deadline = never;
  } else if (flags & TFD_TIMER_ABSTIME) {
    timer->deadline = moment(timer->clock, &new->it_value);
  } else {
    timer->deadline = value < never - now ? now + value : never;
  }
  timer->interval = duration(&new->it_interval);
  timer->order = next_order();
  pthread_mutex_unlock(&table_lock);
  return 0;
}

EXPORTED int timerfd_gettime(int descriptor, struct itimerspec *now) {
  if (!(knowledge(descriptor) & is_timer)) return REAL(timerfd_gettime)(descriptor, now);
  pthread_mutex_lock(&table_lock);
  *now = setting(&timers[descriptor]);
  pthread_mutex_unlock(&table_lock);
  return 0;
}

EXPORTED int eventfd(unsigned count, int flags) {
  int descriptor = REAL(eventfd)(count, flags);
  learn(descriptor, is_event);
  return descriptor;
}

EXPORTED int epoll_ctl(int set, int operation, int descriptor, struct epoll_event *event) {
  if (operation == EPOLL_CTL_ADD && knowledge(descriptor) & (is_timer | is_event)) {
    if (knowledge(descriptor) & is_timer) learn(set, holds_timers);
    if (is_main_thread()) learn(descriptor, is_for_main);
  }
  return REAL(epoll_ctl)(set, operation, descriptor, event);
}

EXPORTED int close(int descriptor) {
  if (knowledge(descriptor)) {
    pthread_mutex_lock(&table_lock);
    atomic_store(&known[descriptor], nothing_known);
    pthread_mutex_unlock(&table_lock);
  }
  return REAL(close)(descriptor);
}
