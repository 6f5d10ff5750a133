/// Scenes that tests of the preview window edit.
enum PreviewScenes {
  static let red: UInt32 = 0xFF0000
  static let green: UInt32 = 0x00FF00
  static let blue: UInt32 = 0x0000FF
  static let cyan: UInt32 = 0x00FFFF

  /// A window full of one of the plain colors, which does something when it is clicked.
  static func plain(_ color: String, onClick: String = "") -> String {
    """
    import UIKit

    final class Plain: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        \(onClick)
      }
    }

    #Preview("Plain") {
      let view = Plain()
      view.backgroundColor = UIColor(
        red: \(color == "red" ? 1 : 0),
        green: \(color == "green" ? 1 : 0),
        blue: \(color == "blue" ? 1 : 0),
        alpha: 1
      )
      return view
    }

    """
  }

  /// A black square that goes from the left to the right in four seconds.
  static let moving = """
    import UIKit

    #Preview("Moving", traits: .fixedLayout(width: 240, height: 60)) {
      let room = CALayer()
      room.frame = CGRect(x: 0, y: 0, width: 240, height: 60)
      let square = CALayer()
      square.frame = CGRect(x: 0, y: 20, width: 20, height: 20)
      square.backgroundColor = UIColor.black.cgColor
      room.addSublayer(square)
      let move = CABasicAnimation(keyPath: "position.x")
      move.fromValue = 10
      move.toValue = 230
      move.duration = 4
      move.repeatCount = .infinity
      square.add(move, forKey: "move")
      return room
    }

    """

  /// A red window that turns green with the first key.
  static let pressed = """
    import UIKit

    final class Pressed: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      }

      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
      }
    }

    #Preview("Pressed", traits: .fixedLayout(width: 480, height: 320)) { Pressed() }

    """

  /// Every pixel of 600 x 380 has another color: a picture that cannot be made small.
  static let noise = """
    import Foundation
    import UIKit

    #Preview("Noise") {
      var state: UInt32 = 1
      let bytes = (0..<600 * 380 * 4).map { _ in
        state = state &* 1_664_525 &+ 1_013_904_223
        return UInt8(state >> 24)
      }
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 600, height: 380)
      layer.contents = CGImage(
        width: 600,
        height: 380,
        bitsPerComponent: 8,
        bitsPerPixel: 32,
        bytesPerRow: 2400,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.noneSkipLast.rawValue),
        provider: CGDataProvider(data: Data(bytes) as CFData)!,
        decode: nil,
        shouldInterpolate: false,
        intent: .defaultIntent
      )
      return layer
    }

    """

  /// What does not compile, in line 3.
  static let broken = """
    import UIKit

    let number: Int = "three"
    #Preview { UIView() }

    """

  /// The same in a window that has room for the bar with its clock.
  static let wide = moving.replacing("240", with: "480").replacing("230", with: "470")

  /// Red; blue when it is clicked, and green with the key G.
  static let clicked = """
    import UIKit

    final class Pad: UIView {
      override var canBecomeFirstResponder: Bool { true }
      override func didMoveToWindow() { becomeFirstResponder() }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard presses.contains(where: { $0.key?.characters == "g" }) else { return }
        backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
      }
    }

    #Preview("Pad") {
      let pad = Pad()
      pad.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      return pad
    }

    """

  /// Red, green and blue by the number of clicks, which is kept.
  static let counting = """
    import Pegbar
    import UIKit

    final class Counter: UIView {
      @PreviewState("clicks") var clicks = 0
      func show() {
        let part = { (number: Int) in CGFloat(self.clicks == number ? 1 : 0) }
        backgroundColor = UIColor(red: part(0), green: part(1), blue: part(2), alpha: 1)
      }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        clicks += 1
        show()
      }
    }

    #Preview("Counter") {
      let counter = Counter()
      counter.show()
      return counter
    }

    """

  /// Three previews of a color each.
  static let several = """
    import UIKit

    func full(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIView {
      let view = UIView()
      view.backgroundColor = UIColor(red: red, green: green, blue: blue, alpha: 1)
      return view
    }

    #Preview("Red") { full(1, 0, 0) }
    #Preview("Green") { full(0, 1, 0) }
    #Preview("Blue") { full(0, 0, 1) }

    """
}
