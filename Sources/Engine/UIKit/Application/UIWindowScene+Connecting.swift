import Foundation

extension UIWindowScene {
  /// Makes the scene of the delegate's configuration, if that names a class for the scene's delegate.
  static func connect(for delegate: any UIApplicationDelegate) {
    let (session, options) = (UISceneSession(role: .windowApplication), UIScene.ConnectionOptions())
    session.configuration = delegate.application(
      .shared,
      configurationForConnecting: session,
      options: options
    )
    let named: AnyClass? =
      session.configuration.delegateClass ?? usualDelegateClass(beside: delegate)
    guard let named else { return connected = nil }
    guard let sceneDelegate = makeDelegate(named) else {
      preconditionFailure(
        "delegateClass \(named) is not a UISceneDelegate that can be made: let it inherit UIResponder or NSObject"
      )
    }
    let scene = UIWindowScene(session: session, connectionOptions: options)
    connected = scene
    session.scene = scene
    scene.delegate = sceneDelegate
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
  }

  /// The class that a project's property list names, as Xcode writes it: `SceneDelegate`, in the module of the
  /// program's delegate.
  private static func usualDelegateClass(beside delegate: any UIApplicationDelegate) -> AnyClass? {
    let module = String(reflecting: type(of: delegate)).prefix { $0 != "." }
    let found: AnyClass? = NSClassFromString("\(module).SceneDelegate")
    return found is any UISceneDelegate.Type ? found : nil
  }

  private static func makeDelegate(_ type: AnyClass) -> (any UISceneDelegate)? {
    guard type is any UISceneDelegate.Type else { return nil }
    return (type as? NSObject.Type).flatMap { NSObject.object(of: $0) as? any UISceneDelegate }
  }
}

extension UIApplication {
  /// The application's scenes: the one of its scene delegate, or one without a delegate.
  public var connectedScenes: Set<UIScene> { [UIWindowScene.current] }
}
