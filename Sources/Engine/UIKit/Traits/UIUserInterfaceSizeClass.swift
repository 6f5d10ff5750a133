import CoreGraphics

/// How much room there is in one direction.
nonisolated public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not specified.
  case unspecified
  /// Little room, such as the width of a phone that is held upright.
  case compact
  /// Much room, such as both directions of a tablet.
  case regular
}

/// The kind of machine that an interface is for.
nonisolated public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// A phone; also a window that is laid out for no device.
  case phone
  /// A tablet.
  case pad
  /// A television.
  case tv
  /// A car's screen.
  case carPlay
  /// A computer with its own interface.
  case mac = 5
  /// A headset.
  case vision
}

/// What a screen is, as far as its size classes depend on it.
nonisolated package enum ScreenForm: Sendable {
  /// A desktop's window, whose size classes follow from its size alone.
  case window
  /// A phone; a large one, such as a Plus or a Pro Max, is of regular width when it lies.
  case phone(isLarge: Bool)
  /// A tablet; a narrow window on it is of compact width.
  case tablet

  var idiom: UIUserInterfaceIdiom {
    if case .tablet = self { .pad } else { .phone }
  }

  /// From this width on, a window is of regular width: windows on a tablet change between 639 and 678 points (Human
  /// Interface Guidelines, "Layout").
  private static var regularWidth: CGFloat { 640 }
  /// From this height on, a window is of regular height: no phone that lies is as high.
  private static var regularHeight: CGFloat { 480 }

  /// The size classes of a window (Human Interface Guidelines, "Layout", "Device size classes").
  ///
  /// - Parameter size: The window's size, in points.
  /// - Returns: The size classes, none of them unspecified.
  func sizeClasses(of size: CGSize) -> SizeClasses {
    switch self {
    case .phone(let isLarge):
      let isLying = size.width > size.height
      return SizeClasses(
        horizontal: isLying && isLarge ? .regular : .compact,
        vertical: isLying ? .compact : .regular
      )
    case .tablet:
      return SizeClasses(
        horizontal: size.width < Self.regularWidth ? .compact : .regular,
        vertical: .regular
      )
    case .window:
      return SizeClasses(
        horizontal: size.width < Self.regularWidth ? .compact : .regular,
        vertical: size.height < Self.regularHeight ? .compact : .regular
      )
    }
  }
}

/// A size class for each direction.
nonisolated struct SizeClasses: Hashable, Sendable {
  var horizontal: UIUserInterfaceSizeClass
  var vertical: UIUserInterfaceSizeClass
}
