// Waits of the main thread for descriptors. A nested run loop of the scene on the main thread waits for timers: the
// recording does not advance the clock meanwhile, so it advances by itself. Waits for anything else are the machine's.

#define _GNU_SOURCE
#include "Parts.h"

#include <errno.h>
#include <poll.h>
#include <sys/epoll.h>

static Nanoseconds deadline_after(Nanoseconds wait) {
  Nanoseconds now = scene_now();
  return wait < 0 || wait >= never - now ? never : now + wait;
}

typedef struct {
  struct pollfd *all;
  nfds_t count;
  int answer;
} PollWait;

static bool try_poll(void *what, Nanoseconds wait) {
  PollWait *it = what;
  struct timespec time = timespec_of(wait);
  it->answer = REAL(ppoll)(it->all, it->count, &time, NULL);
  return it->answer != 0;
}

static bool concerns_timers(const struct pollfd *all, nfds_t count) {
  for (nfds_t i = 0; i < count; i += 1) {
    if (waits_for_timers(all[i].fd)) return true;
  }
  return false;
}

EXPORTED int ppoll(
  struct pollfd *all, nfds_t count, const struct timespec *wait, const sigset_t *mask
) {
  bool isLook = wait && duration(wait) == 0;
  if (isLook || !is_main_thread() || !concerns_timers(all, count)) {
    return REAL(ppoll)(all, count, wait, mask);
  }
  PollWait it = {.all = all, .count = count};
  wait_on_main(deadline_after(wait ? duration(wait) : -1), try_poll, &it);
  return it.answer;
}

EXPORTED int poll(struct pollfd *all, nfds_t count, int wait) {
  if (wait == 0 || !is_main_thread() || !concerns_timers(all, count)) {
    return REAL(poll)(all, count, wait);
  }
  PollWait it = {.all = all, .count = count};
  wait_on_main(deadline_after(wait * millisecond), try_poll, &it);
  return it.answer;
}

typedef struct {
  int set;
  struct epoll_event *events;
  int count, answer;
} SetWait;

static bool try_set(void *what, Nanoseconds wait) {
  SetWait *it = what;
  int milliseconds = (int)((wait + millisecond - 1) / millisecond);
  it->answer = REAL(epoll_wait)(it->set, it->events, it->count, milliseconds);
  return it->answer != 0;
}

EXPORTED int epoll_wait(int set, struct epoll_event *events, int count, int wait) {
  if (wait == 0 || !is_main_thread() || !waits_for_timers(set)) {
    return REAL(epoll_wait)(set, events, count, wait);
  }
  SetWait it = {.set = set, .events = events, .count = count};
  wait_on_main(deadline_after(wait * millisecond), try_set, &it);
  return it.answer;
}
