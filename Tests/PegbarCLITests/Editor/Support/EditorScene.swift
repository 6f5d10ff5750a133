import SceneProtocol

/// Scenes as they are open in an editor, with a word at each place that a test asks about.
enum EditorScene {
  /// One without a mistake.
  static let good = """
    import UIKit

    final class CardView: UIView {
      let card = CALayer()

      func show() {
        card.cornerRadius = 20
        layer.addSublayer(card)
      }
    }

    #Preview("Card") {
      let view = CardView()
      view.show()
      return view
    }

    """

  /// One with a mistake in line 4.
  static let bad = """
    import UIKit

    #Preview("Bad") {
      UIView().shows(CALayer())
    }

    """

  /// One that was written for the Objective-C runtime, with a character of two UTF-16 units before what is rewritten.
  static let objectiveC = """
    import UIKit

    final class Pad: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let tap = /* 🎈 */ UITapGestureRecognizer(target: self, action: #selector(tapped(_:))); view.addGestureRecognizer(tap)
      }

      /// Turns the view red.
      @objc func tapped(_ tap: UITapGestureRecognizer) { view.backgroundColor = .red }
    }

    #Preview { Pad() }

    """

  /// One that asks for what cannot be had.
  static let refused = """
    import UIKit

    final class Pad: UIView {
      @objc var level = 1.0
      let get = #selector(getter: level)
    }

    #Preview { Pad() }

    """
}
