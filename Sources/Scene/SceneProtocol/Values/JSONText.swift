internal import FoundationEssentials

/// Values as JSON on one line, the same text for the same value.
package enum JSONText {
  package static func encode(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(value))
  }

  package static func decode<Value: Decodable>(
    _ type: Value.Type = Value.self,
    from text: [UInt8]
  ) throws -> Value {
    try JSONDecoder().decode(type, from: Data(text))
  }
}
