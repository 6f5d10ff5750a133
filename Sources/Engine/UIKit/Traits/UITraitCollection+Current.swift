import Foundation
import QuartzCore
import Synchronization

nonisolated extension UITraitCollection {
  /// The traits with which colors are resolved on this thread.
  ///
  /// While a view, or its controller, draws, lays out, or is notified of new traits or a new tint color, these are the
  /// view's traits. Otherwise they are the desktop's, or the ones that were set here.
  public static var current: UITraitCollection {
    get {
      guard ofThreads.load(ordering: .relaxed) else { return device }
      return Thread.current.threadDictionary[key] as? UITraitCollection ?? device
    }
    // (Who sets back what was there before gets later changes of the desktop's again.)
    set { setCurrent(newValue === device ? nil : newValue) }
  }

  /// Calls a closure with these traits as `current`.
  ///
  /// - Parameter actions: Called once, before this method returns, on this thread.
  public func performAsCurrent(_ actions: () -> Void) {
    guard Self.current !== self else { return actions() }
    let old = Thread.current.threadDictionary[Self.key] as? UITraitCollection
    Self.setCurrent(self)
    actions()
    Self.setCurrent(old)
  }

  /// The default traits: those of the desktop, or of the caller that draws a scene.
  static var device: UITraitCollection { deviceTraits.withLock { $0 } }

  /// Sets the traits of this thread; `nil` removes them.
  private static func setCurrent(_ traits: UITraitCollection?) {
    ofThreads.store(true, ordering: .relaxed)
    Thread.current.threadDictionary[key] = traits
  }

  private static let key = "Pegbar.UITraitCollection.current"
  /// Whether any thread has ever had its own traits.
  private static let ofThreads = Atomic(false)
  private static let deviceTraits = Mutex(
    UITraitCollection(
      TraitValues(
        style: .light,
        scale: 1,
        direction: .leftToRight,
        contrast: .normal,
        level: .base,
        idiom: .phone,
        // (Those of the size that a scene's window has by default.)
        horizontal: .compact,
        vertical: .compact,
        category: .large
      )
    )
  )
}

extension UITraitCollection {
  /// Whether views may have traits other than the ones with which they were made.
  static var mayDiffer = false

  /// Changes the default traits.
  ///
  /// - Returns: Whether they are others now; views are still to be notified.
  static func changeDevice(_ change: (inout TraitValues) -> Void) -> Bool {
    let old = device
    var values = old.values
    change(&values)
    guard values != old.values else { return false }
    let new = UITraitCollection(values)
    deviceTraits.withLock { $0 = new }
    mayDiffer = true
    return true
  }
}
