package import CoreGraphics
package import QuartzCore
package import TapeLanguage

/// Draws what a person does over a scene that is on show, as recordings do: clicks, drags, the wheel and keys.
///
/// There is a pointer on a screen, so none is drawn.
package final class LiveMarks {
  /// As large as the window, in points.
  package let layer = CALayer()
  /// The window's, in points.
  package let windowSize: CGSize

  private let size: OverlaySize
  private var hand = HandTrack()
  private var keys = KeyCaption(style: .pc)
  private var inputs: [(input: TapeInput, isSecret: Bool)] = []
  private let clicks = ClickMarks()
  private let wheel = WheelMark()
  private let keyRow: KeyRow

  /// Nothing has been done yet.
  ///
  /// - Parameters:
  ///   - windowSize: In points.
  ///   - scale: Pixels per point.
  package init(windowSize: CGSize, scale: Double) {
    self.windowSize = windowSize
    size = OverlaySize(picture: windowSize, scale: scale)
    keyRow = KeyRow(size)
    layer.frame = CGRect(origin: .zero, size: windowSize)
    layer.sublayers = [clicks.layer, wheel.layer, keyRow.layer]
  }

  /// Something was done; it is drawn from the next frame on.
  ///
  /// - Parameters:
  ///   - input: What was done.
  ///   - isSecret: Whether it was typed where nobody may read it: bullets stand for it.
  package func note(_ input: TapeInput, isSecret: Bool = false) {
    inputs.append((input, isSecret))
  }

  /// The keyboard and the mouse are another window's: what was held counts as let go.
  package func letGo(at time: Double) {
    for button in TapeButton.allCases {
      note(TapeInput(time: time, .release(button, at: hand.pointer)))
    }
  }

  /// Brings the layer to a time, in seconds of the clock of what was noted.
  ///
  /// - Parameter time: No earlier than before.
  /// - Returns: Whether there is something to be seen, which changes by itself.
  package func show(at time: Double) -> Bool {
    let all = inputs.map(\.input)
    let pointer = all.last(where: { $0.point != nil })?.point ?? hand.pointer
    hand.advance(all, to: time, pointer: pointer)
    // One by one: between two of them it may have become secret, or plain again.
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
  /// Where the pointer is.
  fileprivate var point: TapePoint? {
    switch kind {
    case .move(let point), .press(_, let point), .release(_, let point), .wheel(_, let point): point
    case .key, .text: nil
    }
  }
}
