import QuartzCore

/// The program's own object that handles its launch and life cycle.
///
/// Every method is optional.
///
/// Mark the class `@main`. It has to be `final`, or to declare `init()` as `required`, since the program creates it
/// through this protocol.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// Creates the delegate, when the program starts.
  init()

  /// The program's window; the default implementation stores none.
  var window: UIWindow? { get set }

  /// The program has started; nothing is shown yet.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Launching is done: make the window and show it here.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The program receives input from now on.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// The program is about to stop receiving input.
  func applicationWillResignActive(_ application: UIApplication)

  /// None of the program's windows is shown any longer: they are minimized, or on another desktop.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// A window is about to be shown again.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// The program is about to end.
  func applicationWillTerminate(_ application: UIApplication)

  /// The configuration of a new scene; an object of its `delegateClass` is created for the scene.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  /// Always `nil`: a delegate that stores its window declares the property.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Returns true.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Returns true.
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

  /// Returns the session's own configuration, which names no class: the program then has no scene.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
}
