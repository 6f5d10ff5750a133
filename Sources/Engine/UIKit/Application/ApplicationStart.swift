internal import Glibc

/// The start of a program that has an application's delegate.
package enum ApplicationStart {
  /// The class of the delegate; `nil` in a program that shows previews alone.
  package private(set) static var delegateType: (any UIApplicationDelegate.Type)?

  /// Runs the application until it ends, by the scene runtime of the library.
  ///
  /// It is found by its name: UIKit makes no window, the targets that do import it, and a program that imports UIKit
  /// alone is linked with all of them.
  static func run(_ delegateType: any UIApplicationDelegate.Type) -> Never {
    self.delegateType = delegateType
    guard let function = dlsym(nil, "pegbar_run_application") else {
      preconditionFailure("an application runs in a program that is linked with libPegbar")
    }
    unsafeBitCast(function, to: (@convention(c) () -> Void).self)()
    exit(EXIT_FAILURE)
  }
}
