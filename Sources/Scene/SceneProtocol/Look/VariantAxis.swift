/// What differs between variants of a preview that are shown side by side.
package enum VariantAxis: String, Codable, CaseIterable, Sendable {
  /// Light, and dark.
  case dark
  /// Four of the user's text sizes.
  case textSizes = "text-sizes"
  /// A small phone, a usual one, a large one, and a small tablet.
  case devices
  /// A device upright, and lying.
  case orientations
  /// Normal contrast, and high contrast.
  case contrast

  /// The names on the command line, in the order of the help.
  package static let names = allCases.map(\.rawValue)

  /// The axes in a list such as `dark,text-sizes`, each once.
  ///
  /// - Returns: The axes; `nil` where a word is none of them.
  package static func list(_ text: String) -> [VariantAxis]? {
    var axes: [VariantAxis] = []
    for word in text.lowercased().split(separator: ",", omittingEmptySubsequences: false) {
      guard let axis = VariantAxis(rawValue: String(word)) else { return nil }
      if !axes.contains(axis) { axes.append(axis) }
    }
    return axes
  }

  /// The axes that the window's key goes to from some others: each that is seen often alone, and then none.
  package static func next(after axes: [VariantAxis]) -> [VariantAxis] {
    let steps: [[VariantAxis]] = [[], [.dark], [.textSizes], [.devices]]
    let index = steps.firstIndex(of: axes).map { $0 + 1 } ?? 0
    return index < steps.count ? steps[index] : []
  }
}

extension [VariantAxis] {
  /// Whether variants have devices of their own.
  package var variesDevice: Bool { contains(.devices) || contains(.orientations) }
}
