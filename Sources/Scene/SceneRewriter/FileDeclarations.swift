import SwiftSyntax

/// The declarations of files, as far as the rules need them: their types with their methods and properties.
struct FileDeclarations: Codable, Equatable {
  /// A class's body, and the file that has it.
  struct ClassBody: Equatable {
    /// The file's place among those that are rewritten together.
    let file: Int
    private let type: String
    private let read: () -> MemberBlockSyntax
    /// Its members, which are parsed when they are first asked for.
    var members: MemberBlockSyntax { read() }

    init(file: Int, type: String, members: @escaping () -> MemberBlockSyntax) {
      (self.file, self.type, read) = (file, type, members)
    }

    static func == (a: ClassBody, b: ClassBody) -> Bool { (a.file, a.type) == (b.file, b.type) }
  }

  /// A method of a type.
  struct Method: Codable, Equatable {
    /// The type's qualified name: `Outer.Inner`.
    var type: String
    /// `tapped` of `tapped(_:)`.
    var base: String
    /// The name with its labels; without parentheses when it has no parameters.
    var fullName: String
    var parameterCount: Int
  }

  var methods: [Method] = []
  /// The methods of the file that is rewritten, if there are several files.
  private var ownMethods: [Method] = []
  /// The first name after each type's colon, which is its superclass if it has one.
  var superclasses: [String: String] = [:]
  /// The types that the file declares or extends, by their qualified names.
  var types: Set<String> = []
  /// The types among them that are not classes, as far as the file shows.
  var valueTypes: Set<String> = []
  /// The bodies of the classes that the file declares.
  var classBodies: [String: ClassBody] = [:]
  /// The names of all properties except overrides.
  var properties: Set<String> = []
  /// The names of protocols' optional methods, each with the protocols that have it.
  var optionalMethods: [String: Set<String>] = [:]
  /// The names with labels of those among them that have a value.
  var optionalValues: Set<String> = []
  /// The properties of type `AnyObject` or `AnyObject?`, by their types' names.
  var anyObjects: [String: Set<String>] = [:]
  /// The types that override a member, by the member's name with its labels.
  var overriders: [String: Set<String>] = [:]

  /// The types to which extensions give a member that is no override, by the member's name with its labels.
  var extensionMembers: [String: Set<String>] = [:]

  /// What type aliases stand for, by their names.
  var aliases: [String: String] = [:]
  /// The bounds of protocols' associated types and of generic parameters, by their names.
  var associatedBounds: [String: Set<String>] = [:]

  /// All but the classes' bodies, which are parts of a tree.
  private enum CodingKeys: CodingKey {
    case methods, superclasses, types, valueTypes, properties, optionalMethods, optionalValues
    case anyObjects, overriders, extensionMembers, aliases, associatedBounds
  }

  /// No declarations.
  init() {}

  /// The same without the classes' bodies.
  var withoutBodies: FileDeclarations {
    var result = self
    result.classBodies = [:]
    return result
  }

  /// The declarations of all files, as one of them sees them: its own go before others of the same name.
  ///
  /// - Parameter own: The file's own declarations, which are among these.
  /// - Returns: The declarations.
  func seen(from own: FileDeclarations) -> FileDeclarations {
    var result = self
    result.ownMethods = own.methods
    result.superclasses.merge(own.superclasses) { $1 }
    result.classBodies.merge(own.classBodies) { $1 }
    result.anyObjects.merge(own.anyObjects) { $1 }
    return result
  }

  /// Adds another file's declarations.
  mutating func add(_ other: FileDeclarations) {
    methods += other.methods
    superclasses.merge(other.superclasses) { first, _ in first }
    types.formUnion(other.types)
    valueTypes.formUnion(other.valueTypes)
    classBodies.merge(other.classBodies) { first, _ in first }
    properties.formUnion(other.properties)
    optionalMethods.merge(other.optionalMethods) { $0.union($1) }
    optionalValues.formUnion(other.optionalValues)
    anyObjects.merge(other.anyObjects) { $0.union($1) }
    overriders.merge(other.overriders) { $0.union($1) }
    extensionMembers.merge(other.extensionMembers) { $0.union($1) }
    aliases.merge(other.aliases) { first, _ in first }
    associatedBounds.merge(other.associatedBounds) { $0.union($1) }
  }

  /// The type in the file with this name, which may omit the enclosing types.
  func type(named name: String) -> String? {
    if types.contains(name) { return name }
    let ends = types.filter { $0.hasSuffix(".\(name)") }
    return ends.count == 1 ? ends.first : nil
  }

  /// Whether the file itself declares a class with this name, which may omit the enclosing types.
  func declaresClass(named name: String) -> Bool {
    type(named: name).map { classBodies[$0] != nil } ?? false
  }

  /// The type and its superclasses, as far as they are in the file.
  func line(of type: String) -> [String] {
    var line: [String] = []
    var next = self.type(named: type)
    while let type = next, !line.contains(type) {
      line.append(type)
      next = superclasses[type].flatMap(self.type(named:))
    }
    return line
  }

  /// The last name of that chain: a type outside the file, if any.
  func root(of type: String) -> String? {
    guard let last = line(of: type).last else { return nil }
    // A class of a framework is in the chain if the file extends it.
    let isOutside = classBodies[last] == nil && last != self.type(named: type)
    return superclasses[last] ?? (isOutside ? last : nil)
  }

  /// The method that a written name refers to.
  ///
  /// - Parameters:
  ///   - name: The base name, or the full name.
  ///   - type: The type to search, including its superclasses; `nil` for the whole file.
  ///   - parameterCount: The number of its parameters, where that is known.
  /// - Returns: The method, if there is exactly one.
  func method(_ name: String, in type: String?, parameterCount: Int? = nil) -> Method? {
    func only(_ methods: [Method]) -> Method? {
      let named = methods.filter {
        ($0.fullName == name || $0.base == name)
          && (parameterCount == nil || $0.parameterCount == parameterCount)
      }
      // `tapped` alone may be the full name of one of several.
      let exact = named.filter { $0.fullName == name }
      return named.count == 1 ? named[0] : exact.count == 1 ? exact[0] : nil
    }
    guard let type else { return only(ownMethods) ?? only(methods) }
    for ancestor in line(of: type) {
      if let method = only(methods.filter { $0.type == ancestor }) { return method }
    }
    return nil
  }
}
