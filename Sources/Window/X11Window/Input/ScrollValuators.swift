package import CoreGraphics

/// What a pointing device scrolls by, beside buttons: valuators that count on for ever (XInput 2.1).
///
/// A valuator that has gone on by its increment has scrolled by a notch of a wheel; pads and fine wheels go by less.
/// The values that it has mean nothing: only how far it is from where it was the last time does.
package nonisolated struct ScrollValuators: Equatable, Sendable {
  /// One of a device's scroll valuators.
  package struct Axis: Equatable, Sendable {
    /// The valuator's number.
    package var number: Int
    package var isVertical: Bool
    /// What the value changes by for a notch down or to the right; below zero for one up or to the left.
    package var increment: Double
    /// Whether the server also makes presses of the wheel's buttons of it.
    package var hasButtons: Bool
    /// The value the last time; `nil` where that is not known.
    fileprivate var base: Double?

    package init(number: Int, isVertical: Bool, increment: Double, hasButtons: Bool = true) {
      (self.number, self.isVertical) = (number, isVertical)
      (self.increment, self.hasButtons) = (increment, hasButtons)
    }
  }

  private var axes: [Axis]

  /// More notches at once than a hand can turn: the valuator was set to something.
  private static let mostNotches = 200.0

  /// The scroll valuators of a device; those without a usable increment are left out.
  package init(_ axes: [Axis] = []) {
    self.axes = axes.filter { $0.increment != 0 && $0.increment.isFinite }
  }

  /// Whether there are none: the device scrolls by buttons, or not at all.
  package var isEmpty: Bool { axes.isEmpty }

  /// Whether a press of a button only repeats what a valuator tells.
  package func tell(button: UInt32) -> Bool {
    guard (4...7).contains(button) else { return false }
    return axes.contains { $0.hasButtons && $0.isVertical == (button < 6) }
  }

  /// Forgets where valuators are, which begin with what comes next: the pointer was elsewhere meanwhile.
  package mutating func forget() {
    for index in axes.indices { axes[index].base = nil }
  }

  /// Notes where valuators are of which that is not known, without scrolling.
  ///
  /// - Parameter values: By the valuators' numbers.
  package mutating func begin(at values: [Int: Double]) {
    for index in axes.indices where axes[index].base == nil {
      axes[index].base = values[axes[index].number]
    }
  }

  /// Takes new values.
  ///
  /// - Parameter values: Those that an event tells, by the valuators' numbers.
  /// - Returns: How far the content moves, in points, down and to the right positive; `nil` where nothing scrolls.
  package mutating func scroll(to values: [Int: Double]) -> CGVector? {
    var delta = CGVector(dx: 0, dy: 0)
    for index in axes.indices {
      guard let value = values[axes[index].number] else { continue }
      let base = value.isFinite ? axes[index].base : nil
      axes[index].base = value.isFinite ? value : nil
      guard let base else { continue }
      let notches = (value - base) / axes[index].increment
      guard abs(notches) <= Self.mostNotches else { continue }
      // A notch down brings into view what is below: the content moves up.
      if axes[index].isVertical {
        delta.dy -= notches * WheelStep.points
      } else {
        delta.dx -= notches * WheelStep.points
      }
    }
    return delta == CGVector(dx: 0, dy: 0) ? nil : delta
  }
}
