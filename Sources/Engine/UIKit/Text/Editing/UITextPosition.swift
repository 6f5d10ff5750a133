public import Foundation

/// A position between two characters of a text; only the text that made it can interpret it.
nonisolated open class UITextPosition: NSObject {
  /// A position of no text.
  public override init() { super.init() }
}

/// A range of a text, from one of its positions to another.
nonisolated open class UITextRange: NSObject {
  /// A range of no text.
  public override init() { super.init() }

  /// The start of the range.
  open var start: UITextPosition { UITextPosition() }
  /// The end of the range.
  open var end: UITextPosition { UITextPosition() }
  /// Whether the range has no characters; default true.
  open var isEmpty: Bool { true }
}

/// A position in a text that is edited: the number of UTF-16 units before it.
nonisolated final class FieldPosition: UITextPosition {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? FieldPosition)?.offset == offset }
  override var hash: Int { offset }
}

/// A range of a text that is edited.
nonisolated final class FieldRange: UITextRange {
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  override var start: UITextPosition { FieldPosition(range.location) }
  override var end: UITextPosition { FieldPosition(range.location + range.length) }
  override var isEmpty: Bool { range.length == 0 }

  override func isEqual(_ object: Any?) -> Bool { (object as? FieldRange)?.range == range }
  override var hash: Int { range.location &* 31 &+ range.length }
}
