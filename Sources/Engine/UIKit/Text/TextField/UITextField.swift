public import QuartzCore
import WindowSystem

/// A line of text that a person can change, with the keyboard and the mouse.
///
/// A press of the mouse gives it the keys, and Tab takes them on (`UIWindow`). What the keys do is X11's convention,
/// with Ctrl where Apple has Command; `UITextField+Keys.swift` has the list. What is selected can be pasted elsewhere
/// with the middle button. Text is one line: line ends and tabs that are set, typed or pasted are spaces, other control
/// characters are left out. Left and Right follow the order of reading, in text that runs from right to left the other
/// way round.
open class UITextField: UIControl, UITextInput, UIResponderStandardEditActions {
  /// The text; never `nil`, default empty.
  ///
  /// Setting it puts the caret at the end, and tells nobody.
  open var text: String? {
    get { edited.text }
    set { setText(EditedText.line(newValue ?? ""), styled: nil) }
  }
  /// The text with its looks; what it does not say is as `font`, `textColor` and `textAlignment` say.
  ///
  /// What is typed looks like what it takes the place of, or else like what is in front of it.
  open var attributedText: NSAttributedString? {
    get { looks.completed(edited.styled ?? NSAttributedString(string: edited.text)) }
    set {
      let line = newValue.map { EditedText.line($0) }
      setText(line?.string ?? "", styled: line)
    }
  }
  /// What is shown, in gray, while there is no text; default `nil`.
  open var placeholder: String? {
    get { hint.attributed?.string }
    set { changeHint { $0.setText(newValue) } }
  }
  /// The same with its looks.
  open var attributedPlaceholder: NSAttributedString? {
    get { hint.attributed }
    set { changeHint { $0.setAttributed(newValue) } }
  }
  /// The font; default the system's of 17 points, which `nil` gives too.
  open var font: UIFont? {
    get { looks.font }
    set {
      changeLooks { $0.setFont(newValue ?? LabelText().font) }
      changeHint { $0.setFont(newValue ?? LabelText().font) }
    }
  }
  /// The text's color; default `.label`, which `nil` gives too.
  open var textColor: UIColor? {
    get { looks.textColor }
    set { changeLooks { $0.setTextColor(newValue ?? .label) } }
  }
  /// How the text stands in the width; default `.natural`: by its first letter with a direction.
  open var textAlignment: NSTextAlignment {
    get { looks.alignment }
    set {
      changeLooks { $0.setAlignment(newValue) }
      changeHint { $0.setAlignment(newValue) }
    }
  }
  /// Whether text that is too wide is drawn smaller while it is not edited; default false.
  open var adjustsFontSizeToFitWidth: Bool {
    get { looks.shrinks }
    set { changeLooks { $0.shrinks = newValue } }
  }
  /// The least size that it is drawn in then, in points; default 0.
  open var minimumFontSize: CGFloat = 0 {
    didSet { changeLooks { _ in } }
  }
  /// What is drawn around the field; default `.none`.
  open var borderStyle = BorderStyle.none {
    didSet { bordersChanged() }
  }
  /// When there is a button that clears the text, while there is some; default `.never`.
  ///
  /// A right view that is shown takes its place.
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// A view in front of the text, of its own size; default `nil`.
  open var leftView: UIView? {
    didSet { replaceSideView(oldValue, by: leftView) }
  }
  /// When it is shown; default `.never`.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// A view behind the text, of its own size; default `nil`.
  open var rightView: UIView? {
    didSet { replaceSideView(oldValue, by: rightView) }
  }
  /// When it is shown; default `.never`.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// Whether the text is cleared when editing begins, unless the delegate forbids it; default false.
  open var clearsOnBeginEditing = false
  /// Who decides what may be done, and hears of it; not kept alive.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Kept, with no effect: the keyboard is the person's own.
  open var keyboardType = UIKeyboardType.default
  /// Kept, with no effect.
  open var returnKeyType = UIReturnKeyType.default
  /// Kept, with no effect: nothing is corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Kept, with no effect: Shift is the person's own.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Kept, with no effect: nothing is looked up.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Kept, with no effect.
  open var textContentType: UITextContentType?
  /// Kept, with no effect.
  open var enablesReturnKeyAutomatically = false
  /// Whether nobody may read the text; default false.
  ///
  /// Bullets are shown, nothing can be copied or cut or undone, what is selected is offered to nobody, and words are
  /// not told apart. Pictures of keys that are recorded or shown over the scene have bullets for what is typed, and so
  /// have tapes that are written of what a person does: the keys that were typed are not in them.
  open var isSecureTextEntry = false {
    didSet {
      history = EditHistory()
      changeLooks { _ in }
    }
  }

  /// Whether the field has the keys, and its delegate was told of it.
  open internal(set) var isEditing = false

  var edited = EditedText()
  var history = EditHistory()
  var looks = LabelText()
  var hint = LabelText()
  let parts = FieldParts()
  var mouse: FieldMouse?
  /// The number of the paste that is waited for.
  var pasteNumber = 0
  /// The selection that the delegate was told of last.
  var lastSelection = NSRange(location: 0, length: 0)
  /// Whether the field leaves its window, and nobody is asked.
  var isLeaving = false

