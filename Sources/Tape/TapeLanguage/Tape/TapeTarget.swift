import SceneProtocol

/// What the pointer goes to.
package struct TapeTarget: Codable, Equatable, Sendable, CustomStringConvertible {
  package enum Place: Codable, Equatable, Sendable {
    /// A layer or a view by its name: `#card`.
    case name(String)
    /// A view by its accessibility identifier: `@submit`.
    case identifier(String)
    /// A point of the window: `120,40`.
    case point(TapePoint)
  }

  package var place: Place
  /// The offset from the place's center, in points: `#card+10,-4`.
  package var offset: TapePoint

  package init(_ place: Place, offset: TapePoint = .zero) {
    (self.place, self.offset) = (place, offset)
  }

  package var description: String {
    guard offset != .zero else { return place.description }
    return place.description + (offset.x < 0 ? "" : "+") + offset.description
  }
}

extension TapeTarget.Place: CustomStringConvertible {
  package var description: String {
    switch self {
    case .name(let name): "#" + Self.written(name)
    case .identifier(let name): "@" + Self.written(name)
    case .point(let point): point.description
    }
  }

  /// Whether an unquoted name may contain this byte: bytes that could begin an offset or a key path may not.
  static func isNameByte(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte >= 0x80
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func written(_ name: String) -> String {
    !name.isEmpty && name.utf8.allSatisfy(isNameByte) ? name : TapeText.quoted(name)
  }
}

extension TapeTarget.Place {
  /// The place of a layer that the inspector names.
  init(_ name: InspectionQuestion.Name) {
    switch name {
    case .named(let name): self = .name(name)
    case .identified(let name): self = .identifier(name)
    }
  }
}
