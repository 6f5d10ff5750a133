public import Foundation

nonisolated extension NSMutableString {
  /// Adds text by a format, as `String(format:)` makes it.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - args: Its arguments.
  public func appendFormat(_ format: String, _ args: any CVarArg...) {
    append(String(format: format, arguments: args))
  }
}
