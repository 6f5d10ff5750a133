#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>

// Counts the heap allocations of one thread between two points of a program that links this.
//
// A count is the thread's own: tests that run beside on other threads do not disturb it, and work
// that is handed to other threads is not in it.

/// Whether this build counts at all: the sanitizers bring allocators of their own, which stay.
bool allocation_counter_counts(void);

/// Starts counting this thread's allocations at 0.
void allocation_counter_start(void);

/// Ends counting.
///
/// Returns how many blocks this thread asked for since the start: each `malloc`, `calloc`,
/// `realloc` and aligned allocation is one, and freeing is none.
long allocation_counter_stop(void);

#endif
