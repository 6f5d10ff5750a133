import QuartzCore

/// Values by their names, as Objective-C finds them: there is no runtime for that here, so that only some are known.
extension UIResponder {
  /// The value of a property with a name: for a view those that can be observed, for any object its stored ones.
  ///
  /// - Parameter key: The property's name as in Objective-C: `hidden`, not `isHidden`.
  /// - Returns: The value; `nil` for a name that is not known here, which is reported.
  public func value(forKey key: String) -> Any? {
    if let view = self as? UIView, let value = view.observedValue(of: key) { return value }
    return storedValue(key, of: self)
  }

  /// Sets the value of a property with a name; one that is not known here, or of another type, is reported.
  ///
  /// Known are `frame`, `bounds`, `center`, `alpha`, `hidden`, `transform`, `backgroundColor`, `tintColor` and `tag` of
  /// views, and `title` and `modalInPresentation` of controllers.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: The property's name as in Objective-C.
  public func setValue(_ value: Any?, forKey key: String) {
    if let view = self as? UIView, view.set(value, key) { return }
    if let controller = self as? UIViewController, controller.set(value, key) { return }
    EngineReport.handler(
      "\(type(of: self)): setValue(_:forKey: \"\(key)\") sets nothing: set the property"
    )
  }

  /// The same for a name without periods.
  public func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

  /// The same for a name without periods.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setValue(value, forKey: keyPath)
  }
}

extension UIBarItem {
  /// The value of a property with a name: `view`, the view in a bar that shows the item, and stored ones.
  ///
  /// - Parameter key: The property's name.
  /// - Returns: The value; `nil` for a name that is not known here, which is reported.
  public func value(forKey key: String) -> Any? {
    if key == "view" { return (self as? UIBarButtonItem)?.shownView }
    return storedValue(key, of: self)
  }
}

/// The value of a stored property of an object, of its class or a superclass; one that is not there is reported.
@MainActor private func storedValue(_ key: String, of object: AnyObject) -> Any? {
  var next: Mirror? = Mirror(reflecting: object)
  while let mirror = next {
    if let child = mirror.children.first(where: { $0.label == key }) {
      let value = Mirror(reflecting: child.value)
      return value.displayStyle == .optional ? value.children.first?.value : child.value
    }
    next = mirror.superclassMirror
  }
  EngineReport.handler("\(type(of: object)): value(forKey: \"\(key)\") is nil: read the property")
  return nil
}

extension UIView {
  fileprivate func set(_ value: Any?, _ key: String) -> Bool {
    switch (key, value) {
    case ("frame", let value as CGRect): frame = value
    case ("bounds", let value as CGRect): bounds = value
    case ("center", let value as CGPoint): center = value
    case ("alpha", let value as Double): alpha = CGFloat(value)
    case ("alpha", let value as CGFloat): alpha = value
    case ("hidden", let value as Bool): isHidden = value
    case ("transform", let value as CGAffineTransform): transform = value
    case ("backgroundColor", let value as UIColor?): backgroundColor = value
    case ("tintColor", let value as UIColor?): tintColor = value
    case ("tag", let value as Int): tag = value
    default: return false
    }
    return true
  }
}

extension UIViewController {
  fileprivate func set(_ value: Any?, _ key: String) -> Bool {
    switch (key, value) {
    case ("title", let value as String?): title = value
    case ("modalInPresentation", let value as Bool): isModalInPresentation = value
    default: return false
    }
    return true
  }
}
