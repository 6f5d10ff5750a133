import CoreGraphics

/// The list as text, an item a line and groups indented: for tests, traces and bug reports.
///
/// ```
/// group opacity 0.5 masked
///   fill 0 0 100 50 color 1 0 0 1 map 1 0 0 1 150 75
/// mask
///   fill 0 0 50 50 radius 5 corners 3 color 0 0 0 1 map 1 0 0 1 150 75
/// end
/// ```
/// Rectangles are x, y, width and height in the layer's points. A map is the affine six numbers (a b c d tx ty), or all
/// nine elements of a homography with perspective. Corners and edges are written as bits, unless all are round and all
/// antialiased; slices are left, top, right, bottom and scale.
extension DisplayList: CustomStringConvertible {
  package var description: String {
    var depth = 0
    var lines: [String] = []
    for item in items {
      if item.endsSection { depth = max(0, depth - 1) }
      lines.append(String(repeating: "  ", count: depth) + item.text)
      if item.beginsSection { depth += 1 }
    }
    return lines.joined(separator: "\n")
  }
}

extension DisplayItem {
  fileprivate var beginsSection: Bool {
    switch self {
    case .beginGroup, .beginRaster, .beginShadow, .beginFilter, .mask: true
    default: false
    }
  }

  fileprivate var endsSection: Bool {
    switch self {
    case .mask, .endGroup: true
    default: false
    }
  }

  fileprivate var text: String {
    switch self {
    case .fill(let fill):
      "fill \(text(fill.rect))\(radius(fill.cornerRadius, fill.edges))"
        + " color \(text(fill.color)) \(map(fill.toDevice))"
    case .border(let border):
      "border \(text(border.rect))\(radius(border.cornerRadius, border.edges))"
        + " width \(text(border.width)) color \(text(border.color)) \(map(border.toDevice))"
    case .image(let image): text(image)
    case .gradient(let gradient): text(gradient)
    case .path(let path): text(path)
    case .particles(let particles):
      "particles \(particles.field.sprites.count) in \(text(particles.field.box))"
        + (particles.field.adds ? " adding" : "") + " opacity \(text(particles.opacity))"
        + " \(map(particles.toDevice))"
    case .beginGroup(let group):
      "group opacity \(text(group.opacity))" + (group.clip.map { " clip \(text($0))" } ?? "")
        + (group.isIsolated ? " isolated" : "")
        + (group.blendMode == .normal ? "" : " \(group.blendMode)")
        + (group.hasMask ? " masked" : "")
    case .beginRaster(let raster):
      "raster scale \(text(raster.scale)) \(map(raster.toDevice))"
    case .shadow(let shadow), .beginShadow(let shadow): text(shadow)
    case .beginFilter(let filter): "filter \(text(filter))"
    case .backdrop(let backdrop): text(backdrop)
    case .mask: "mask"
    case .endGroup: "end"
    }
  }

  private func text(_ gradient: Gradient) -> String {
    let stops = zip(gradient.stops.colors, gradient.stops.locations)
      .map { "\(text($0)) at \(text($1))" }
    return "\(gradient.kind) gradient \(text(gradient.rect))"
      + "\(radius(gradient.cornerRadius, gradient.edges)) \(stops.joined(separator: ", "))"
      + " opacity \(text(gradient.opacity)) \(map(gradient.toDevice))"
  }

  private func text(_ filter: Filter) -> String {
    let steps = filter.chain.steps.map { step in
      switch step {
      case .gaussianBlur(let sigma): "gaussian \(text(sigma))"
      case .boxBlur(let radius): "box \(text(radius))"
      case .pixellation(let side, let center):
        "squares \(text(side)) about \(text([Double(center.x), Double(center.y)]))"
      case .matrix(let matrix): "matrix \(text(matrix.elements.map(Double.init)))"
      case .table: "tones"
      }
    }
    return "\(steps.joined(separator: ", ")) of \(text(filter.rect)) \(map(filter.toDevice))"
  }

  private func text(_ backdrop: Backdrop) -> String {
    "backdrop \(text(backdrop.filter))\(radius(backdrop.cornerRadius, backdrop.edges))"
      + (backdrop.opacity == 1 ? "" : " opacity \(text(backdrop.opacity))")
  }

  private func text(_ path: Path) -> String {
    let part =
      switch path.paint.part {
      case .inside(let rule): rule == .winding ? "inside" : "inside even-odd"
      case .line(let style): "line width \(text(style.width))"
      }
    return "path \(part) of \(path.paint.path.elements.count) steps in \(text(path.paint.box))"
      + " color \(text(path.color)) \(map(path.toDevice))"
  }

  private func text(_ shadow: Shadow) -> String {
    let shape =
      switch shadow.shape {
      case .roundedRect(let rect, let radius, let edges):
        " of \(text(rect))"
          + self.radius(radius, edges)
      case .path(let path): " of a path of \(path.elements.count)"
      case .items(let rect): " of the items of \(text(rect))"
      }
    let offset = text([Double(shadow.offset.width), Double(shadow.offset.height)])
    return "shadow\(shape) sigma \(text(shadow.sigma)) offset \(offset)"
      + " color \(text(shadow.color))\(shadow.isHiddenInside ? " hidden inside" : "")"
      + " \(map(shadow.toDevice))"
  }

  private func text(_ image: Image) -> String {
    let slices = image.slices.map { slices in
      let sizes = [slices.left, slices.top, slices.right, slices.bottom, slices.scale]
      return " slices " + text(sizes.map(Double.init))
    }
    let mips = image.mips.map { " trilinear" + ($0.bias == 0 ? "" : " bias \(text($0.bias))") }
    return "image \(image.image.width)×\(image.image.height) from \(text(image.source))"
      + " to \(text(image.destination))\(slices ?? "")\(image.isSmooth ? "" : " nearest")\(mips ?? "")"
      + radius(0, image.edges) + (image.opacity == 1 ? "" : " opacity \(text(image.opacity))")
      + (image.tint == .none
        ? "" : " tint \(image.tint.red) \(image.tint.green) \(image.tint.blue)")
      + " \(map(image.toDevice))"
  }

  private func text(_ clip: Clip) -> String {
    "\(text(clip.rect))\(radius(clip.cornerRadius, clip.edges)) \(map(clip.toDevice))"
  }

  private func text(_ rect: CGRect) -> String {
    text([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { Double($0) })
  }

  private func text(_ color: CGColor) -> String {
    text([color.rgba.x, color.rgba.y, color.rgba.z, color.rgba.w])
  }

  private func radius(_ radius: Double, _ edges: EdgeStyle) -> String {
    let corners = edges.roundCorners
    return (radius == 0 ? "" : " radius \(text(radius))")
      + (radius == 0 || !edges.isContinuous ? "" : " continuous")
      + (radius == 0 || corners == .all ? "" : " corners \(corners.rawValue)")
      + (edges.softEdges == .all ? "" : " soft \(edges.softEdges.rawValue)")
  }

  private func map(_ m: Homography) -> String {
    m.isAffine
      ? "map \(text([m.m11, m.m12, m.m21, m.m22, m.m31, m.m32]))"
      : "map \(text([m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33]))"
  }

  private func text(_ numbers: [Double]) -> String {
    numbers.map { text($0) }.joined(separator: " ")
  }

  /// The number with at most four decimals, and no `-0`.
  private func text(_ number: Double) -> String {
    let rounded = (number * 10000).rounded() / 10000
    guard rounded.isFinite, abs(rounded) < 1e15 else { return "\(number)" }
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
