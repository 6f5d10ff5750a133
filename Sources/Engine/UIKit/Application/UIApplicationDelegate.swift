import QuartzCore

/// The program's own object that starts it.
///
/// Every call is optional.
///
/// Mark the class `@main`; it has to be `final`, or to declare `init()` as `required`, since here it
/// is made through this protocol.
public protocol UIApplicationDelegate: AnyObject {
  /// Makes the delegate, when the program starts.
  init()

  /// The program's window; the default keeps none.
  var window: UIWindow? { get set }

  /// The program has started; nothing is shown yet.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The place to make the window and show it.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The program takes input from now on.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// The program is about to take no more input.
  func applicationWillResignActive(_ application: UIApplication)

  /// None of the program's windows is shown any more: they are minimized, or on another desktop.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// A window is about to be shown again.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// The program is about to end.
  func applicationWillTerminate(_ application: UIApplication)

  /// How a scene is looked after: its `delegateClass` is made for it.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  /// Always `nil`: a delegate that keeps its window declares the property.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Goes on.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Goes on.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}

  /// The session's own, which names no class: the program has no scene then.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
}
