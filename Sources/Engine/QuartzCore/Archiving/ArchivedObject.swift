import Foundation

/// What an archive names as the class of an object whose own class it cannot name.
///
/// Foundation on Linux stops the program at classes within others or in functions, and at private ones. A value of
/// another object is archived under this class with its real one beside it; the object that `archivedData` is called
/// for can only be archived as one of the nearest class that has a name, which is reported.
@MainActor
final class ArchivedObject: NSObject {
  /// The object of the class that was archived.
  let object: NSObject

  /// The object that is being archived as a value of another one.
  fileprivate static var value: ObjectIdentifier?

  /// The classes that this process has archived, by name: a private class is found by none.
  private static var types: [String: AnyClass] = [:]

  /// Reads an object of the class that the archive has the name of; `nil` if this process has no such class.
  init?(coder: NSCoder) {
    guard let name = coder.text(forKey: "class"),
      let object = Self.object(of: Self.types[name] ?? _typeByName(name), coder)
    else { return nil }
    self.object = object
    super.init()
  }

  private static func object(of type: Any?, _ coder: NSCoder) -> NSObject? {
    guard let type = type as? any ObjectArchiving.Type else { return nil }
    return type.init(coder: coder)
  }

  /// Objects of this class are only read.
  func encode(with coder: NSCoder) {}

  static var supportsSecureCoding: Bool { true }

  /// Writes an object as a value of another one.
  static func encode(_ object: NSObject, to coder: NSCoder, forKey key: String) {
    let outer = value
    defer { value = outer }
    value = ObjectIdentifier(object)
    coder.encode(object, forKey: key)
  }

  /// Writes the name of a class that Foundation has none for.
  static func encodeClass(of object: NSObject, to coder: NSCoder) {
    let type: AnyClass = Swift.type(of: object)
    guard namedClass(of: object) != type, let name = _mangledTypeName(type) else { return }
    types[name] = type
    coder.encode(name as NSString, forKey: "class")
  }

  /// The nearest class of an object that Foundation has a name for, and for all that it is derived from.
  fileprivate nonisolated static func namedClass(of object: NSObject) -> AnyClass {
    var named: AnyClass = NSObject.self
    var line: [AnyClass] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror, let type = level.subjectType as? AnyClass, type != NSObject.self {
      line.append(type)
      mirror = level.superclassMirror
    }
    for type in line.reversed() {
      guard String(reflecting: type).split(separator: ".").count == 2 else { break }
      named = type
    }
    return named
  }
}

extension ArchivedObject: @MainActor NSSecureCoding {}

extension NSObject {
  /// The class that archives name.
  func namedForArchives() -> AnyClass? {
    let named: AnyClass = ArchivedObject.namedClass(of: self)
    guard named != type(of: self) else { return named }
    let identity = ObjectIdentifier(self)
    let problem =
      "\(type(of: self)): is archived as \(named), as archives only name classes that are neither private nor inside"
      + " others"
    let isValue = MainActor.assumeIsolated {
      if ArchivedObject.value == identity { return true }
      EngineReport.handler(problem)
      return false
    }
    return isValue ? ArchivedObject.self : named
  }
}
