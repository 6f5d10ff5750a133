// `animateViews`: a block animation that reads like a statement.
//
// Click, or press Return, to shuffle the tiles. The closure runs at once and does not escape, so
// properties need no `self.`; duration, delay and curve have defaults and are named where given.

import UIKit

final class AnimateViewsController: UIViewController {
  private var tiles: [UIView] = []
  private var turn = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let colors: [UIColor] = [.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemBlue]
    for (index, color) in colors.enumerated() {
      let tile = UIView(frame: place(of: index))
      tile.backgroundColor = color
      tile.layer.cornerRadius = 8
      view.addSubview(tile)
      tiles.append(tile)
    }
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: .shuffle))
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardReturnOrEnter }) { shuffle() }
  }

  func shuffle() {
    turn += 1
    for index in tiles.indices {
      animateViews(duration: 0.6, delay: 0.08 * Double(index), curve: .easeInOut) {
        tiles[index].frame = place(of: (index + turn) % tiles.count)
        tiles[index].alpha = turn % 2 == 0 ? 1 : 0.6
      }
    }
  }

  private func place(of index: Int) -> CGRect {
    CGRect(x: 40 + 80 * index, y: 60 + 28 * index, width: 72, height: 72)
  }
}

extension Selector {
  static let shuffle = Selector("shuffle", AnimateViewsController.shuffle)
}

#Preview("Animate Views", traits: .fixedLayout(width: 480, height: 320)) {
  AnimateViewsController()
}
