// Text of several lines to type in: a text view that scrolls, and one that grows with its text.
//
// Type; the arrow keys, Page Up and Page Down, Home and End move, with Shift they select. Double
// click selects a word, a third click the paragraph; Ctrl+Z takes back. The lower view is as high as
// its text, up to five lines, and the upper one makes way in an animation.

import UIKit

final class Notes: UIView, UITextViewDelegate {
  private let page = UITextView()
  private let line = UITextView()
  private let count = UILabel()
  private var lineHeight: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0.93, alpha: 1)
    page.font = .systemFont(ofSize: 17)
    page.textContainerInset = UIEdgeInsets(top: 14, left: 10, bottom: 14, right: 10)
    page.attributedText = Self.text
    page.layer.cornerRadius = 10
    page.delegate = self
    page.accessibilityIdentifier = "page"
    line.font = .systemFont(ofSize: 17)
    line.layer.cornerRadius = 10
    line.layer.borderWidth = 1
    line.layer.borderColor = UIColor(white: 0.8, alpha: 1).cgColor
    line.delegate = self
    line.accessibilityIdentifier = "line"
    count.textColor = .secondaryLabel
    count.textAlignment = .right
    for view in [page, line, count] { addSubview(view) }
    textViewDidChange(page)
  }

  required init?(coder: NSCoder) { nil }

  private static var text: NSAttributedString {
    let text = NSMutableAttributedString(
      string: "Notes\n",
      attributes: [.font: UIFont.systemFont(ofSize: 26, weight: .bold)]
    )
    text.append(
      NSAttributedString(
        string: """
          Lines break between words where the view ends, and paragraphs where Return was pressed.

          What is typed looks as what is before it. Words can be selected by a double click, moved by the clipboard, \
          and pasted with the middle button.
          """,
        attributes: [.font: UIFont.systemFont(ofSize: 17)]
      )
    )
    return text
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 32
    let height = min(max(line.sizeThatFits(CGSize(width: width, height: 0)).height, 36), 120)
    line.frame = CGRect(x: 16, y: bounds.height - height - 16, width: width, height: height)
    page.frame = CGRect(x: 16, y: 16, width: width, height: line.frame.minY - 54)
    count.frame = CGRect(x: 16, y: page.frame.maxY + 6, width: width, height: 26)
    lineHeight = height
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    line.becomeFirstResponder()
  }

  func textViewDidChange(_ textView: UITextView) {
    let words = (page.text + " " + line.text).split { $0.isWhitespace }.count
    count.text = "\(words) words"
    let width = bounds.width - 32
    guard lineHeight > 0,
      min(max(line.sizeThatFits(CGSize(width: width, height: 0)).height, 36), 120) != lineHeight
    else { return }
    setNeedsLayout()
    UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
  }
}

#Preview("Notes", traits: .fixedLayout(width: 400, height: 420)) {
  Notes(frame: CGRect(x: 0, y: 0, width: 400, height: 420))
}
