package import CoreGraphics
package import QuartzCore
package import TapeLanguage

/// Draws the user's input over a live scene, in the style of recordings: clicks, drags, the wheel and keys.
///
/// The screen has a pointer, so none is drawn.
package final class LiveMarks {
  /// The root layer, with the window's size in points.
  package let layer = CALayer()
  /// The window's size, in points.
  package let windowSize: CGSize

  private let size: OverlaySize
  private var hand = HandTrack()
  private var keys = KeyCaption(style: .pc)
  private var inputs: [(input: TapeInput, isSecret: Bool)] = []
  private let clicks = ClickMarks()
  private let wheel = WheelMark()
  private let keyRow: KeyRow

  /// Starts without input.
  ///
  /// - Parameters:
  ///   - windowSize: The window's size, in points.
  ///   - scale: Pixels per point.
  package init(windowSize: CGSize, scale: Double) {
    self.windowSize = windowSize
    size = OverlaySize(picture: windowSize, scale: scale)
    keyRow = KeyRow(size)
    layer.frame = CGRect(origin: .zero, size: windowSize)
    layer.sublayers = [clicks.layer, wheel.layer, keyRow.layer]
  }

  /// Notes input; it is drawn from the next frame on.
  ///
  /// - Parameters:
  ///   - input: The input of the user.
  ///   - isSecret: Whether it was typed into a secure field: it is drawn as bullets.
  package func note(_ input: TapeInput, isSecret: Bool = false) {
    inputs.append((input, isSecret))
  }

  /// Notes that another window has the keyboard and the mouse: held buttons count as released.
  package func releaseButtons(at time: Double) {
    for button in TapeButton.allCases {
      note(TapeInput(time: time, .release(button, at: hand.pointer)))
    }
  }

  /// Brings the layer to a time, in seconds of the clock of the noted input.
  ///
  /// - Parameter time: The time in seconds, not before the previous one.
  /// - Returns: Whether something is visible, which changes by itself.
  package func show(at time: Double) -> Bool {
    let all = inputs.map(\.input)
    let pointer = all.last(where: { $0.point != nil })?.point ?? hand.pointer
    hand.advance(all, to: time, pointer: pointer)
    // One by one: between two of them the typed text may have become secret, or plain again.
    for (input, isSecret) in inputs { keys.advance([input], to: time, hides: isSecret) }
    keys.advance([], to: time, hides: keys.hidesCharacters)
    inputs = []
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    clicks.show(hand, scale: size.hand)
    wheel.show(hand, scale: size.hand, in: layer.bounds)
    keyRow.show(keys.items, opacity: keys.opacity(at: time), bottom: size.margin)
    CATransaction.commit()
    return hand.leavesMarks || keys.opacity(at: time) > 0
  }
}

extension TapeInput {
  /// The pointer's place.
  fileprivate var point: TapePoint? {
    switch kind {
    case .move(let point), .press(_, let point), .release(_, let point), .wheel(_, let point): point
    case .key, .text: nil
    }
  }
}
