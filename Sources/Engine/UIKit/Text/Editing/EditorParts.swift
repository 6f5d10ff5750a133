import CoreGraphics

/// Draws an editor's text.
final class EditorCanvas: UIView {
  weak var editor: (any TextEditor)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) { editor?.drawContent() }
}

/// The highlights of a selection behind its text, one or more.
struct SelectionMarks {
  private var views: [UIView] = []

  /// Shows highlights.
  ///
  /// - Parameters:
  ///   - frames: Their frames.
  ///   - color: Their color.
  ///   - insert: Puts a new one behind the text.
  mutating func show(_ frames: [CGRect], _ color: UIColor, insert: (UIView) -> Void) {
    while views.count < frames.count {
      let mark = ControlStyle.makePart()
      insert(mark)
      views.append(mark)
    }
    for (index, mark) in views.enumerated() {
      mark.isHidden = index >= frames.count
      if index < frames.count { (mark.frame, mark.backgroundColor) = (frames[index], color) }
    }
  }
}
