public import Foundation

/// What Objective-C's classes say of themselves.
nonisolated extension NSObject {
  /// The class's name with its module: "Scene.Card".
  public static func description() -> String { String(reflecting: self) }

  /// The class that archives name in place of this one: itself.
  public static func classForCoder() -> AnyClass { self }
}
