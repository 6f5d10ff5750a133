/// A scene of three files, of which tests change some.
enum FolderScenes {
  /// A view that has its color from another file, and its size from a third.
  static let files = [
    "App/Card.swift": card, "App/Model/Theme.swift": theme("red"), "App/Size.swift": size,
  ]

  static let card = """
    import UIKit

    final class Card: UIView {
      func fill() { backgroundColor = Theme.color }
    }

    #Preview("Card", traits: .fixedLayout(width: 480, height: 320)) {
      let card = Card(frame: CGRect(x: 0, y: 0, width: cardSize.width, height: cardSize.height))
      card.fill()
      return card
    }

    """

  /// The colors that tests of windows know.
  static func theme(_ color: String) -> String {
    """
    import UIKit

    enum Theme {
      static var color: UIColor {
        UIColor(
          red: \(color == "red" ? 1 : 0),
          green: \(color == "green" ? 1 : 0),
          blue: \(color == "blue" ? 1 : 0),
          alpha: 1
        )
      }
    }

    """
  }

  static let size = """
    import UIKit

    let cardSize = CGSize(width: 480, height: 320)

    """
}
