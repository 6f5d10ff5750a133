public import Foundation

/// A part of a program that is shown by itself; here there is one, and it lasts as long as the program.
open class UIScene: UIResponder {
  /// The session that the scene belongs to.
  public let session: UISceneSession
  /// Who looks after the scene.
  open var delegate: (any UISceneDelegate)?

  /// A scene of a session.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// What a scene was asked for with: a desktop program is started with nothing.
  public final class ConnectionOptions: NSObject {}
}

/// What a scene was made for.
public final class UISceneSession: NSObject {
  /// How the scene is looked after.
  public internal(set) var configuration: UISceneConfiguration
  /// The kind of scene.
  public var role: Role { configuration.role }
  /// The scene.
  public internal(set) weak var scene: UIScene?

  init(role: Role) {
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }

  /// A kind of scene.
  nonisolated public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// One with windows.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
}

/// How a scene is looked after.
public final class UISceneConfiguration: NSObject {
  /// The configuration's name; nothing goes by it here.
  public let name: String?
  /// The kind of scene.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate, which has to be a `UISceneDelegate`; default `nil`, and then there is no scene.
  public var delegateClass: AnyClass?

  /// A configuration without a class for the delegate.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init()
  }
}

/// Who looks after a scene.
///
/// The class has to be `final`, or to declare `init()` as `required`, since here it is made through this protocol.
@MainActor public protocol UISceneDelegate: AnyObject {
  /// Makes the delegate, when its scene comes.
  init()

  /// The place to make the window and show it.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
}
