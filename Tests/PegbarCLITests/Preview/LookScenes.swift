/// Scenes that tests look at nearer.
enum LookScenes {
  /// A square at (100, 60) of 20 × 20 points, which is red once it has been clicked, and one in the lower right corner.
  static func squares(_ color: String) -> String {
    """
    import UIKit

    final class Square: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      }
    }

    final class Room: UIView {
      let corner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      override func layoutSubviews() {
        corner.center = CGPoint(x: bounds.maxX - 5, y: bounds.maxY - 5)
      }
    }

    #Preview("Squares") {
      let room = Room()
      let square = Square(frame: CGRect(x: 100, y: 60, width: 20, height: 20))
      for view in [square, room.corner] {
        view.backgroundColor = UIColor(
          red: 0,
          green: \(color == "green" ? 1 : 0),
          blue: \(color == "blue" ? 1 : 0),
          alpha: 1
        )
        room.addSubview(view)
      }
      return room
    }

    """
  }

  /// A circle that is drawn by the view itself, in a color that depends on the screen.
  static let drawn = """
    import UIKit

    final class Circle: UIView {
      override func draw(_ rect: CGRect) {
        let scale = UIScreen.main.scale
        UIColor(
          red: scale == 1 ? 1 : 0,
          green: scale == 2 ? 1 : 0,
          blue: scale == 3 ? 1 : 0,
          alpha: 1
        ).setFill()
        UIBezierPath(ovalIn: bounds.insetBy(dx: 10, dy: 10)).fill()
      }
    }

    #Preview("Drawn", traits: .fixedLayout(width: 200, height: 120)) { Circle() }

    """

  /// Green in the light, red in the dark.
  static let traits = """
    import UIKit

    #Preview("Traits") {
      let view = UIView()
      view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .red : .green }
      return view
    }

    """

  /// Blue at first, or red with reduced motion; from black to white when notified that it has changed.
  static let motion = """
    import Foundation
    import UIKit

    #Preview("Motion") {
      let view = UIView()
      let isReduced = UIAccessibility.isReduceMotionEnabled
      view.backgroundColor = UIColor(red: isReduced ? 1 : 0, green: 0, blue: isReduced ? 0 : 1, alpha: 1)
      _ = NotificationCenter.default.addObserver(
        forName: UIAccessibility.reduceMotionStatusDidChangeNotification,
        object: nil,
        queue: .main
      ) { _ in
        MainActor.assumeIsolated {
          let white: CGFloat = UIAccessibility.isReduceMotionEnabled ? 1 : 0
          view.backgroundColor = UIColor(white: white, alpha: 1)
        }
      }
      return view
    }

    """
}
