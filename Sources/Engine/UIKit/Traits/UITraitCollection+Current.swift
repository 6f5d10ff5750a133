import Foundation
import QuartzCore
import Synchronization

nonisolated extension UITraitCollection {
  /// What colors are resolved with in this thread.
  ///
  /// While a view draws, lays out, or hears of new traits or a new tint color, and its controller with it, those are
  /// the view's; else the desktop's, or what was set here.
  public static var current: UITraitCollection {
    get {
      guard ofThreads.load(ordering: .relaxed) else { return device }
      return Thread.current.threadDictionary[key] as? UITraitCollection ?? device
    }
    set { setCurrent(newValue) }
  }

  /// Calls a closure with these as `current`.
  ///
  /// - Parameter actions: Called once, now, in this thread.
  public func performAsCurrent(_ actions: () -> Void) {
    guard Self.current !== self else { return actions() }
    let old = Thread.current.threadDictionary[Self.key] as? UITraitCollection
    Self.setCurrent(self)
    actions()
    Self.setCurrent(old)
  }

  /// What is said where nothing else says anything: by the desktop, or by who has a scene drawn.
  static var device: UITraitCollection { deviceTraits.withLock { $0 } }

  /// Tells a thread's, or with `nil` that it has none of its own.
  private static func setCurrent(_ traits: UITraitCollection?) {
    ofThreads.store(true, ordering: .relaxed)
    Thread.current.threadDictionary[key] = traits
  }

  private static let key = "Pegbar.UITraitCollection.current"
  /// Whether any thread has ever had traits of its own.
  private static let ofThreads = Atomic(false)
  private static let deviceTraits = Mutex(
    UITraitCollection(
      TraitValues(
        style: .light,
        scale: 1,
        direction: .leftToRight,
        contrast: .normal,
        level: .base
      )
    )
  )
}

extension UITraitCollection {
  /// Whether views may have other traits than those that they were made with.
  static var mayDiffer = false

  /// Tells whether the desktop is light or dark; the host calls it, first before the scene is made.
  ///
  /// All windows follow; views that are in none do when they come into one.
  package static func configure(style: UIUserInterfaceStyle) {
    configure { $0.style = style }
  }

  static func configure(_ change: (inout TraitValues) -> Void) {
    let old = device
    var values = old.values
    change(&values)
    guard values != old.values else { return }
    let new = UITraitCollection(values)
    deviceTraits.withLock { $0 = new }
    mayDiffer = true
    for window in UIApplication.shared.windows { window.refreshTraits() }
  }
}
