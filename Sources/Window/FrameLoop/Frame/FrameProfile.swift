package import Pixels
import QuartzCore

/// Measures the parts of frames, and keeps those that took longer than from one blank to the next.
///
/// A stage has one only while an inspector asks for it.
package final class FrameProfile {
  /// A part of a frame.
  package enum Part: Int, CaseIterable, Sendable {
    /// Event handlers, timers and display links: the scene's code.
    case script
    /// The commit: layout, display, and the begin of animations.
    case layout
    /// The evaluation of animations, and the display list.
    case displayList
    /// The damage, and its pixels.
    case raster
    case present
    /// What an inspector draws, which is not counted.
    case overlay
  }

  /// What one frame took.
  package struct Frame: Equatable, Sendable {
    /// The frame's time, in seconds.
    package var time = 0.0
    /// Seconds of each part, in the order of `Part`; the last is the overlay's.
    package var parts = [Double](repeating: 0, count: Part.allCases.count)
    /// The rectangles that the scene's changes made the compositor draw again, in pixels.
    package var damage: [PixelRect] = []

    /// Seconds of all parts but the overlay's.
    package var total: Double { parts.dropLast().reduce(0, +) }
  }

  /// The last frame that drew anything of the scene.
  package private(set) var last = Frame()
  /// Those that took too long, the oldest first; at most `limit`.
  package private(set) var slow: [Frame] = []
  /// How many frames drew anything.
  package private(set) var count = 0
  /// Seconds from one blank to the next.
  package private(set) var budget = 1.0 / 60
  /// What the frame that is made now has to draw again, in pixels.
  package var damage: [PixelRect] { frame.damage }
  private var frame = Frame()
  private var mark = 0.0
  private static let limit = 100

  package init() {}

  func begin(interval: Double?) {
    if let interval, interval > 0 { budget = interval }
    frame.damage.removeAll(keepingCapacity: true)
    for index in frame.parts.indices { frame.parts[index] = 0 }
    mark = MediaClock.machineTime
  }

  /// A part has ended; the next begins.
  func end(_ part: Part) {
    let now = MediaClock.machineTime
    frame.parts[part.rawValue] += now - mark
    mark = now
  }

  /// Notes what has to be drawn again because the scene has changed.
  func note(_ damage: [PixelRect]) { frame.damage += damage }

  /// The frame has ended.
  ///
  /// - Parameters:
  ///   - time: The frame's time, in seconds.
  ///   - isStepped: Whether it was one on the way to a later frame, which no one sees.
  func finish(at time: Double, isStepped: Bool) {
    guard !isStepped, !frame.damage.isEmpty else { return }
    frame.time = time
    last = frame
    count += 1
    guard frame.total > budget else { return }
    if slow.count == Self.limit { slow.removeFirst() }
    slow.append(frame)
  }
}
