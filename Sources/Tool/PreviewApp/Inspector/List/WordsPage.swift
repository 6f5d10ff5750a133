import CoreGraphics
import SceneProtocol
import UIKit
import WindowSystem

/// A page of the inspector that is words alone: paragraphs to scroll; a press on one selects the layer that it names.
class WordsPage: InspectorPage {
  let text = ParagraphsView()
  var view: UIView { text }
  /// Called with the layer of a pressed paragraph.
  var onLayer: (Int) -> Void = { _ in }

  /// A page that says something until it is shown something else.
  init(hint: String) {
    text.onPress = { [unowned self] in onLayer($0) }
    show(hint: hint)
  }

  func show(hint: String) {
    text.paragraphs = [.init(text: hint, color: InspectorStyle.softText)]
  }

  var lines: [String] { text.lines }

  func scroll(by distance: CGFloat) { text.scroll(by: distance) }

  func take(_ key: KeyState) -> Bool { text.takeScrolling(key) }
}

extension ParagraphsView {
  /// Scrolls by a key.
  ///
  /// - Returns: Whether the key is one that scrolls.
  func takeScrolling(_ key: KeyState) -> Bool {
    switch SceneKey.name(ofKeysym: key.keysym) {
    case "Up": scroll(by: -40)
    case "Down": scroll(by: 40)
    case "PageUp": scroll(by: -200)
    case "PageDown": scroll(by: 200)
    default: return false
    }
    return true
  }
}

extension ParagraphsView.Paragraph {
  /// The title of the paragraphs below it.
  static func heading(_ text: String) -> Self {
    .init(text: text, face: .heading, color: InspectorStyle.softText, gap: 10)
  }

  /// Words that are not as important.
  static func soft(_ text: String) -> Self { .init(text: text, color: InspectorStyle.softText) }
}
