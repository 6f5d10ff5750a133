// Waits for another thread: semaphores, conditions, and the futex words that libdispatch's groups wait for. Deadlines
// are in the scene's time, so the kernel waits without one.

#define _GNU_SOURCE
#include "Parts.h"

#include <errno.h>
#include <linux/futex.h>
#include <sched.h>
#include <semaphore.h>
#include <stdarg.h>
#include <sys/syscall.h>
#include <unistd.h>

static int fail(int error) {
  errno = error;
  return -1;
}

// MARK: Semaphores

static bool try_semaphore(void *semaphore, Nanoseconds wait) {
  struct timespec end = real_moment(wait);
  return REAL(sem_clockwait)(semaphore, CLOCK_MONOTONIC, &end) == 0;
}

static int wait_for_semaphore(sem_t *semaphore, Nanoseconds deadline) {
  if (sem_trywait(semaphore) == 0) return 0;
  if (deadline <= scene_now()) return fail(ETIMEDOUT);
  if (is_main_thread()) {
    return wait_on_main(deadline, try_semaphore, semaphore) ? 0 : fail(ETIMEDOUT);
  }
  Sleeper sleeper = {.deadline = deadline, .waking = wakes_by_signal};
  join_sleepers(&sleeper);
  int answer;
  do {
    answer = REAL(sem_wait)(semaphore);
  } while (answer != 0 && errno == EINTR && !atomic_load(&sleeper.isDue));
  int error = answer != 0 && errno == EINTR ? ETIMEDOUT : errno;
  leave_sleepers(&sleeper);
  return answer == 0 ? 0 : fail(error);
}

EXPORTED int sem_wait(sem_t *semaphore) {
  return is_main_thread() ? wait_for_semaphore(semaphore, never) : REAL(sem_wait)(semaphore);
}

EXPORTED int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict end) {
  return wait_for_semaphore(semaphore, moment(CLOCK_REALTIME, end));
}

EXPORTED int sem_clockwait(
  sem_t *restrict semaphore, clockid_t clock, const struct timespec *restrict end
) {
  return wait_for_semaphore(semaphore, moment(clock, end));
}

// MARK: Conditions

static int wait_for_condition(
  pthread_cond_t *condition, pthread_mutex_t *mutex, Nanoseconds deadline
) {
  if (deadline <= scene_now()) {
    // A caller that polls in a loop must let those in that could change the state.
    pthread_mutex_unlock(mutex);
    sched_yield();
    pthread_mutex_lock(mutex);
    return ETIMEDOUT;
  }
  Sleeper sleeper = {
    .deadline = deadline, .waking = wakes_by_condition, .condition = condition};
  join_sleepers(&sleeper);
  if (is_main_thread()) keep_clock(true);
  int answer = REAL(pthread_cond_wait)(condition, mutex);
  bool isDue = atomic_load(&sleeper.isDue);
  leave_sleepers(&sleeper);
  if (is_main_thread()) keep_clock(false);
  return answer == 0 && isDue ? ETIMEDOUT : answer;
}

EXPORTED int pthread_cond_wait(
  pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex
) {
  if (is_main_thread()) return wait_for_condition(condition, mutex, never);
  return REAL(pthread_cond_wait)(condition, mutex);
}

EXPORTED int pthread_cond_timedwait(
  pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex,
  const struct timespec *restrict end
) {
  return wait_for_condition(condition, mutex, moment_of_either(end));
}

EXPORTED int pthread_cond_clockwait(
  pthread_cond_t *condition, pthread_mutex_t *mutex, clockid_t clock, const struct timespec *end
) {
  return wait_for_condition(condition, mutex, moment(clock, end));
}

// MARK: Futex words

typedef struct {
  long word, operation, value, mask;
  long answer;
  int error;
} WordWait;

static void wait_for_word(WordWait *it, const struct timespec *wait) {
  it->answer = REAL(syscall)(
    SYS_futex, it->word, it->operation, it->value, wait, NULL, it->mask);
  it->error = errno;
}

static bool try_word(void *what, Nanoseconds wait) {
  WordWait *it = what;
  bool isMoment = (it->operation & FUTEX_CMD_MASK) == FUTEX_WAIT_BITSET;
  struct timespec time = isMoment ? real_moment(wait) : timespec_of(wait);
  wait_for_word(it, &time);
  return it->answer == 0 || it->error != ETIMEDOUT;
}

static long wait_in_scene_time(long word, long operation, long value, long limit, long mask) {
  const struct timespec *end = (const struct timespec *)limit;
  bool isMoment = (operation & FUTEX_CMD_MASK) == FUTEX_WAIT_BITSET;
  Nanoseconds deadline = never, now = scene_now();
  if (end && isMoment) {
    deadline = moment_of_either(end);
  } else if (end && duration(end) < never - now) {
    deadline = now + duration(end);
  }
  WordWait it = {
    .word = word, .operation = operation & ~FUTEX_CLOCK_REALTIME, .value = value, .mask = mask};
  if (is_main_thread()) {
    if (!wait_on_main(deadline, try_word, &it)) return fail(ETIMEDOUT);
  } else {
    Sleeper sleeper = {.deadline = deadline, .waking = wakes_by_signal};
    join_sleepers(&sleeper);
    do {
      wait_for_word(&it, NULL);
    } while (it.answer != 0 && it.error == EINTR && !atomic_load(&sleeper.isDue));
    if (it.answer != 0 && it.error == EINTR) it.error = ETIMEDOUT;
    leave_sleepers(&sleeper);
  }
  errno = it.error;
  return it.answer;
}

static bool is_wait(long operation) {
  long command = operation & FUTEX_CMD_MASK;
  return command == FUTEX_WAIT || command == FUTEX_WAIT_BITSET;
}

EXPORTED long syscall(long number, ...) {
  va_list list;
  va_start(list, number);
  long a = va_arg(list, long), b = va_arg(list, long), c = va_arg(list, long);
  long d = va_arg(list, long), e = va_arg(list, long), f = va_arg(list, long);
  va_end(list);
  if (number == SYS_getrandom) {
    fill_randomly((void *)a, (size_t)b);
    return b;
  }
  // Without a deadline only the main thread's wait must let time advance.
  if (number == SYS_futex && is_wait(b) && (d || is_main_thread())) {
    return wait_in_scene_time(a, b, c, d, f);
  }
  return REAL(syscall)(number, a, b, c, d, e, f);
}
