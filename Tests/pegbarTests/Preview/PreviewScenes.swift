/// Scenes that tests of the preview window edit.
enum PreviewScenes {
  static let red: UInt32 = 0xFF0000
  static let green: UInt32 = 0x00FF00
  static let blue: UInt32 = 0x0000FF

  /// A window full of one of the plain colours, which does something when it is clicked.
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

  /// What does not compile, in line 3.
  static let broken = """
    import UIKit

    let number: Int = "three"
    #Preview { UIView() }

    """
}
