/// How a presented controller covers the one that presents it.
nonisolated public enum UIModalPresentationStyle: Int, Sendable {
  /// The whole window; what is below is taken out meanwhile.
  case fullScreen = 0
  /// A sheet in the middle, of nearly the window's height.
  case pageSheet = 1
  /// A smaller sheet in the middle, or of the controller's `preferredContentSize`.
  case formSheet = 2
  /// The view of the controller that defines the context; it is taken out meanwhile.
  case currentContext = 3
  /// The whole window, whose place the controller's animation decides; what is below stays.
  case custom = 4
  /// The whole window; what is below stays.
  case overFullScreen = 5
  /// The view of the controller that defines the context; it stays.
  case overCurrentContext = 6
  /// Here the whole window; what is below stays.
  case popover = 7
  /// None: there is nothing presented.
  case none = -1
  /// What suits the system best: here a page sheet.
  case automatic = -2

  /// Whether the content lies in a frame of its own over a dimmed background.
  var isSheet: Bool { self == .pageSheet || self == .formSheet || self == .automatic }

  /// Whether what is below is taken out while this is shown.
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether it covers a part of the window only.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// How a presented controller comes and goes.
nonisolated public enum UIModalTransitionStyle: Int, Sendable {
  /// Up from below, and down again.
  case coverVertical = 0
  /// Both turn over about the vertical middle.
  case flipHorizontal = 1
  /// Faded in and out.
  case crossDissolve = 2

  /// The animation; with reduced motion a fade.
  @MainActor
  func animator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    if UIAccessibility.isReduceMotionEnabled { return DissolveAnimator() }
    return switch self {
    case .coverVertical: CoverAnimator(isPresenting: isPresenting)
    case .flipHorizontal: FlipAnimator(isPresenting: isPresenting)
    case .crossDissolve: DissolveAnimator()
    }
  }
}
