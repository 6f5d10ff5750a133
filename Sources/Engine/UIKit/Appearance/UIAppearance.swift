import QuartzCore

/// A class whose objects can be given values before they are made, by a proxy.
///
/// A proxy is an object of the class: what is set on it, of the properties that the class lists for that, is given to
/// each view of the class that enters a window and has the value that the class gives it.
@preconcurrency @MainActor public protocol UIAppearance: AnyObject {
  /// The proxy for all objects of the class.
  static func appearance() -> Self
  /// The proxy for the objects of the class in others.
  ///
  /// - Parameter containerTypes: The classes of the views or controllers around an object, from the inside out.
  /// - Returns: The proxy.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// The proxy for all views of the class.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// The proxy for views of the class in others.
  ///
  /// - Parameter containerTypes: The classes of the views or controllers around a view, from the inside out.
  /// - Returns: The proxy.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    let proxy = Appearances.current.proxy(self, in: containerTypes)
    return unsafeDowncast(proxy, to: Self.self)
  }
}

extension UIViewController: UIAppearanceContainer {}

extension UITabBarItem: UIAppearance {
  /// The proxy for all items: the attributes of titles that are set on it are those of items without their own.
  public static func appearance() -> Self {
    unsafeDowncast(TabItemProxy.current.item, to: Self.self)
  }

  /// The proxy for all items; the containers are not looked at.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }
}

extension Appearances {
  /// The proxy of a class, made when it is first asked for.
  fileprivate func proxy(_ type: UIView.Type, in containers: [any UIAppearanceContainer.Type])
    -> UIView
  {
    let known = entries.first {
      $0.type == type && $0.containers.elementsEqual(containers) { $0 == $1 }
    }
    if let known { return known.proxy }
    let depth = Array(sequence(first: type as AnyClass) { _getSuperclass($0) }).count
    let entry = Entry(
      type: type,
      containers: containers,
      proxy: UIView.instance(of: type),
      usual: UIView.instance(of: type),
      depth: depth
    )
    let place = entries.firstIndex {
      ($0.containers.count, $0.depth) < (containers.count, depth)
    }
    entries.insert(entry, at: place ?? entries.count)
    AppearanceGiving.current.giver = self
    return entry.proxy
  }
}
