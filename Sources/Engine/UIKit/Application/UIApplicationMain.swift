extension UIApplicationDelegate {
  /// The program of a delegate that is marked `@main`: launches the application and runs it.
  public static func main() {
    ApplicationStart.run(self)
  }
}

/// Creates the application's delegate and runs the application until it ends: what `@main` does, for a `main.swift`.
///
/// - Parameters:
///   - argc: The number of arguments; not used.
///   - argv: The arguments; not used.
///   - principalClassName: The application's class; only `UIApplication` itself can be one, so the name is not used.
///   - delegateClassName: The delegate's class, as `NSStringFromClass(_:)` names it; it has to be a top-level class.
/// - Returns: Never: the program ends with the application.
@discardableResult
public func UIApplicationMain(
  _ argc: Int32,
  _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  guard let name = delegateClassName,
    let delegateClass = NSClassFromString(name) as? any UIApplicationDelegate.Type
  else {
    preconditionFailure("\(delegateClassName ?? "nil") names no class of a UIApplicationDelegate")
  }
  ApplicationStart.run(delegateClass)
}
