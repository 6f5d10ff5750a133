import CoreGraphics
import SceneProtocol
import UIKit

/// One command, and its keys: beside each other, or where it is narrow, one below the other.
final class KeySheetRow: UIView {
  let command: KeyCommand
  var onClick: () -> Void = {}
  private let keys = PanelStyle.label(
    .monospacedSystemFont(ofSize: 11, weight: .regular),
    color: PanelStyle.accent
  )
  private let words = PanelStyle.label(PanelStyle.font(12))
  private static let keysWidth: CGFloat = 156
  /// The height in which the keys are below the words, in points.
  static let tallHeight: CGFloat = 34

  /// The width that shows all of its text, in points.
  var wantedWidth: CGFloat {
    let words = words.sizeThatFits(CGSize(width: CGFloat.infinity, height: 20)).width
    return Self.keysWidth + 8 + words.rounded(.up)
  }

  init(_ command: KeyCommand) {
    self.command = command
    super.init(frame: .zero)
    keys.text = KeyTable.shortWords(of: command)
    words.text = command.summary
    addSubview(keys)
    addSubview(words)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.height >= Self.tallHeight {
      words.frame = CGRect(x: 0, y: 1, width: bounds.width, height: 16)
      keys.frame = CGRect(x: 0, y: 17, width: bounds.width, height: 15)
      return
    }
    keys.frame = CGRect(x: 0, y: 0, width: Self.keysWidth, height: bounds.height)
    words.frame = CGRect(
      x: Self.keysWidth + 4,
      y: 0,
      width: max(0, bounds.width - Self.keysWidth - 8),
      height: bounds.height
    )
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, bounds.contains(touch.location(in: self)) { onClick() }
  }
}
