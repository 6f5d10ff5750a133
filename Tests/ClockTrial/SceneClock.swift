import Foundation

/// The preloaded library's functions.
struct SceneClock {
  typealias Pump = @convention(c) () -> Void

  let begin: @convention(c) (Pump) -> Void
  let advance: @convention(c) (Double) -> Void
  let now: @convention(c) () -> Double

  /// Nothing without the library.
  init?() {
    guard
      let begin = dlsym(nil, "pegbar_clock_begin"),
      let advance = dlsym(nil, "pegbar_clock_advance"),
      let now = dlsym(nil, "pegbar_clock_now")
    else { return nil }
    self.begin = unsafeBitCast(begin, to: (@convention(c) (Pump) -> Void).self)
    self.advance = unsafeBitCast(advance, to: (@convention(c) (Double) -> Void).self)
    self.now = unsafeBitCast(now, to: (@convention(c) () -> Double).self)
  }
}
