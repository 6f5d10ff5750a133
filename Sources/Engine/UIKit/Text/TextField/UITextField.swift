public import QuartzCore
import WindowSystem

/// A line of text that the user can edit, with the keyboard and the mouse.
///
/// A mouse press makes it the first responder, and Tab moves to the next field (`UIWindow`). The keys follow X11's
/// conventions, with Ctrl where Apple uses Command; `UITextField+Keys.swift` has the list. The selection can be pasted
/// elsewhere with the middle button. The text is one line: line ends and tabs that are set, typed or pasted become
/// spaces, other control characters are removed. In right-to-left text, Left and Right follow the reading order, and
/// are reversed.
open class UITextField: UIControl, UITextInput, UIResponderStandardEditActions {
  /// The text; never `nil`, default empty.
  ///
  /// Setting it moves the caret to the end, and notifies no one.
  open var text: String? {
    get { edited.text }
    set { setText(EditedText.line(newValue ?? ""), styled: nil) }
  }
  /// The text with attributes; missing ones are set by `font`, `textColor` and `textAlignment`.
  ///
  /// Typed text gets the attributes of the text that it replaces, or else of the text before it.
  open var attributedText: NSAttributedString? {
    get { looks.completed(edited.styled ?? NSAttributedString(string: edited.text)) }
    set {
      let line = newValue.map { EditedText.line($0) }
      setText(line?.string ?? "", styled: line)
    }
  }
  /// The placeholder, shown in gray while there is no text; default `nil`.
  open var placeholder: String? {
    get { hint.attributed?.string }
    set { changeHint { $0.setText(newValue) } }
  }
  /// The placeholder with attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { hint.attributed }
    set { changeHint { $0.setAttributed(newValue) } }
  }
  /// The font; default the system font with 17 points, which setting `nil` restores.
  open var font: UIFont? {
    get { looks.font }
    set {
      changeLooks { $0.setFont(newValue ?? LabelText().font) }
      changeHint { $0.setFont(newValue ?? LabelText().font) }
    }
  }
  /// The text's color; default `.label`, which setting `nil` restores.
  open var textColor: UIColor? {
    get { looks.textColor }
    set { changeLooks { $0.setTextColor(newValue ?? .label) } }
  }
  /// The alignment of the text; default `.natural`: by its first letter with a direction.
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
  /// The minimum font size in that case, in points; default 0.
  open var minimumFontSize: CGFloat = 0 {
    didSet { changeLooks { _ in } }
  }
  /// The border of the field; default `.none`.
  open var borderStyle = BorderStyle.none {
    didSet { bordersChanged() }
  }
  /// When a clear button is shown, if there is text; default `.never`.
  ///
  /// A visible right view replaces it.
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// A view before the text, in its own size; default `nil`.
  open var leftView: UIView? {
    didSet { replaceSideView(oldValue, by: leftView) }
  }
  /// When the left view is shown; default `.never`.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// A view after the text, in its own size; default `nil`.
  open var rightView: UIView? {
    didSet { replaceSideView(oldValue, by: rightView) }
  }
  /// When the right view is shown; default `.never`.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// Whether the text is cleared when editing begins, unless the delegate forbids it; default false.
  open var clearsOnBeginEditing = false
  /// The delegate, which allows edits and is notified of them; not kept alive.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Stored without effect: the keyboard is a real one.
  open override var inputView: UIView? {
    get { inputViews.keyboard }
    set { inputViews.keyboard = newValue }
  }
  /// Stored without effect.
  open override var inputAccessoryView: UIView? {
    get { inputViews.accessory }
    set { inputViews.accessory = newValue }
  }
  /// Stored without effect: the keyboard is a real one.
  open var keyboardType = UIKeyboardType.default
  /// Stored without effect.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Stored without effect.
  open var returnKeyType = UIReturnKeyType.default
  /// Stored without effect: nothing is corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Stored without effect: Shift is on the user's keyboard.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Stored without effect: there is no spell checking.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Stored without effect.
  open var textContentType: UITextContentType?
  /// Stored without effect.
  open var enablesReturnKeyAutomatically = false
  /// Whether the text is secret, such as a password; default false.
  ///
  /// Bullets are shown; nothing can be copied, cut or undone; the selection cannot be pasted elsewhere; words are not
  /// distinguished. The overlay of pressed keys, on screen and in recordings, shows bullets for typed text. So do tapes
  /// that are recorded from the user's input: they do not contain the typed keys.
  open var isSecureTextEntry = false {
    didSet {
      history = EditHistory()
      changeLooks { _ in }
    }
  }

  /// Whether the field is the first responder, and its delegate was notified of it.
  open internal(set) var isEditing = false

  var edited = EditedText()
  /// What would be in place of, and above, a keyboard on the screen.
  private var inputViews: (keyboard: UIView?, accessory: UIView?)
  var history = EditHistory()
  var looks = LabelText()
  var hint = LabelText()
  let parts = FieldParts()
  var mouse: SelectionDrag?
  /// The number of the pending paste.
  var pasteNumber = 0
  /// The selection of the delegate's last notification.
  var lastSelection = NSRange(location: 0, length: 0)
  /// Whether the field is leaving its window, and the delegate is not asked.
  var isLeaving = false

  /// An empty field at `frame` in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    hint.setTextColor(ControlStyle.placeholder)
    parts.place(in: self)
  }

  /// Always `nil`: archives of views are not supported here.
  public required init?(coder: NSCoder) { nil }

  // Layout.

  /// The frame of the border: all of the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The frame of the text while it is not edited: between the views beside it.
  open func textRect(forBounds bounds: CGRect) -> CGRect { usualTextRect(in: bounds) }

  /// The frame of the text while it is edited; by default the same.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { usualTextRect(in: bounds) }

  /// The frame of the placeholder; by default that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// The frame of the clear button: at the right.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { usualClearRect(in: bounds) }

  /// The frame of the left view: at the left, vertically centered.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: leftView, isLeft: true, in: bounds)
  }

  /// The frame of the right view: at the right, vertically centered.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: rightView, isLeft: false, in: bounds)
  }

  /// Draws the text in a rectangle of the current context, vertically centered.
  open func drawText(in rect: CGRect) { drawUsualText(in: rect) }

  /// Draws the placeholder in a rectangle of the current context, vertically centered.
  open func drawPlaceholder(in rect: CGRect) { draw(hint, in: rect) }

  /// The size of the text or placeholder, with the border and the views beside it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { wishedSize }

  /// The size of the text or placeholder, with the border and the views beside it.
  open override var intrinsicContentSize: CGSize { wishedSize }

  /// Lays out the field's parts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  /// Applies the tint color to the caret and the selection.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showText()
  }

  // Keys.

  /// Whether it can receive keys: while it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Whether the delegate allows editing to end.
  open override var canResignFirstResponder: Bool {
    isLeaving || !isEnabled || !isEditing || delegate?.textFieldShouldEndEditing(self) ?? true
  }

  /// Becomes the first responder and begins editing, if the delegate allows it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    beginEditing { super.becomeFirstResponder() }
  }

  /// Resigns as first responder and ends editing, if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    endEditing { super.resignFirstResponder() }
  }

  /// Ends editing without asking the delegate when the field leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    if newWindow !== window { leaveWindow() }
    super.willMove(toWindow: newWindow)
  }

  override func firstResponderLeavesWindow() { leaveWindow() }

  override func stateChanged() {
    super.stateChanged()
    changeLooks { $0.isEnabled = isEnabled }
  }

  override var keepsTaps: Bool { true }
  override var keepsDrags: Bool { true }
  override var showsFocusRing: Bool { borderStyle != .none }
  override var focusShape: (frame: CGRect, radius: CGFloat) {
    let distance = ControlStyle.focusDistance
    // On the field's border.
    return (borderRect(forBounds: bounds).insetBy(dx: distance, dy: distance), boxRadius - distance)
  }
  override func take(_ key: UIKey, isRepeat: Bool) -> Bool {
    guard let key = editingKey(key) else { return false }
    perform(key)
    return true
  }
  override func usesBeforeCommands(_ key: UIKey) -> Bool {
    isEnabled && isFirstResponder && editingKey(key) != nil
  }

  // Mouse.

  /// Becomes the first responder, and moves the caret to the pointer or selects there.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let wasFirst = isFirstResponder
    guard wasFirst || becomeFirstResponder(), isEditing else { return false }
    beginSelecting(touch, extends: wasFirst && event?.modifierFlags.contains(.shift) == true)
    return true
  }

  /// Selects from where the button went down.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag(touch)
    return true
  }

  /// Makes the selection available for the middle button.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endDrag() }

  /// Keeps the selection.
  open override func cancelTracking(with event: UIEvent?) { endDrag() }

  // Text: see also `UITextField+Input.swift`.

  /// Whether there is text.
  open var hasText: Bool { !edited.text.isEmpty }

  /// Inserts text at the caret, replacing the selection.
  ///
  /// The delegate is not asked, as the program makes the edit; `editingChanged` is sent.
  open func insertText(_ text: String) { put(text) }

  /// Deletes the selection, or the character before the caret, with the same notifications as `insertText(_:)`.
  open func deleteBackward() { putNothing() }

  /// The selection, or the position of the caret; setting a range of another text changes nothing.
  open var selectedTextRange: UITextRange? {
    get { FieldRange(edited.selection) }
    set { if let range = newValue as? FieldRange { select(range.range, offers: false) } }
  }

  /// The characters of a range; `nil` for a range of another text.
  open func text(in range: UITextRange) -> String? {
    (range as? FieldRange).map { edited.string(in: $0.range) }
  }

  /// Replaces characters, with the same notifications as `insertText(_:)`.
  open func replace(_ range: UITextRange, withText text: String) {
    if let range = range as? FieldRange { put(text, in: range.range) }
  }

  /// The frame of a caret at a position, in the field's coordinates, two points wide.
  open func caretRect(for position: UITextPosition) -> CGRect { caretFrame(at: position) }

  /// The bounding box of a range, in the field's coordinates.
  open func firstRect(for range: UITextRange) -> CGRect { box(around: range) }

  /// The position that is nearest to a point, in the field's coordinates.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    FieldPosition(offset(at: point))
  }

  /// Whether a standard action can be performed now: it needs selected or copied text, and a field that is not secure.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canDo(action) ?? super.canPerformAction(action, withSender: sender)
  }

  /// Copies the selection, and deletes it if the delegate allows that.
  open func cut(_ sender: Any?) { if copySelection() { deleteSelection() } }

  /// Copies the selection; never from a secure field.
  open func copy(_ sender: Any?) { copySelection() }

  /// Replaces the selection with the clipboard's text, if the delegate allows that.
  ///
  /// Another program's text arrives when that program answers, and replaces the selection at that time. It is dropped
  /// if the field is no longer the first responder, or if another paste has begun. A program that does not answer, or
  /// whose text is larger than a mebibyte, is reported on standard error, and nothing is pasted.
  open func paste(_ sender: Any?) { paste(from: .clipboard) }

  /// Selects the word at the caret.
  open func select(_ sender: Any?) { select(wordAt: edited.head) }

  /// Selects the whole text.
  open func selectAll(_ sender: Any?) { select(edited.whole, offers: true) }

  /// Deletes the selection, if the delegate allows that.
  open func delete(_ sender: Any?) { deleteSelection() }

  override var layoutKind: (any LayoutKind)? { self }

  override class var appearanceKeys: [AppearanceKey] {
    super.appearanceKeys + [
      .of(\UITextField.font), .of(\UITextField.textColor), .of(\UITextField.textAlignment),
    ]
  }
}

extension UITextField: TextEditor {}
