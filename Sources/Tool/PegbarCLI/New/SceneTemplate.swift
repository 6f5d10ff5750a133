/// The text of a new scene: it is the first that a beginner reads, so it explains itself.
struct SceneTemplate {
  /// The name of the scene.
  let name: SceneName
  /// The file's path, as it is typed in a shell.
  let shellPath: String

  /// The file's text.
  var text: String {
    let type = name.typeName
    return """
      // \(name.title): a scene to start from. Click anywhere: the card goes there.
      //
      //   pegbar \(shellPath)
      //   pegbar shot \(shellPath) --at 0.5 -o out.png
      //
      // The first opens it in a window, the second draws the moment half a second after its beginning.

      import UIKit

      final class \(type): UIViewController {
        private let card = CALayer()
        private let dot = CALayer()
        private let colors: [UIColor] = [.systemBlue, .systemPink, .systemGreen, .systemOrange]
        private var taps = 0

        // Called once, before anything is seen: the place to put layers together.
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = UIColor(white: 0.96, alpha: 1)

          // Bounds say how large a layer is, the position where its middle is in the layer around it.
          card.bounds = CGRect(x: 0, y: 0, width: 200, height: 120)
          card.position = CGPoint(x: 240, y: 160)
          card.cornerRadius = 20
          // By its name a tape finds it: `Click #card`.
          card.name = "card"
          card.backgroundColor = colors[0].cgColor
          card.shadowOpacity = 0.3
          card.shadowRadius = 12
          card.shadowOffset = CGSize(width: 0, height: 8)
          view.layer.addSublayer(card)

          // The dot is in the card: wherever the card goes, the dot goes with it.
          dot.bounds = CGRect(x: 0, y: 0, width: 32, height: 32)
          dot.position = CGPoint(x: 36, y: 60)
          dot.cornerRadius = 16
          dot.backgroundColor = UIColor.white.cgColor
          card.addSublayer(dot)

          swayDot()
          view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: .tapped))
        }

        // An animation that is asked for: from here to there, in this time, back again, for ever.
        private func swayDot() {
          let sway = CABasicAnimation(keyPath: "position.x")
          sway.fromValue = 36
          sway.toValue = 164
          sway.duration = 1
          sway.autoreverses = true
          sway.repeatCount = .infinity
          sway.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
          dot.add(sway, forKey: "sway")
        }

        // Animations that come by themselves: a layer goes from its old values to new ones. The
        // transaction says how; without it they take a quarter of a second.
        func tapped(_ tap: UITapGestureRecognizer) {
          taps += 1
          CATransaction.begin()
          CATransaction.setAnimationDuration(0.6)
          CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeOut))
          card.position = tap.location(in: view)
          card.backgroundColor = colors[taps % colors.count].cgColor
          CATransaction.commit()
        }
      }

      // What a tap calls, by a name: there is no Objective-C runtime that would find the method.
      extension Selector {
        static let tapped = Selector("tapped", \(type).tapped)
      }

      // What the window shows, and how large. Without the trait, a controller has a phone's screen.
      // A file may have several previews, each with a name for `--scene`.
      #Preview("\(name.title)", traits: .fixedLayout(width: 480, height: 320)) {
        \(type)()
      }

      """
  }
}
