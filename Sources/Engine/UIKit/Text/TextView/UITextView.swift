public import QuartzCore
import WindowSystem

/// Lines of text that the user can edit, with the keyboard and the mouse, and scroll.
///
/// A mouse press makes it the first responder. The keys follow X11's conventions; `UITextView+Keys.swift` has the list.
/// A drag selects, and the wheel scrolls. Tabs are typed.
open class UITextView: UIScrollView, UITextInput, UIResponderStandardEditActions {
  /// The delegate, which is also the scroll view's; not kept alive.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { super.delegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }
  /// The text; never `nil`, default empty.
  ///
  /// Setting it moves the caret to the end, and notifies no one.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { edited.text }
    set { setText(newValue ?? "", styled: nil) }
  }
  /// The text with attributes; missing ones are set by `font`, `textColor` and `textAlignment`.
  ///
  /// Typed text gets the attributes of the text that it replaces, or else of the text before it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { looks.completed(edited.styled ?? NSAttributedString(string: edited.text)) }
    set { setText(newValue?.string ?? "", styled: newValue) }
  }
  /// The font; default the system font with 12 points, which setting `nil` restores.
  open var font: UIFont? {
    get { looks.font }
    set { changeLooks { $0.setFont(newValue ?? Self.usualFont) } }
  }
  /// The text's color; default `.label`, which setting `nil` restores.
  open var textColor: UIColor? {
    get { looks.textColor }
    set { changeLooks { $0.setTextColor(newValue ?? .label) } }
  }
  /// The alignment of the text; default `.natural`: by each paragraph's first letter that has a direction.
  open var textAlignment: NSTextAlignment {
    get { looks.alignment }
    set { changeLooks { $0.setAlignment(newValue) } }
  }
  /// The attributes of text that is inserted; those of the text around the caret, until others are set.
  ///
  /// Attributes that are set stay until the selection is moved. Existing text keeps its own.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get {
      let sample = NSAttributedString(string: " ", attributes: edited.attributesOfInserted)
      return looks.completed(sample).attributes(at: 0, effectiveRange: nil)
    }
    set { edited.typing = newValue }
  }
  /// The margins of the text, in points; default 8 above and below.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textDidChangeLooks() }
  }
  /// The room for the lines, with further margins at the sides.
  public let textContainer: NSTextContainer
  /// Whether the user can change the text; default true.
  ///
  /// Setting it while the view is the first responder begins editing, or ends it without asking the delegate.
  open var isEditable = true { didSet { if isEditable != oldValue { editabilityChanged() } } }
  /// Whether the user can select text; default true.
  open var isSelectable = true { didSet { if !isSelectable { forgetSelection() } } }
  /// Stored without effect: the user has no menu for attributes.
  open var allowsEditingTextAttributes = false
  /// Stored without effect.
  open var clearsOnInsertion = false
  /// The selected characters, in UTF-16 units; without length the position of the caret.
  open var selectedRange: NSRange {
    get { edited.selection }
    set { select(newValue, offers: false) }
  }

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
  /// Stored without effect: text views show their text.
  open var isSecureTextEntry = false

  /// The default font.
  static let usualFont = UIFont.systemFont(ofSize: 12)

  var edited = EditedText()
  /// What would be in place of, and above, a keyboard on the screen.
  private var inputViews: (keyboard: UIView?, accessory: UIView?)
  var history = EditHistory()
  var looks = LabelText()
  let parts = TextViewParts()
  var mouse: SelectionDrag?
  /// Whether the view is the first responder, and its delegate was notified of it.
  var isEditing = false
  var isLeaving = false
  /// The number of the pending paste.
  var pasteNumber = 0
  /// The selection of the delegate's last notification.
  var lastSelection = NSRange(location: 0, length: 0)
  /// The horizontal place that Up and Down keep, in points; `nil` after other movements.
  var goal: CGFloat?

  /// An empty view at `frame` in its superview's coordinates.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    backgroundColor = .systemBackground
    alwaysBounceVertical = true
    looks.numberOfLines = 0
    looks.setFont(Self.usualFont)
    looks.setLineBreakMode(.byWordWrapping)
    parts.place(in: self)
    self.textContainer.changed = { [weak self] in self?.textDidChangeLooks() }
  }

  /// An empty view.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Always `nil`: archives of views are not supported here.
  public required init?(coder: NSCoder) { nil }

  /// Scrolls by the minimum distance that makes characters visible.
  open func scrollRangeToVisible(_ range: NSRange) {
    let frames = frames(of: edited.clamped(range)) + [caretFrame(atOffset: range.location)]
    scrollRectToVisible(frames.reduce(.null) { $0.union($1) }, animated: false)
  }

  /// The height of the text in a width, with the margins.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(in: size.width) }

  /// The size of the text, if it does not scroll; otherwise none.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return fittingSize(in: bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude)
  }

  /// The visible part, in the content's coordinates.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      super.bounds = newValue
      setNeedsLayout()
    }
  }

  /// Lays out the lines that are in sight.
  open override func layoutSubviews() {
    super.layoutSubviews()
    showText()
  }

  /// Applies the tint color to the caret and the selection.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  /// Has the text laid out again, whose colors may be others now.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    textDidChangeLooks()
  }

  /// Whether it can receive keys: while its text can be changed or selected.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Whether the delegate allows editing to end.
  open override var canResignFirstResponder: Bool {
    isLeaving || !isEditing || delegate?.textViewShouldEndEditing(self) ?? true
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

  /// Ends editing without asking the delegate when the view leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    if newWindow !== window { leaveWindow() }
    super.willMove(toWindow: newWindow)
  }

  override func firstResponderLeavesWindow() { leaveWindow() }

  /// Handles the keys that edit the text, and others as scroll views do.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !takesEditingKey(of: $0) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Handles their repeats.
  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !takesEditingKey(of: $0) }
    if !others.isEmpty { super.pressesChanged(others, with: event) }
  }

  override func usesBeforeCommands(_ key: UIKey) -> Bool {
    isFirstResponder && editingKey(key) != nil
  }

  /// A drag selects where text can be selected, and does not scroll.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if gestureRecognizer === panGestureRecognizer, isSelectable { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Becomes the first responder, and moves the caret to the pointer or selects there.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let wasFirst = isFirstResponder
    guard isSelectable || isEditable, let touch = touches.first,
      wasFirst || becomeFirstResponder()
    else { return super.touchesBegan(touches, with: event) }
    beginSelecting(touch, extends: wasFirst && event?.modifierFlags.contains(.shift) == true)
  }

  /// Selects from where the button went down.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { drag(touch) }
  }

  /// Makes the selection available for the middle button.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { endDrag() }

  /// Keeps the selection.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { endDrag() }

  // Text: see also `UITextView+Input.swift`.

  /// Whether there is text.
  open var hasText: Bool { !edited.text.isEmpty }

  /// Inserts text at the caret, replacing the selection.
  ///
  /// The delegate is not asked, as the program makes the edit; it is notified of the change.
  open func insertText(_ text: String) { put(text) }

  /// Deletes the selection, or the character before the caret, with the same notifications as `insertText(_:)`.
  open func deleteBackward() { putNothing() }

  /// The selection, or the position of the caret; setting a range of another text changes nothing.
  open var selectedTextRange: UITextRange? {
    get { FieldRange(edited.selection) }
    set { if let range = newValue as? FieldRange { select(range.range, offers: false) } }
  }

  /// Whether a standard action can be performed now.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canDo(action) ?? super.canPerformAction(action, withSender: sender)
  }

  /// Copies the selection, and deletes it if the delegate allows that.
  open func cut(_ sender: Any?) { if copySelection() { deleteSelection() } }

  /// Copies the selection.
  open func copy(_ sender: Any?) { copySelection() }

  /// Replaces the selection with the clipboard's text when it arrives, if the delegate allows that.
  open func paste(_ sender: Any?) { paste(from: .clipboard) }

  /// Selects the word at the caret.
  open func select(_ sender: Any?) { select(wordAt: edited.head) }

  /// Selects the whole text.
  open func selectAll(_ sender: Any?) { select(edited.whole, offers: true) }

  /// Deletes the selection, if the delegate allows that.
  open func delete(_ sender: Any?) { deleteSelection() }

  /// Posted by a view when the user begins to edit it.
  nonisolated public static let textDidBeginEditingNotification =
    NSNotification.Name("UITextViewTextDidBeginEditingNotification")
  /// Posted by a view when its editing has ended.
  nonisolated public static let textDidEndEditingNotification =
    NSNotification.Name("UITextViewTextDidEndEditingNotification")
  /// Posted by a view when the user has changed its text.
  nonisolated public static let textDidChangeNotification =
    NSNotification.Name("UITextViewTextDidChangeNotification")

  override class var appearanceKeys: [AppearanceKey] {
    super.appearanceKeys + [
      .of(\UITextView.font), .of(\UITextView.textColor), .of(\UITextView.textAlignment),
    ]
  }

  /// The frame of a caret at a position, in the view's coordinates, two points wide.
  open func caretRect(for position: UITextPosition) -> CGRect {
    (position as? FieldPosition).map { caretFrame(atOffset: $0.offset) } ?? .null
  }

  /// The position that is nearest to a point, in the view's coordinates.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    FieldPosition(offset(at: point))
  }

  /// The frame of the first line of a range, in the view's coordinates.
  open func firstRect(for range: UITextRange) -> CGRect {
    guard let range = (range as? FieldRange)?.range else { return .null }
    return frames(of: edited.clamped(range)).first ?? .null
  }
}

extension UITextView: TextEditor {}