  /// A field without text at `frame` in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    hint.setTextColor(ControlStyle.placeholder)
    parts.place(in: self)
  }

  /// Always `nil`: there are no archives of views to read here.
  public required init?(coder: NSCoder) { nil }

  // Where things are.

  /// Where the border is drawn: all of the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where the text is drawn while it is not edited: between the views beside it.
  open func textRect(forBounds bounds: CGRect) -> CGRect { usualTextRect(in: bounds) }

  /// Where the text is while it is edited; default the same.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { usualTextRect(in: bounds) }

  /// Where the placeholder is drawn; default where the text is.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// Where the button that clears the text is: at the right.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { usualClearRect(in: bounds) }

  /// Where the left view is: at the left, in the middle of the height.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: leftView, isLeft: true, in: bounds)
  }

  /// Where the right view is: at the right, in the middle of the height.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: rightView, isLeft: false, in: bounds)
  }

  /// Draws the text in a rectangle of the current context, in the middle of its height.
  open func drawText(in rect: CGRect) { drawUsualText(in: rect) }

  /// Draws the placeholder in a rectangle of the current context, in the middle of its height.
  open func drawPlaceholder(in rect: CGRect) { draw(hint, in: rect) }

  /// The size of the text, or of the placeholder, with what is around it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { wishedSize }

  /// The same.
  open override var intrinsicContentSize: CGSize { wishedSize }

  /// Places what the field is made of.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  /// The caret and what is selected have the tint color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showText()
  }

  // The keys.

  /// Keys may go to it while it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Whether the delegate lets it give the keys up.
  open override var canResignFirstResponder: Bool {
    isLeaving || !isEnabled || !isEditing || delegate?.textFieldShouldEndEditing(self) ?? true
  }

  /// Takes the keys, if the delegate allows it, and begins to edit.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    beginEditing { super.becomeFirstResponder() }
  }

  /// Gives the keys up, if the delegate allows it, and ends editing.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    endEditing { super.resignFirstResponder() }
  }

  /// Ends editing, asking nobody, when the field leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    if newWindow !== window { leaveWindow() }
    super.willMove(toWindow: newWindow)
  }

  override func stateChanged() {
    super.stateChanged()
    changeLooks { $0.isEnabled = isEnabled }
  }

  override var keepsTaps: Bool { true }
  override var keepsDrags: Bool { true }
  override var showsFocusRing: Bool { borderStyle != .none }
  override var focusShape: (frame: CGRect, radius: CGFloat) {
    let distance = ControlStyle.focusDistance
    // Close around the field: on its border.
    return (borderRect(forBounds: bounds).insetBy(dx: distance, dy: distance), boxRadius - distance)
  }
  override func take(_ key: UIKey, isRepeat: Bool) -> Bool { perform(FieldKey(key, in: self)) }
  override func usesBeforeCommands(_ key: UIKey) -> Bool {
    isEnabled && isFirstResponder && FieldKey(key, in: self) != nil
  }

  // The mouse.

  /// Takes the keys, and puts the caret where the pointer is, or selects there.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    press(touch, event)
  }

  /// Selects from where the button went down.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag(touch)
    return true
  }

  /// Offers what is selected for the middle button.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endDrag() }

  /// The selection stays as it is.
  open override func cancelTracking(with event: UIEvent?) { endDrag() }

  // The text: `UITextField+Input.swift` says how.

  /// Whether there is text.
  open var hasText: Bool { !edited.text.isEmpty }

  /// Puts text where the caret is, in the place of what is selected.
  ///
  /// The delegate is not asked, as the program does it itself; `editingChanged` is told.
  open func insertText(_ text: String) { put(text) }

  /// Deletes what is selected, or the character in front of the caret, as `insertText(_:)` does.
  open func deleteBackward() { putNothing() }

  /// What is selected, or where the caret is; a range of another text changes nothing.
  open var selectedTextRange: UITextRange? {
    get { FieldRange(edited.selection) }
    set { if let range = newValue as? FieldRange { select(range.range) } }
  }

  /// The characters of a range; `nil` for a range of another text.
  open func text(in range: UITextRange) -> String? {
    (range as? FieldRange).map { edited.string(in: $0.range) }
  }

  /// Puts characters in the place of others, as `insertText(_:)` does.
  open func replace(_ range: UITextRange, withText text: String) {
    if let range = range as? FieldRange { put(text, in: range.range) }
  }

  /// Where a caret stands at a place, in the field's coordinates, two points wide.
  open func caretRect(for position: UITextPosition) -> CGRect { caretFrame(at: position) }

  /// The box around a range, in the field's coordinates.
  open func firstRect(for range: UITextRange) -> CGRect { box(around: range) }

  /// The place that is nearest to a point of the field.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    FieldPosition(offset(at: point))
  }

  /// Whether a responder's standard action can be done now: with text selected, or copied, and none of it secret.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canDo(action) ?? super.canPerformAction(action, withSender: sender)
  }

  /// Copies what is selected, and deletes it, if the delegate allows that.
  open func cut(_ sender: Any?) { if copySelection() { deleteSelection() } }

  /// Copies what is selected; nothing of a secure field.
  open func copy(_ sender: Any?) { copySelection() }

  /// Puts what is copied in the place of what is selected, if the delegate allows that.
  ///
  /// What another program has copied comes when that answers, and is put where the selection is then. It is not
  /// pasted any more if the field has given up the keys, or something else is pasted, meanwhile. An owner that does not
  /// answer, or has copied more than a mebibyte, is reported on standard error, and nothing is pasted.
  open func paste(_ sender: Any?) { paste(from: .clipboard) }

  /// Selects the word that the caret is in.
  open func select(_ sender: Any?) { select(wordAt: edited.head) }

  /// Selects all.
  open func selectAll(_ sender: Any?) { select(edited.whole, offers: true) }

  /// Deletes what is selected, if the delegate allows that.
  open func delete(_ sender: Any?) { deleteSelection() }
}
