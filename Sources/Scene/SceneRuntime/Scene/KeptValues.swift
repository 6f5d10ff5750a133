import Foundation

/// The values that a scene wants to keep over a reload, by name.
enum KeptValues {
  /// Values of the previous run, as JSON, that were not asked for yet.
  private static var restored: [String: String] = [:]
  /// The closures that encode each value of this run, as JSON.
  private static var writers: [String: () -> String?] = [:]

  /// Whether restored values stay as they are, whatever the scene sets them to.
  private static var isFixed: () -> Bool = { false }

  /// Restores the values of the previous run.
  ///
  /// - Parameters:
  ///   - values: The values, by name, as JSON.
  ///   - isFixed: Whether the input being replayed is already reflected in these values.
  static func restore(_ values: [String: String], fixedWhile isFixed: @escaping () -> Bool) {
    (restored, self.isFixed) = (values, isFixed)
  }

  /// Whether the value that was restored under a name stays as it is now.
  static func isFixed(_ name: String) -> Bool { restored[name] != nil && isFixed() }

  /// The value of the previous run under a name; `nil` where it had none, or one of another type.
  static func value<Value: Decodable>(_ type: Value.Type, named name: String) -> Value? {
    guard let json = restored[name] else { return nil }
    return try? JSONDecoder().decode([Value].self, from: Data(json.utf8)).first
  }

  /// Registers a value, to be encoded when the run ends.
  static func keep<Value: Encodable>(_ name: String, _ value: @escaping () -> Value) {
    writers[name] = {
      // The value is in an array, as not every decoder takes a bare number.
      (try? JSONEncoder().encode([value()])).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// All values to keep, also those that were not used in this run.
  static func encoded() -> [String: String] {
    restored.merging(writers.compactMapValues { $0() }) { _, new in new }
  }
}
