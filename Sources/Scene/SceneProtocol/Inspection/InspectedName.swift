/// How a layer is called, as tapes do: `#name` for a layer's `name`, `@name` for a view's `accessibilityIdentifier`,
/// quoted where it is more than one plain word: `#"in front"`.
package enum InspectedName {
  /// A layer by its `name`.
  package static func named(_ name: String) -> String { "#" + quoted(name) }

  /// A view by its identifier.
  package static func identified(_ identifier: String) -> String { "@" + quoted(identifier) }

  private static func quoted(_ name: String) -> String {
    let isPlain =
      !name.isEmpty
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
          true
        default: byte >= 0x80
        }
      }
    return isPlain ? name : "\"\(InspectedValue.escaped(name))\""
  }
}
