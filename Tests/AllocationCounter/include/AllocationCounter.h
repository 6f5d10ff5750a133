#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>

// Counts the heap allocations between two points of a program that links this.
//
// A thread's count is its own: tests that run beside on other threads do not disturb it, and work
// that is handed to other threads is not in it. The count of all threads is for a program that does one
// thing at a time.

/// Whether this build counts at all: the sanitizers bring allocators of their own, which stay.
bool allocation_counter_counts(void);

/// Starts counting this thread's allocations at 0.
void allocation_counter_start(void);

/// Ends counting.
///
/// Returns how many blocks this thread asked for since the start: each `malloc`, `calloc`,
/// `realloc` and aligned allocation is one, and freeing is none.
long allocation_counter_stop(void);

/// Starts counting the allocations of all threads at 0.
void allocation_counter_start_all(void);

/// Ends counting those of all threads.
///
/// Returns how many blocks they asked for since the start.
long allocation_counter_stop_all(void);

/// How much memory the program has from the allocator now, in bytes.
long allocation_counter_bytes_in_use(void);

#endif
