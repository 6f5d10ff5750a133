import Foundation

/// Scenes and tapes that tests of recordings share.
enum RecordingScenes {
  /// A red square that goes from the left to the right, once it is clicked; in a window of 64 x 48.
  static let square = """
    import UIKit

    final class Square: UIView {
      let box = UIView(frame: CGRect(x: 4, y: 16, width: 16, height: 16))
      let label = UILabel(frame: CGRect(x: 0, y: 36, width: 64, height: 12))
      override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .blue
        box.backgroundColor = .red
        box.layer.name = "box"
        box.accessibilityIdentifier = "the-box"
        label.layer.name = "label"
        label.text = "new"
        label.isHidden = true
        addSubview(box)
        addSubview(label)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: .go))
      }
      required init?(coder: NSCoder) { nil }
      func go() {
        label.text = "gone"
        let move = CABasicAnimation(keyPath: "position.x")
        move.fromValue = 12
        move.duration = 0.5
        box.center.x = 52
        box.layer.add(move, forKey: nil)
      }
    }
    extension Selector { static let go = Selector("go", Square.go) }

    #Preview("Square", traits: .fixedLayout(width: 64, height: 48)) { Square() }
    #Preview("Clear", traits: .fixedLayout(width: 64, height: 48)) {
      let layer = CALayer()
      layer.bounds = CGRect(x: 0, y: 0, width: 32, height: 48)
      layer.position = CGPoint(x: 16, y: 24)
      layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
      return layer
    }

    """

  /// A workspace with the scene and a tape that has it as its own.
  static func workspace(_ tape: String, named name: String = "a.tape") throws -> Workspace {
    try Workspace(["square.swift": square, name: "Set Scene square.swift\n" + tape])
  }
}
