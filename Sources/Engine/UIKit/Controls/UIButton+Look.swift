import QuartzCore

extension UIButton {
  /// The look in the current state: from the configuration, or from the content set per state.
  var look: ButtonLook { configuration.map { look(of: $0) } ?? lookOfState }

  private var lookOfState: ButtonLook {
    let (state, isSystem) = (state, buttonType != .custom)
    var look = ButtonLook()
    look.title = content.value(\.titles, for: state)
    look.attributedTitle = content.value(\.attributedTitles, for: state)
    look.titleColor = currentTitleColor
    look.titleShadow = content.value(\.shadowColors, for: state)
    look.backgroundImage = content.value(\.backgroundImages, for: state)
    look.image = content.value(\.images, for: state)
    look.imageColor = isEnabled ? tintColor : ControlStyle.disabledText
    if isSystem { look.image = look.image?.asShape }
    let hasOwnImage = content.images[state.rawValue] != nil && state != .normal
    if isSystem, isHighlighted {
      look.titleAlpha = ControlStyle.pressedContentAlpha
      look.imageAlpha = ControlStyle.pressedContentAlpha
    } else if !isSystem, !hasOwnImage {
      // An image of its own for the highlighted state needs no fading.
      if isHighlighted, adjustsImageWhenHighlighted {
        look.imageAlpha = ControlStyle.pressedImageAlpha
      }
      if !isEnabled, adjustsImageWhenDisabled { look.imageAlpha = ControlStyle.disabledAlpha }
    }
    return look
  }

  private func look(of configuration: Configuration) -> ButtonLook {
    var look = ButtonLook()
    look.title = configuration.title
    look.subtitle = configuration.subtitle
    look.font = .systemFont(ofSize: ControlStyle.titleSize(of: configuration.buttonSize))
    look.image = configuration.image?.asShape
    var background = configuration.background
    let style = shownStyle(of: configuration)
    let (front, back) = colors(of: configuration, style)
    background.backgroundColor = background.backgroundColor ?? back
    look.background = background
    (look.titleColor, look.imageColor) = (front, front)
    look.cornerRadius = cornerRadius(of: configuration)
    if isHighlighted {
      look.backgroundAlpha = ControlStyle.pressedBackgroundAlpha
      if style != .filled {
        look.titleAlpha = ControlStyle.pressedBackgroundAlpha
        look.imageAlpha = ControlStyle.pressedBackgroundAlpha
      }
    }
    return look
  }

  /// A selected button is emphasized: a plain one is tinted, the others are filled.
  private func shownStyle(of configuration: Configuration) -> Configuration.Style {
    guard isSelected, configuration.automaticallyUpdateForSelection else {
      return configuration.style
    }
    return configuration.style == .plain ? .tinted : .filled
  }

  private func colors(
    of configuration: Configuration,
    _ style: Configuration.Style
  ) -> (front: UIColor, back: UIColor?) {
    let hasBack = style != .plain
    guard isEnabled else { return (ControlStyle.disabledText, hasBack ? ControlStyle.fill : nil) }
    let (front, back) = (configuration.baseForegroundColor, configuration.baseBackgroundColor)
    let tint = back ?? tintColor ?? .tintColor
    return switch style {
    case .plain: (front ?? tintColor, back)
    case .gray: (front ?? tintColor, back ?? ControlStyle.fill)
    case .tinted: (front ?? tint, tint.withAlphaComponent(ControlStyle.tintedAlpha))
    // The foreground color of a style that is not filled is not readable on a fill.
    case .filled: (configuration.style == .filled ? front ?? .white : .white, tint)
    }
  }

  private func cornerRadius(of configuration: Configuration) -> CGFloat {
    switch configuration.cornerStyle {
    case .fixed, .dynamic: configuration.background.cornerRadius
    case .small: ControlStyle.smallCornerRadius
    case .medium: ControlStyle.cornerRadius
    case .large: ControlStyle.largeCornerRadius
    case .capsule: .greatestFiniteMagnitude
    }
  }
}

extension UIImage {
  /// The image as a template, unless it is set to keep its own colors.
  fileprivate var asShape: UIImage {
    renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self
  }
}
