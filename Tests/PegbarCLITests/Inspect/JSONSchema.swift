import Foundation

/// A JSON Schema, as far as `Inspector.schema.json` uses the language: types, constants, objects, arrays, references.
struct JSONSchema {
  private let root: [String: Any]

  init(at path: String) throws {
    let value = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: path)))
    root = value as? [String: Any] ?? [:]
  }

  /// What of a value is not as the schema says, each with its place; empty for a valid one.
  func problems(of value: Any) -> [String] { problems(of: value, root, "$") }

  private static let known: Set<String> = [
    "$schema", "$defs", "title", "description", "type", "const", "enum", "anyOf", "required",
    "properties", "additionalProperties", "items", "$ref",
  ]

  private func problems(of value: Any, _ schema: [String: Any], _ place: String) -> [String] {
    var problems = schema.keys.filter { !Self.known.contains($0) }.map {
      "\(place): what is \($0)?"
    }
    if let name = schema["$ref"] as? String {
      let definition = name.split(separator: "/").last.flatMap {
        (root["$defs"] as? [String: Any])?[String($0)] as? [String: Any]
      }
      guard let definition else { return ["\(place): no \(name)"] }
      return self.problems(of: value, definition, place)
    }
    if let types = schema["type"].map({ $0 as? [String] ?? [$0 as? String ?? ""] }),
      !types.contains(where: { Self.isOf($0, value) })
    {
      problems.append("\(place): \(value) is no \(types.joined(separator: " or "))")
    }
    if let wanted = schema["const"], !Self.isSame(wanted, value) {
      problems.append("\(place): \(value) is not \(wanted)")
    }
    if let wanted = schema["enum"] as? [Any], !wanted.contains(where: { Self.isSame($0, value) }) {
      problems.append("\(place): \(value) is not one of \(wanted)")
    }
    if let schemas = schema["anyOf"] as? [[String: Any]],
      schemas.allSatisfy({ !self.problems(of: value, $0, place).isEmpty })
    {
      problems.append("\(place): \(value) is none of what it may be")
    }
    if let object = value as? [String: Any] { problems += members(of: object, schema, place) }
    if let list = value as? [Any], let items = schema["items"] as? [String: Any] {
      for (index, item) in list.enumerated() {
        problems += self.problems(of: item, items, "\(place)[\(index)]")
      }
    }
    return problems
  }

  private func members(
    of object: [String: Any],
    _ schema: [String: Any],
    _ place: String
  ) -> [String] {
    var problems = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }
      .map { "\(place): \($0) is missing" }
    let known = schema["properties"] as? [String: [String: Any]] ?? [:]
    for (key, member) in object {
      if let schema = known[key] {
        problems += self.problems(of: member, schema, "\(place).\(key)")
      } else if schema["additionalProperties"] as? Bool == false {
        problems.append("\(place): nothing is said of \(key)")
      }
    }
    return problems
  }

  private static func isSame(_ a: Any, _ b: Any) -> Bool {
    (a as? NSObject)?.isEqual(b) ?? false
  }

  private static func isOf(_ type: String, _ value: Any) -> Bool {
    let number = value as? NSNumber
    let isBoolean = number.map { isTruth($0) } ?? false
    switch type {
    case "object": return value is [String: Any]
    case "array": return value is [Any]
    case "string": return value is String
    case "null": return value is NSNull
    case "boolean": return isBoolean
    case "number": return number != nil && !isBoolean
    case "integer":
      return number.map { !isBoolean && $0.doubleValue == $0.doubleValue.rounded() } ?? false
    default: return false
    }
  }

  /// Whether a number is one of the two Booleans: they are read as numbers of their own type.
  private static func isTruth(_ number: NSNumber) -> Bool {
    String(cString: number.objCType) == "c" || number === (true as NSNumber)
      || number === (false as NSNumber)
  }
}
