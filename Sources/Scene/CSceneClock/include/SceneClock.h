/// The clock of a recorded scene: a library that is loaded before all others (`LD_PRELOAD`) into the scene's
/// process.
///
/// From the start of the process the system's clocks stand at 0 seconds of the scene's time, and timers, sleeps and
/// waits run by it; whoever records moves it on from frame to frame. Random numbers come from a seed. The page
/// Documentation/SceneClock.md says what is covered.
///
/// Nobody links this library: find these functions with `dlsym`, and there is no such clock where they are missing.
#ifndef PEGBAR_SCENE_CLOCK_H
#define PEGBAR_SCENE_CLOCK_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Says how the main run loop does what is waiting for it; call it once, on the main thread, before the first
/// advance.
///
/// `pump` is called on the main thread, at each time at which something is due, until nothing is left to do. It
/// must not wait.
void pegbar_clock_begin(void (*pump)(void));

/// Moves the clock on to `seconds`, from one time at which something is due to the next, each at its own time.
///
/// Comes back when the threads of the process have come to rest and the main run loop has nothing left to do. What
/// is due within a microsecond after `seconds` happens too. A time that has been is no move, but what is left is
/// done. Main thread only.
void pegbar_clock_advance(double seconds);

/// The scene's time, in seconds.
double pegbar_clock_now(void);

/// The machine's monotonic clock, in seconds: for who must know how long something really takes.
double pegbar_clock_real(void);

/// Begins the random numbers again: the same ones follow the same seed. `PEGBAR_CLOCK_SEED` (default 0) is the first.
void pegbar_clock_seed(uint64_t seed);

#ifdef __cplusplus
}
#endif

#endif
