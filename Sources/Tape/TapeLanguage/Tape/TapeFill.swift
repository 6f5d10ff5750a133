/// What is around the recorded picture, in its margin and behind rounded corners.
package enum TapeFill: Codable, Equatable, Sendable, CustomStringConvertible {
  case color(TapeColor), transparent

  /// The default around a picture that is not transparent: that of VHS.
  static let usual = TapeFill.color(TapeColor(red: 0x17, green: 0x17, blue: 0x17))

  package var description: String {
    switch self {
    case .color(let color): color.description
    case .transparent: "transparent"
    }
  }
}
