public import Foundation

/// A part of a program that is shown by itself; here there is one, and it exists as long as the program.
open class UIScene: UIResponder {
  /// The session that the scene belongs to.
  public let session: UISceneSession
  /// The delegate that handles the scene's life cycle.
  open var delegate: (any UISceneDelegate)?

  /// A scene for a session.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// Whether the scene is in use: always in the foreground and active here, as it is made when it is shown.
  open var activationState: ActivationState { .foregroundActive }

  /// Whether a scene is in use.
  nonisolated public enum ActivationState: Int, Sendable {
    /// It is not connected.
    case unattached = -1
    /// It is visible, and receives input.
    case foregroundActive
    /// It is visible, and receives no input.
    case foregroundInactive
    /// It is not visible.
    case background
  }

  /// The reasons for which a scene was requested: none for a desktop program.
  public final class ConnectionOptions: NSObject {}
}

/// The session for which a scene was made.
public final class UISceneSession: NSObject {
  /// The configuration of the scene.
  public internal(set) var configuration: UISceneConfiguration
  /// The kind of scene.
  public var role: Role { configuration.role }
  /// The scene; `nil` before it is made.
  public internal(set) weak var scene: UIScene?

  init(role: Role) {
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }

  /// A kind of scene.
  nonisolated public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's name.
    public let rawValue: String

    /// A role with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The role of a scene with windows.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
}

/// The configuration of a scene: its role and the class of its delegate.
public final class UISceneConfiguration: NSObject {
  /// The configuration's name; it has no effect here.
  public let name: String?
  /// The kind of scene.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate, which has to be a `UISceneDelegate`; without one the scene has no delegate.
  public var delegateClass: AnyClass?

  /// A configuration without a class for the delegate.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init()
  }
}

/// Handles the life cycle of a scene.
///
/// A delegate is a responder or another `NSObject`, which is created by its `init()` when its scene is made.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {
  /// The scene is made: make the window and show it here.
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
