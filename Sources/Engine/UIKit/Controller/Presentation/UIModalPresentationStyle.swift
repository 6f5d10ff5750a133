/// How a presented controller covers the one that presents it.
nonisolated public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the whole window; the presenter's view is removed meanwhile.
  case fullScreen = 0
  /// A centered sheet, of nearly the window's height.
  case pageSheet = 1
  /// A smaller centered sheet, or one of the controller's `preferredContentSize`.
  case formSheet = 2
  /// Covers the view of the controller that defines the context; that view is removed meanwhile.
  case currentContext = 3
  /// Covers the whole window, with the position set by the controller's animation; the presenter's view stays.
  case custom = 4
  /// Covers the whole window; the presenter's view stays.
  case overFullScreen = 5
  /// Covers the view of the controller that defines the context; that view stays.
  case overCurrentContext = 6
  /// A bubble with an arrow; where the width is compact, a sheet.
  case popover = 7
  /// No style: nothing is presented.
  case none = -1
  /// The system's default style: here a page sheet.
  case automatic = -2

  /// Whether the content is a sheet over a dimmed background.
  var isSheet: Bool { self == .pageSheet || self == .formSheet || self == .automatic }

  /// Whether the presenter's view is removed while this is shown.
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether it covers only a part of the window.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// The animation with which a controller is presented and dismissed.
nonisolated public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from below, and down again.
  case coverVertical = 0
  /// Both views flip about the vertical axis.
  case flipHorizontal = 1
  /// Fades in and out.
  case crossDissolve = 2
}
