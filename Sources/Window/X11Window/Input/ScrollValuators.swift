package import CoreGraphics

/// The scroll valuators of a pointing device: counters that increase or decrease without limit (XInput 2.1).
///
/// A change by the valuator's increment is one notch of a wheel; touchpads and fine wheels change it by less. The
/// absolute value has no meaning: only the difference from the last value has.
package nonisolated struct ScrollValuators: Equatable, Sendable {
  /// One of a device's scroll valuators.
  package struct Axis: Equatable, Sendable {
    /// The valuator's number.
    package var number: Int
    package var isVertical: Bool
    /// The change of the value for one notch down or to the right; negative for a notch up or to the left.
    package var increment: Double
    /// Whether the server also makes button presses of the wheel from it.
    package var hasButtons: Bool
    /// The last value; `nil` where it is not known.
    fileprivate var base: Double?

    package init(number: Int, isVertical: Bool, increment: Double, hasButtons: Bool = true) {
      (self.number, self.isVertical) = (number, isVertical)
      (self.increment, self.hasButtons) = (increment, hasButtons)
    }
  }

  private var axes: [Axis]

  /// Maximum number of notches in one event; more means that the valuator was set to another value.
  private static let maximumNotches = 200.0

  /// The scroll valuators of a device; those without a usable increment are left out.
  package init(_ axes: [Axis] = []) {
    self.axes = axes.filter { $0.increment != 0 && $0.increment.isFinite }
  }

  /// Whether there are none: the device scrolls by buttons, or not at all.
  package var isEmpty: Bool { axes.isEmpty }

  /// Whether a press of a button only repeats what a valuator reports.
  package func tell(button: UInt32) -> Bool {
    guard (4...7).contains(button) else { return false }
    return axes.contains { $0.hasButtons && $0.isVertical == (button < 6) }
  }

  /// Forgets the values, which start with the next event: the pointer was elsewhere meanwhile.
  package mutating func forget() {
    for index in axes.indices { axes[index].base = nil }
  }

  /// Sets the values that are unknown, without scrolling.
  ///
  /// - Parameter values: The current values, by the valuators' numbers.
  package mutating func begin(at values: [Int: Double]) {
    for index in axes.indices where axes[index].base == nil {
      axes[index].base = values[axes[index].number]
    }
  }

  /// Takes new values.
  ///
  /// - Parameter values: The values in an event, by the valuators' numbers.
  /// - Returns: How far the content moves, in points, down and to the right positive; `nil` where nothing scrolls.
  package mutating func scroll(to values: [Int: Double]) -> CGVector? {
    var delta = CGVector(dx: 0, dy: 0)
    for index in axes.indices {
      guard let value = values[axes[index].number] else { continue }
      let base = value.isFinite ? axes[index].base : nil
      axes[index].base = value.isFinite ? value : nil
      guard let base else { continue }
      let notches = (value - base) / axes[index].increment
      guard abs(notches) <= Self.maximumNotches else { continue }
      // A notch down shows what is further down: the content moves up.
      if axes[index].isVertical {
        delta.dy -= notches * WheelStep.points
      } else {
        delta.dx -= notches * WheelStep.points
      }
    }
    return delta == CGVector(dx: 0, dy: 0) ? nil : delta
  }
}
