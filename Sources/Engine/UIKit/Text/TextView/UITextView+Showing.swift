import CoreGraphics
import Foundation
import QuartzCore

/// What a text view shows: its lines, the selection, and the caret.
extension UITextView {
  /// The text in readable form.
  package var readableText: String { edited.text }

  /// Changes the attributes of the text.
  func changeLooks(_ change: (inout LabelText) -> Void) {
    // An attributed text gets the new attributes too.
    if let styled = edited.styled { looks.setAttributed(styled) }
    change(&looks)
    if edited.styled != nil { edited.styled = looks.attributed }
    textDidChangeLooks()
  }

  /// The text, its attributes or its room have changed.
  ///
  /// - Parameter isEdit: Whether characters have changed alone, so that the other paragraphs look as before.
  func textDidChangeLooks(isEdit: Bool = false) {
    if let styled = edited.styled {
      looks.setAttributed(styled)
    } else {
      looks.setText(edited.text)
    }
    parts.oldBlocks = isEdit ? parts.blocks ?? parts.oldBlocks : nil
    parts.blocks = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    if bounds.width > 0 { showContentSize() }
  }

  /// The distances of the lines from the sides.
  private var margins: UIEdgeInsets {
    var margins = textContainerInset
    margins.left += textContainer.lineFragmentPadding
    margins.right += textContainer.lineFragmentPadding
    return margins
  }

  private func lineWidth(in width: CGFloat) -> CGFloat {
    max(width - margins.left - margins.right, 1)
  }

  /// The lines, laid out on first access for a width.
  var blocks: TextBlocks {
    let width = lineWidth(in: bounds.width)
    if let known = parts.blocks, parts.width == width { return known }
    let blocks = TextBlocks(looks, edited, width: width, reusing: parts.oldBlocks)
    (parts.blocks, parts.oldBlocks, parts.width) = (blocks, nil, width)
    return blocks
  }

  func fittingSize(in width: CGFloat) -> CGSize {
    let width = width > 0 && width.isFinite ? width : .greatestFiniteMagnitude
    let known = width == bounds.width
    let blocks = known ? self.blocks : TextBlocks(looks, edited, width: lineWidth(in: width))
    return CGSize(
      width: min((blocks.size.width + margins.left + margins.right).rounded(.up), width),
      height: (blocks.size.height + margins.top + margins.bottom).rounded(.up)
    )
  }

  private func showContentSize() {
    let height = (blocks.size.height + margins.top + margins.bottom).rounded(.up)
    let size = CGSize(width: bounds.width, height: height)
    if contentSize != size { contentSize = size }
  }

  /// Shows the lines in sight, the selection and the caret.
  func showText() {
    guard bounds.width > 0, bounds.height > 0 else { return }
    let width = parts.width
    showContentSize()
    // (Another width makes other lines.)
    if parts.width != width { invalidateIntrinsicContentSize() }
    if parts.canvas.frame != bounds || parts.drawnBlocks !== blocks {
      parts.canvas.frame = bounds
      parts.canvas.setNeedsDisplay()
      parts.drawnBlocks = blocks
    }
    let isSelected = isFirstResponder && edited.hasSelection
    let seen = bounds.minY - margins.top...bounds.maxY - margins.top
    let marks = isSelected ? frames(of: edited.selection, in: seen) : []
    parts.mark(
      marks.filter { $0.intersects(bounds) },
      ControlStyle.selectionColor(tintColor),
      in: self
    )
    parts.caret.view.backgroundColor = tintColor
    if isEditing { parts.caret.view.frame = caretFrame(atOffset: edited.head) }
  }

  /// Restarts the blinking of the caret, if it is shown.
  func restartCaret() {
    let hasKeyboard = !(window?.base.hasLostKeyboard ?? false)
    if isEditing, isEditable, !edited.hasSelection, hasKeyboard {
      parts.caret.begin()
    } else {
      parts.caret.stop()
    }
  }

  /// Draws the lines in sight, in a context whose origin is that of the visible part.
  func drawContent() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let seen = parts.canvas.frame
    context.translateBy(x: margins.left - seen.minX, y: margins.top - seen.minY)
    blocks.draw(in: context, from: seen.minY - margins.top, to: seen.maxY - margins.top)
  }

  /// The frame of a caret at an offset, in the view's coordinates.
  func caretFrame(atOffset offset: Int) -> CGRect {
    let caret = blocks.caret(at: min(max(offset, 0), edited.length))
    let most = max(lineWidth(in: bounds.width) - ControlStyle.caretWidth, 0)
    let scale = layer.contentsScale
    return CGRect(
      x: ((margins.left + min(max(caret.minX, 0), most)) * scale).rounded() / scale,
      y: margins.top + caret.minY,
      width: ControlStyle.caretWidth,
      height: caret.height
    )
  }

  /// The offset of the boundary between characters that is nearest to a point, in the view's coordinates.
  func offset(at point: CGPoint) -> Int {
    let place = blocks.offset(at: CGPoint(x: point.x - margins.left, y: point.y - margins.top))
    return edited.boundary(atOrBefore: place)
  }

  /// The frames of characters, in the view's coordinates; with `seen` those of the paragraphs between two heights.
  func frames(of range: NSRange, in seen: ClosedRange<CGFloat>? = nil) -> [CGRect] {
    blocks.frames(of: range, in: seen).map { $0.offsetBy(dx: margins.left, dy: margins.top) }
  }
}

/// The subviews of a text view.
final class TextViewParts {
  /// Draws the lines in sight: as large as the visible part.
  let canvas = EditorCanvas()
  let caret = FieldCaret()
  /// The lines for a width; `nil` while they are not laid out.
  var blocks: TextBlocks?
  /// Those before an edit, until they are laid out again.
  var oldBlocks: TextBlocks?
  /// Those that the canvas has drawn.
  var drawnBlocks: TextBlocks?
  var width: CGFloat = 0
  private var marks = SelectionMarks()

  func place(in view: UITextView) {
    canvas.editor = view
    view.addSubview(canvas)
    view.addSubview(caret.view)
  }

  /// Shows the highlights of the selection.
  func mark(_ frames: [CGRect], _ color: UIColor, in view: UITextView) {
    marks.show(frames, color) { view.insertSubview($0, belowSubview: canvas) }
  }
}
