import Foundation

/// A scene that shows windows.
open class UIWindowScene: UIScene {
  /// The screen that shows the scene's windows.
  open var screen: UIScreen { .main }

  /// The coordinates that the scene's windows are in: the screen's.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  /// The scene's visible windows.
  open var windows: [UIWindow] { UIWindow.allShown.filter { $0.windowScene === self } }

  /// The scene that was made for a scene delegate, while there is one.
  static var connected: UIWindowScene?
  /// The application's one scene: without a scene delegate, one that has none.
  static var current: UIWindowScene { connected ?? withoutDelegate }

  private static let withoutDelegate: UIWindowScene = {
    let session = UISceneSession(role: .windowApplication)
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    session.scene = scene
    return scene
  }()
}

/// Handles the life cycle of a scene that shows windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window; the default implementation stores none.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// Always `nil`: a delegate that stores its window declares the property.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
