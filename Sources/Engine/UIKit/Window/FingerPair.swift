import QuartzCore
import WindowSystem

/// Two fingers simulated by one mouse: the second is opposite the first about a center, initially the window's.
///
/// While Shift is held the center moves too, so that both move in parallel.
final class FingerPair {
  private var middle: CGPoint
  private var last: CGPoint
  private let marks: FingerMarks

  /// `nil` unless Ctrl is held as the left button goes down.
  ///
  /// - Parameters:
  ///   - pointer: Where the button went down.
  ///   - button: The button.
  ///   - window: The layer of the window.
  init?(_ pointer: PointerState, _ button: PointerButton, over window: CALayer) {
    guard button == .left, pointer.modifiers.contains(.control) else { return nil }
    middle = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
    last = pointer.location
    marks = FingerMarks(over: window)
  }

  /// Moves the first finger.
  ///
  /// - Returns: The new positions of both.
  func move(to place: PointerSample, modifiers: KeyModifiers) -> [PointerSample] {
    let location = place.location
    if modifiers.contains(.shift) {
      middle.x += location.x - last.x
      middle.y += location.y - last.y
    }
    last = location
    let other = CGPoint(x: 2 * middle.x - location.x, y: 2 * middle.y - location.y)
    marks.show(at: [location, other])
    return [place, PointerSample(location: other, time: place.time)]
  }

  func end() { marks.end() }
}
