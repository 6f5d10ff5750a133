import QuartzCore

/// The subviews of a button.
final class ButtonParts {
  let title = ButtonLabel()
  let image = UIImageView()
  private(set) var subtitle: UILabel?
  private var background: UIView?
  private var backgroundImage: UIImageView?
  private var shown: ButtonLook?

  init(of button: UIButton) {
    title.font = .systemFont(ofSize: UIFont.buttonFontSize)
    title.lineBreakMode = .byTruncatingMiddle
    title.changed = { [weak button] in button?.contentSizeDidChange() }
    button.addSubview(image)
    button.addSubview(title)
  }

  /// Applies `look` to the views, where it has changed.
  func show(_ look: ButtonLook, in button: UIButton) {
    let old = shown
    shown = look
    showTexts(look, in: button)
    image.tintColor = look.imageColor
    if look.image != old?.image { image.image = look.image }
    // A fade back from an earlier press must not run on over a new press.
    if button.isHighlighted {
      for part in [title, subtitle, image, background] {
        part?.layer.removeAnimation(forKey: "opacity")
      }
    }
    title.alpha = look.titleAlpha
    subtitle?.alpha = look.titleAlpha
    image.alpha = look.imageAlpha
    if look.background != nil || background != nil { showBackground(look, in: button) }
    if look.backgroundImage != nil || backgroundImage != nil {
      let view = backgroundImage ?? UIImageView()
      if view.image != look.backgroundImage { view.image = look.backgroundImage }
      view.alpha = look.imageAlpha
      if backgroundImage == nil { button.insertSubview(view, at: 0) }
      backgroundImage = view
    }
  }

  /// Places the views in the bounds, on whole pixels, so that nothing is blurred.
  func place(in button: UIButton) {
    let room = button.contentRect(forBounds: button.bounds)
    let scale = button.layer.contentsScale
    func place(_ view: UIView?, _ frame: CGRect) {
      guard frame.minX.isFinite, frame.minY.isFinite else { return }
      let origin = CGPoint(
        x: (frame.minX * scale).rounded() / scale,
        y: (frame.minY * scale).rounded() / scale
      )
      let size = CGSize(width: max(0, frame.size.width), height: max(0, frame.size.height))
      view?.frame = CGRect(origin: origin, size: size)
    }
    place(title, button.titleRect(forContentRect: room))
    place(image, button.imageRect(forContentRect: room))
    place(subtitle, button.layout.frames(in: room).subtitle)
    let back = button.backgroundRect(forBounds: button.bounds)
    place(backgroundImage, back)
    guard let background, let shown else { return }
    let insets = shown.background?.backgroundInsets.edgeInsets ?? .zero
    place(background, back.inset(by: insets))
    let half = min(background.bounds.width, background.bounds.height) / 2
    background.layer.cornerRadius = max(0, min(shown.cornerRadius, half))
  }

  private func showTexts(_ look: ButtonLook, in button: UIButton) {
    title.update {
      if let font = look.font, $0.font != font { $0.font = font }
      if let attributed = look.attributedTitle {
        $0.attributedText = attributed
      } else {
        if $0.text != look.title || $0.hasOwnLooks { $0.text = look.title }
        $0.textColor = look.titleColor
      }
      $0.hasOwnLooks = look.attributedTitle != nil
      let hasTitle = look.title != nil || look.attributedTitle != nil
      $0.shadowColor = hasTitle ? look.titleShadow : nil
    }
    if look.subtitle != nil, subtitle == nil {
      let label = UILabel()
      button.insertSubview(label, aboveSubview: title)
      subtitle = label
    }
    subtitle?.text = look.subtitle
    subtitle?.font = look.subtitleFont
    subtitle?.textColor = look.titleColor
  }

  private func showBackground(_ look: ButtonLook, in button: UIButton) {
    let view = background ?? ControlStyle.makePart()
    if background == nil { button.insertSubview(view, at: 0) }
    background = view
    view.backgroundColor = look.background?.backgroundColor
    view.layer.borderColor = (look.background?.strokeColor).map(button.resolved)
    let width = look.background?.strokeWidth ?? 0
    view.layer.borderWidth = look.background?.strokeColor == nil ? 0 : max(0, width)
    view.alpha = look.backgroundAlpha
  }
}

/// A button's title label: it notifies the button of a new font or line count, which change the layout.
final class ButtonLabel: UILabel {
  var changed: () -> Void = {}
  /// Whether the text is attributed.
  var hasOwnLooks = false
  private var isUpdating = false

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var font: UIFont! {
    didSet { tell() }
  }

  override var numberOfLines: Int {
    didSet { tell() }
  }

  /// Makes changes by the button itself, without notifying it.
  func update(_ change: (ButtonLabel) -> Void) {
    isUpdating = true
    change(self)
    isUpdating = false
  }

  private func tell() {
    if !isUpdating { changed() }
  }
}
