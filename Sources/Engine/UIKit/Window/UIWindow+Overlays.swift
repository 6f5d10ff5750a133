import QuartzCore
import WindowSystem

/// Windows that are drawn over another one of the program, in the same window of the desktop [K].
///
/// The windows of a scene share a device's screen. Here the first one has the desktop's window, and others are drawn
/// over it: those with a higher level, and those that were made for the same scene. Their layers are sublayers of its
/// layer, so that frames, pictures and recordings contain them; their frames are in its coordinates.
extension UIWindow {
  /// The windows that share a desktop's window with this one, the frontmost first.
  var sharing: [UIWindow] { base.overlays + [base] }

  /// The frontmost window with a view at a point that takes touches; without any the base.
  ///
  /// - Parameter point: A point in the coordinates of the base.
  /// - Returns: The window.
  package func windowUnder(_ point: CGPoint) -> UIWindow {
    base.overlays.first { $0.hitTest($0.convert(point, from: base), with: nil) != nil } ?? base
  }

  /// A pointer of the base in this window's coordinates.
  func own(_ pointer: PointerState) -> PointerState {
    guard underlay != nil else { return pointer }
    var own = pointer
    own.location = convert(pointer.location, from: base)
    for (index, sample) in pointer.history.enumerated() {
      own.history[index].location = convert(sample.location, from: base)
    }
    return own
  }

  /// The window that this one is drawn over when it is shown; `nil` if it is the first of its scene and level.
  var windowToCover: UIWindow? {
    let others = UIWindow.allShown.filter { $0.underlay == nil && $0 !== self }
    let covered = others.filter {
      windowLevel > $0.windowLevel || sceneLink != nil && sceneLink === $0.windowScene
    }
    return covered.first { $0.receivingKeys.isKeyWindow } ?? covered.last
  }

  /// Draws this window over another one; as large as the screen, it takes the size of that one.
  func cover(_ base: UIWindow) {
    underlay = base
    (hasKeyboard, hasLostKeyboard) = (base.hasKeyboard, base.hasLostKeyboard)
    sizeClasses = base.sizeClasses
    fillsBase = fillsBase || bounds.size == screen.bounds.size
    if fillsBase { resize(to: base.bounds.size) }
    takePlace()
    refreshTraits()
  }

  /// Takes this window away from the one that it is drawn over.
  func uncover() {
    base.overlayLinks.removeAll { $0.window === self }
    layer.removeFromSuperlayer()
    layer.zPosition = 0
    underlay = nil
  }

  /// Goes in front of the base's views, and of windows with a lower level; of the same level, the last one is in front.
  func takePlace() {
    guard let underlay else { return }
    let others = underlay.overlays.filter { $0 !== self }
    let place = others.firstIndex { $0.windowLevel <= windowLevel } ?? others.count
    underlay.overlayLinks = others.map { WeakWindow(window: $0) }
    underlay.overlayLinks.insert(WeakWindow(window: self), at: place)
    underlay.layer.addSublayer(layer)
    layer.zPosition = 1e8 + min(max(windowLevel.rawValue, -1e7), 1e7)
  }
}
