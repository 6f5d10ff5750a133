// A list that is longer than its window.
//
// Drag it and release it: it slows down by itself, and gives at its ends. The wheel and the arrow keys
// move it too. The strip of cards at the top turns by pages, sideways; a drag in it that goes up or
// down is the list's. A row takes a click, and loses it when the click becomes a drag.

import UIKit

final class ScrollingListController: UIViewController, UIScrollViewDelegate {
  private let list = UIScrollView()
  private let cards = UIScrollView()
  private let offset = UILabel()
  private var chosen: UIButton?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.95, alpha: 1)
    list.frame = CGRect(x: 0, y: 0, width: 320, height: 440)
    list.delegate = self
    view.addSubview(list)
    addCards()
    addRows()

    offset.frame = CGRect(x: 0, y: 440, width: 320, height: 40)
    offset.textAlignment = .center
    view.addSubview(offset)
    scrollViewDidScroll(list)
  }

  private func addCards() {
    cards.frame = CGRect(x: 0, y: 0, width: 320, height: 120)
    cards.isPagingEnabled = true
    cards.indicatorStyle = .white
    let colors: [UIColor] = [.systemBlue, .systemTeal, .systemPurple, .systemOrange]
    for (index, color) in colors.enumerated() {
      let card = UIView(frame: CGRect(x: 320 * index + 12, y: 12, width: 296, height: 96))
      card.backgroundColor = color
      card.layer.cornerRadius = 16
      cards.addSubview(card)
    }
    cards.contentSize = CGSize(width: 320 * colors.count, height: 120)
    list.addSubview(cards)
  }

  private func addRows() {
    for index in 0..<40 {
      let row = UIButton(frame: CGRect(x: 12, y: 124 + 52 * index, width: 296, height: 44))
      row.backgroundColor = .white
      row.layer.cornerRadius = 10
      row.setTitle("Row \(index + 1)", for: .normal)
      row.setTitleColor(.black, for: .normal)
      row.addTarget(self, action: .rowPressed, for: .touchUpInside)
      list.addSubview(row)
    }
    list.contentSize = CGSize(width: 320, height: 124 + 52 * 40)
  }

  func rowPressed(_ row: UIButton) {
    UIView.animate(withDuration: 0.25) {
      self.chosen?.backgroundColor = .white
      row.backgroundColor = .systemYellow
    }
    chosen = row
    list.scrollRectToVisible(row.frame.insetBy(dx: 0, dy: -12), animated: true)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offset.text = "\(Int(scrollView.contentOffset.y)) of \(Int(list.contentSize.height - 440))"
  }
}

extension Selector {
  static let rowPressed = Selector("rowPressed", ScrollingListController.rowPressed)
}

#Preview("Scrolling List", traits: .fixedLayout(width: 320, height: 480)) {
  ScrollingListController()
}
