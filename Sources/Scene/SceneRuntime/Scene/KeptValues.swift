import Foundation

/// What a scene wants kept over a reload, by name.
enum KeptValues {
  /// Values of the run before, as JSON, which nobody has asked for yet.
  private static var restored: [String: String] = [:]
  /// How each value of this run is written, as JSON.
  private static var writers: [String: () -> String?] = [:]

  static func restore(_ values: [String: String]) { restored = values }

  /// What the run before had under a name; `nil` where it had none, or one of another type.
  static func value<Value: Decodable>(_ type: Value.Type, named name: String) -> Value? {
    guard let json = restored[name] else { return nil }
    return try? JSONDecoder().decode([Value].self, from: Data(json.utf8)).first
  }

  /// Has a value written when the run ends.
  static func keep<Value: Encodable>(_ name: String, _ value: @escaping () -> Value) {
    writers[name] = {
      // (In an array: not every decoder takes a bare number.)
      (try? JSONEncoder().encode([value()])).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// All that is to be kept, also for what was not made in this run.
  static func encoded() -> [String: String] {
    restored.merging(writers.compactMapValues { $0() }) { _, new in new }
  }
}
