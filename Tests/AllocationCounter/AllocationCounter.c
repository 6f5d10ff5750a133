#include "AllocationCounter.h"

#include <malloc.h>

long allocation_counter_bytes_in_use(void) {
  struct mallinfo2 info = mallinfo2();
  return (long)(info.uordblks + info.hblkhd);
}

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HAS_SANITIZER
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define HAS_SANITIZER
#endif

#ifdef HAS_SANITIZER

bool allocation_counter_counts(void) { return false; }
void allocation_counter_start(void) {}
long allocation_counter_stop(void) { return 0; }
void allocation_counter_start_all(void) {}
long allocation_counter_stop_all(void) { return 0; }

#else

#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>

// The C library's own allocator, under the names that it keeps when a program has a `malloc`.
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *block, size_t size);
void *__libc_memalign(size_t alignment, size_t size);
void __libc_free(void *block);

// Below every lock of the program, so it may take none and allocate nothing: plain thread-local
// numbers, which the program's image holds from the start of each thread.
#define THREAD_OWN static _Thread_local __attribute__((tls_model("initial-exec")))
THREAD_OWN bool is_counting;
THREAD_OWN long count;
static atomic_bool is_counting_all;
static atomic_long count_of_all;

bool allocation_counter_counts(void) { return true; }

void allocation_counter_start(void) {
  count = 0;
  is_counting = true;
}

long allocation_counter_stop(void) {
  is_counting = false;
  return count;
}

void allocation_counter_start_all(void) {
  atomic_store(&count_of_all, 0);
  atomic_store(&is_counting_all, true);
}

long allocation_counter_stop_all(void) {
  atomic_store(&is_counting_all, false);
  return atomic_load(&count_of_all);
}

static void note(void) {
  if (is_counting) count += 1;
  if (atomic_load_explicit(&is_counting_all, memory_order_relaxed))
    atomic_fetch_add_explicit(&count_of_all, 1, memory_order_relaxed);
}

void *malloc(size_t size) {
  note();
  return __libc_malloc(size);
}

void *calloc(size_t elements, size_t size) {
  note();
  return __libc_calloc(elements, size);
}

void *realloc(void *block, size_t size) {
  note();
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || alignment == 0 || (alignment & (alignment - 1)) != 0)
    return EINVAL;
  note();
  void *new_block = __libc_memalign(alignment, size);
  if (new_block == NULL) return ENOMEM;
  *block = new_block;
  return 0;
}

void free(void *block) { __libc_free(block); }

#endif
