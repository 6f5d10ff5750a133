/// Reads and changes parts of values whose form is known.
extension JSON {
  /// The member of an object, `nil` where there is none; set to `nil`, it is removed.
  package subscript(_ key: String) -> JSON? {
    get {
      guard case .object(let members) = self else { return nil }
      return members.first { $0.key == key }?.value
    }
    set {
      var members: [Member] = []
      if case .object(let own) = self { members = own }
      let index = members.firstIndex { $0.key == key }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(Member(key: key, value: value))
      case (nil, nil): return
      }
      self = .object(members)
    }
  }

  /// The string, if it is one.
  package var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The whole number, if it is one.
  package var int: Int? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  /// The elements, if it is an array.
  package var array: [JSON]? {
    guard case .array(let values) = self else { return nil }
    return values
  }
}
