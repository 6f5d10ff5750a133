import CoreGraphics

/// The list as text, an item a line and groups indented: for tests, traces and bug reports.
///
/// ```
/// group opacity 0.5
///   fill 0 0 100 50 color 1 0 0 1 map 1 0 0 1 150 75
/// end
/// ```
/// Rectangles are x, y, width and height in the layer's points. A map is the affine six numbers
/// (a b c d tx ty), or all nine rows of a homography with perspective.
extension DisplayList: CustomStringConvertible {
  package var description: String {
    var depth = 0
    var lines: [String] = []
    for item in items {
      if case .endGroup = item { depth = max(0, depth - 1) }
      lines.append(String(repeating: "  ", count: depth) + item.text)
      if case .beginGroup = item { depth += 1 }
    }
    return lines.joined(separator: "\n")
  }
}

extension DisplayItem {
  fileprivate var text: String {
    switch self {
    case .fill(let fill):
      "fill \(text(fill.rect))\(radius(fill.cornerRadius)) color \(text(fill.color)) \(map(fill.toDevice))"
    case .border(let border):
      "border \(text(border.rect))\(radius(border.cornerRadius)) width \(text(border.width))"
        + " color \(text(border.color)) \(map(border.toDevice))"
    case .image(let image):
      "image \(image.image.width)×\(image.image.height) from \(text(image.source))"
        + " to \(text(image.destination))\(image.isSmooth ? "" : " nearest") \(map(image.toDevice))"
    case .beginGroup(let group):
      "group opacity \(text(group.opacity))" + (group.clip.map { " clip \(text($0))" } ?? "")
        + (group.isIsolated ? " isolated" : "") + (group.isAdding ? " adding" : "")
    case .endGroup: "end"
    }
  }

  private func text(_ clip: Clip) -> String {
    "\(text(clip.rect))\(radius(clip.cornerRadius)) \(map(clip.toDevice))"
  }

  private func text(_ rect: CGRect) -> String {
    text([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { Double($0) })
  }

  private func text(_ color: CGColor) -> String {
    text([color.rgba.x, color.rgba.y, color.rgba.z, color.rgba.w])
  }

  private func radius(_ radius: Double) -> String {
    radius == 0 ? "" : " radius \(text(radius))"
  }

  private func map(_ m: Homography) -> String {
    m.isAffine
      ? "map \(text([m.m11, m.m12, m.m21, m.m22, m.m31, m.m32]))"
      : "map \(text([m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33]))"
  }

  private func text(_ numbers: [Double]) -> String {
    numbers.map { text($0) }.joined(separator: " ")
  }

  /// Four decimals at most, and no `-0`.
  private func text(_ number: Double) -> String {
    let rounded = (number * 10000).rounded() / 10000
    guard rounded.isFinite, abs(rounded) < 1e15 else { return "\(number)" }
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
