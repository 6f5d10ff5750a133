import QuartzCore
package import WindowSystem

extension WindowTimeline {
  /// The clock of `CACurrentMediaTime()`, which may run at another rate than the machine's.
  package static let media = WindowTimeline(
    time: { MediaClock.time(ofMachine: $0) },
    rate: { MediaClock.rate }
  )
}
