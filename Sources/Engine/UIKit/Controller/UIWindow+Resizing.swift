import CoreGraphics

extension UIWindow {
  /// Sets the window's size to that of the desktop window's content, in points.
  ///
  /// Of a size with other size classes the root controller is notified first. Windows of the same size that are drawn
  /// over it follow.
  package func resize(to size: CGSize) {
    guard size != bounds.size else { return frame = CGRect(origin: frame.origin, size: size) }
    let following = overlays.filter { $0.bounds.size == bounds.size }
    let classes = screen.form.sizeClasses(of: size)
    let traits = traits(with: classes)
    let change = rootViewController?.beginResizing(to: size, traits == traitsNow ? nil : traits)
    frame = CGRect(origin: frame.origin, size: size)
    take(classes)
    change?.finish()
    for window in following { window.resize(to: size) }
  }
}
