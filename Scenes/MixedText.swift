// Text of many scripts on one page, in the bundled font, which is the same on every machine: English, Hebrew and
// Arabic in their own directions, Chinese, Japanese and Korean, emoji, and runs of different looks in one line.
//
// Space makes the columns narrower, and wider again: lines reflow. Return makes the title grow: its size
// animates, and the text is drawn for each frame. A click turns the color of the title, which animates too.

import UIKit

final class MixedTextController: UIViewController {
  private let headline = CATextLayer()
  private let columns = [UILabel(), UILabel()]
  private let looks = UILabel()
  private let cut = UILabel()
  private var isNarrow = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.99, green: 0.98, blue: 0.95, alpha: 1)
    addHeadline()
    addColumns()
    addLooks()
    addCutLines()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: .tapped))
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      switch press.key?.keyCode {
      case .keyboardSpacebar:
        isNarrow.toggle()
        layOutColumns()
      case .keyboardReturnOrEnter: headline.fontSize = headline.fontSize < 30 ? 34 : 26
      default: break
      }
    }
  }

  func tapped(_ tap: UITapGestureRecognizer) {
    headline.foregroundColor = UIColor.systemRed.cgColor
  }

  private func addHeadline() {
    headline.frame = CGRect(x: 20, y: 12, width: 440, height: 44)
    headline.contentsScale = UIScreen.main.scale
    (headline.font, headline.fontSize) = ("Pegbar Test", 26)
    headline.foregroundColor = UIColor(red: 0.1, green: 0.2, blue: 0.45, alpha: 1).cgColor
    headline.alignmentMode = .center
    headline.string = "Hello · שלום · سلام · 你好"
    view.layer.addSublayer(headline)
  }

  // A paragraph stands by its own first letter: English at the left, Hebrew and Arabic at the right.
  private func addColumns() {
    columns[0].text = """
      A line of English with שלום עולם in it breaks where it must.
      Ελληνικά, Русский и ещё слова.
      日本語の文字は、画面の中で光る。안녕하세요, 세계!
      """
    columns[1].text = """
      שלום עולם, כאן כתוב Pegbar באמצע השורה.
      مرحبا بالعالم، هذا نص عربي مع English و 123.
      你好，世界！ ☀ ★ ♥ 😀 😎
      """
    for column in columns {
      column.font = font(14)
      column.numberOfLines = 0
      column.backgroundColor = .white
      column.layer.borderColor = UIColor(white: 0.8, alpha: 1).cgColor
      column.layer.borderWidth = 1
      view.addSubview(column)
    }
    layOutColumns()
  }

  private func layOutColumns() {
    let width: CGFloat = isNarrow ? 150 : 214
    columns[0].frame = CGRect(x: 20, y: 60, width: width, height: 150)
    columns[1].frame = CGRect(x: 460 - width, y: 60, width: width, height: 150)
  }

  private func addLooks() {
    let text = NSMutableAttributedString(string: "")
    func add(_ string: String, _ looks: [NSAttributedString.Key: Any]) {
      let usual: [NSAttributedString.Key: Any] = [.font: font(17), .foregroundColor: UIColor.black]
      text.append(NSAttributedString(string: string, attributes: usual.merging(looks) { $1 }))
    }
    add("Red", [.foregroundColor: UIColor.red])
    add(" bold", [.font: font(17, "PegbarTest-Bold")])
    add(" kern", [.kern: 4])
    add(" under", [.underlineStyle: NSUnderlineStyle.single.rawValue])
    add(" through", [.strikethroughStyle: 1, .strikethroughColor: UIColor.red])
    add(" ground", [.backgroundColor: UIColor.yellow])
    add(" x", [:])
    add("2", [.baselineOffset: 6, .font: font(10)])
    add(" line", [.strokeWidth: 3, .font: font(24, "PegbarTest-Bold")])
    looks.attributedText = text
    looks.frame = CGRect(x: 20, y: 216, width: 440, height: 32)
    view.addSubview(looks)
  }

  // The same text cut at its end, its middle and its start.
  private func addCutLines() {
    let modes: [NSLineBreakMode] = [.byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead]
    for (index, mode) in modes.enumerated() {
      let label = UILabel(frame: CGRect(x: 20 + 148 * index, y: 252, width: 144, height: 22))
      label.font = font(14)
      label.text = "The quick brown fox jumps"
      label.lineBreakMode = mode
      label.textColor = .systemBlue
      view.addSubview(label)
    }
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineSpacing) = (.justified, 2)
    cut.attributedText = NSAttributedString(
      string: "Justified lines fill the width, but for the last one, which ends where it ends.",
      attributes: [.font: font(13), .paragraphStyle: style]
    )
    cut.numberOfLines = 2
    cut.frame = CGRect(x: 20, y: 276, width: 440, height: 40)
    view.addSubview(cut)
  }

  private func font(_ size: CGFloat, _ name: String = "Pegbar Test") -> UIFont {
    UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
  }
}

extension Selector {
  static let tapped = Selector("tapped", MixedTextController.tapped)
}

#Preview("Mixed Text", traits: .fixedLayout(width: 480, height: 320)) {
  MixedTextController()
}
