import Foundation

/// A scene with a given number of lines that is saved again and again.
///
/// It has a color that identifies the save, a corner that changes with every frame, and layers with animations for
/// the rest.
struct ReloadedScene {
  let lines: Int
  /// Whether two saves differ in a number only.
  var changesLiteralOnly = false

  /// Where the color is, and where the corner.
  static let colorPlace = (x: 240, y: 160)
  static let cornerPlace = (x: 2, y: 2)

  /// The text of a save, whose color is its number.
  func text(_ number: UInt32) -> String {
    let frame = "import UIKit\(changesLiteralOnly ? "" : "  // \(number)")\n" + Self.frame(number)
    var text = frame.split(separator: "\n", omittingEmptySubsequences: false)
    var part = 0
    while text.count + 12 <= lines {
      text += Self.part(part).split(separator: "\n", omittingEmptySubsequences: false)
      part += 1
    }
    text += (text.count..<lines).map { "// line \($0 + 1)" }
    return text.joined(separator: "\n") + "\n"
  }

  /// The text of another file of the same scene, with as many lines.
  ///
  /// - Parameter index: The file's number, from 1.
  /// - Returns: The text.
  func neighbor(_ index: Int) -> String {
    var text: [Substring] = ["import UIKit", ""]
    var part = 0
    while text.count + 12 <= lines {
      text += Self.part(index * 1000 + part)
        .split(separator: "\n", omittingEmptySubsequences: false)
      part += 1
    }
    text += (text.count..<lines).map { "// line \($0 + 1)" }
    return text.joined(separator: "\n") + "\n"
  }

  private static func frame(_ number: UInt32) -> String {
    """

    final class Ticker: UIView {
      private let corner = CALayer()
      private var count = 0

      override init(frame: CGRect) {
        super.init(frame: frame)
        let color: UInt32 = \(number)
        let part = { (shift: UInt32) in CGFloat((color >> shift) & 255) / 255 }
        backgroundColor = UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
        corner.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
        layer.addSublayer(corner)
        CADisplayLink(target: self, selector: Selector("tick", Ticker.tick)).add(to: .main, forMode: .common)
      }

      required init?(coder: NSCoder) { nil }

      func tick() {
        count += 1
        CATransaction.setDisableActions(true)
        corner.backgroundColor = UIColor(white: CGFloat(count % 200 + 20) / 255, alpha: 1).cgColor
      }
    }

    #Preview("Ticker", traits: .fixedLayout(width: 480, height: 320)) {
      Ticker(frame: CGRect(x: 0, y: 0, width: 480, height: 320))
    }

    """
  }

  /// Twelve lines that a scene might have.
  private static func part(_ number: Int) -> String {
    """
    func makeCard\(number)(in parent: CALayer, at place: CGPoint) -> CALayer {
      let card = CALayer()
      card.bounds = CGRect(x: 0, y: 0, width: \(40 + number), height: 60)
      card.position = CGPoint(x: place.x + CGFloat(\(number)) * 4, y: place.y)
      card.cornerRadius = 8
      card.backgroundColor = UIColor.systemTeal.cgColor
      let turn = CABasicAnimation(keyPath: "transform.rotation.z")
      (turn.byValue, turn.duration, turn.repeatCount) = (Double.pi, 0.\(number % 9 + 1), .infinity)
      card.add(turn, forKey: "turn")
      parent.addSublayer(card)
      return card
    }
    """
  }
}
