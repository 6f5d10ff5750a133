/// The clock of a recorded scene: a library that is loaded before all others (`LD_PRELOAD`) into the scene's process.
///
/// At the start of the process the system's clocks stand at 0 seconds of the scene's time, and timers, sleeps and waits
/// run by it; the recording advances it from frame to frame. Random numbers come from a seed. The page
/// Documentation/SceneClock.md lists what is covered.
///
/// No target links this library: find these functions with `dlsym`; where they are missing there is no such clock.
#ifndef PEGBAR_SCENE_CLOCK_H
#define PEGBAR_SCENE_CLOCK_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Sets how the main run loop does its pending work; call it once, on the main thread, before the first advance.
///
/// `pump` is called on the main thread, at each time at which something is due, until nothing is left to do. It must
/// not wait.
void pegbar_clock_begin(void (*pump)(void));

/// Advances the clock to `seconds`, from one time at which something is due to the next, each at its own time.
///
/// Returns when the threads of the process are at rest and the main run loop has nothing left to do. What is due within
/// a microsecond after `seconds` happens too. For a time in the past the clock stays, but pending work is done. Main
/// thread only.
void pegbar_clock_advance(double seconds);

/// The scene's time, in seconds.
double pegbar_clock_now(void);

/// The machine's monotonic clock, in seconds: for callers that must know how long something really takes.
double pegbar_clock_real(void);

/// Restarts the random numbers: the same seed gives the same numbers. `PEGBAR_CLOCK_SEED` (default 0) is the first
/// seed.
void pegbar_clock_seed(uint64_t seed);

#ifdef __cplusplus
}
#endif

#endif
