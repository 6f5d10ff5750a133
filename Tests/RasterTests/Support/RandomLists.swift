import CoreGraphics
import DisplayList
import Foundation
import QuartzCore
import RandomScenes

/// Display lists of everything there is, and small changes to them.
struct RandomLists {
  var random: Seeded
  let side: Double
  private let picture: CGImage

  init(seed: UInt64, side: Double) {
    random = Seeded(seed)
    self.side = side
    var pixels = Seeded(seed ^ 1)
    picture = CGImage(
      width: 9,
      height: 7,
      pixels: (0..<63).map { _ in
        let alpha = UInt32.random(in: 0...255, using: &pixels)
        return (0..<3).reduce(alpha << 24) {
          $0 | UInt32.random(in: 0...alpha, using: &pixels) << (8 * $1)
        }
      }
    )
  }

  mutating func items(depth: Int = 0) -> [DisplayItem] {
    (0..<Int.random(in: 1...5, using: &random)).flatMap { _ in item(depth: depth) }
  }

  /// One item, or a group with all that is in it.
  mutating func item(depth: Int) -> [DisplayItem] {
    let rect = rect()
    let radius = Bool.random(using: &random) ? 0 : random.number(0...12)
    switch Int.random(in: -4...(depth < 3 ? 5 : 3), using: &random) {
    case -4: return [particles(in: rect)]
    case -3: return filtered(rect, radius, depth: depth)
    case -2: return [path(in: rect)].compactMap(\.self)
    case -1: return [gradient(in: rect, radius)]
    case 0, 1:
      return [
        .fill(
          .init(
            rect: rect,
            cornerRadius: radius,
            edges: edges(),
            color: color(),
            toDevice: map()
          )
        )
      ]
    case 2:
      return [
        .border(
          .init(
            rect: rect,
            cornerRadius: radius,
            edges: edges(),
            width: random.number(0.3...6),
            color: color(),
            toDevice: map()
          )
        )
      ]
    case 3 where Int.random(in: 0..<3, using: &random) == 0:
      return shadow(rect, radius, depth: 3)
    case 3:
      return [
        .image(
          .init(
            image: picture,
            source: source(),
            destination: rect,
            slices: slices(),
            isSmooth: .random(using: &random),
            edges: edges(),
            tint: tint(),
            opacity: Bool.random(using: &random) ? 1 : random.number(0...1),
            toDevice: map()
          )
        )
      ]
    case 4 where Bool.random(using: &random):
      if Bool.random(using: &random) { return shadow(rect, radius, depth: depth) }
      let raster = DisplayItem.Raster(toDevice: map(), scale: random.number(0.4...2.5))
      return [.beginRaster(raster)] + items(depth: depth + 1) + [.endGroup]
    default:
      let hasMask = Int.random(in: 0..<3, using: &random) == 0
      let clip = DisplayItem.Clip(
        rect: self.rect(),
        cornerRadius: radius,
        edges: edges(),
        toDevice: map()
      )
      let group = DisplayItem.Group(
        opacity: Bool.random(using: &random) ? 1 : random.number(0...1),
        clip: Bool.random(using: &random) ? clip : nil,
        isIsolated: Int.random(in: 0..<4, using: &random) == 0,
        blendMode: Int.random(in: 0..<4, using: &random) == 0
          ? Self.blendModes.randomElement(using: &random) ?? .normal : .normal,
        hasMask: hasMask
      )
      let mask = hasMask ? [.mask] + items(depth: depth + 1) : []
      return [.beginGroup(group)] + items(depth: depth + 1) + mask + [.endGroup]
    }
  }

  /// All but those that a group with a clip alone can have.
  private static let blendModes =
    CGBlendMode.ofLayers + [.xor, .sourceAtop, .destinationOver, .destinationOut, .plusDarker]

  private mutating func tint() -> PictureTint {
    guard random.once(in: 3) else { return .none }
    return PictureTint(red: 255, green: UInt8(random.index(below: 256)), blue: 40)
  }

  private mutating func particles(in rect: CGRect) -> DisplayItem {
    let part = CGRect(x: 2, y: 1, width: 5, height: 6)
    let pictures = [
      ParticlePicture(image: picture, source: part, size: CGSize(width: 12, height: 9)),
      ParticlePicture(
        image: picture,
        source: CGRect(x: 0, y: 0, width: 9, height: 7),
        size: CGSize(width: 9, height: 7),
        isSmoothMadeSmaller: random.flag(),
        isSmoothMadeLarger: random.flag()
      ),
    ]
    let sprites = (0..<random.index(below: 12)).map { _ in
      let place = CGPoint(
        x: random.number(Double(rect.minX)...Double(rect.maxX)),
        y: random.number(Double(rect.minY)...Double(rect.maxY))
      )
      let (a, b) = (random.number(-2...2), random.once(in: 3) ? 0 : random.number(-2...2))
      let alpha = UInt32(random.index(below: 256))
      return ParticleSprite(
        at: place,
        a,
        b,
        -b,
        a,
        color: alpha << 24 | alpha / 2 << 16 | alpha << 8,
        picture: Int32(random.index(below: 2))
      )
    }
    let field = ParticleField(
      sprites: ContiguousArray(sprites),
      pictures: pictures,
      adds: random.once(in: 3)
    )
    return .particles(
      .init(field: field, tint: tint(), opacity: random.pick([1, 0.4]), toDevice: map())
    )
  }

  /// All of the picture, or a part, or more than there is.
  private mutating func source() -> CGRect {
    guard Bool.random(using: &random) else { return CGRect(x: 0, y: 0, width: 9, height: 7) }
    let (x, y) = (random.number(-2...6), random.number(-2...5))
    return CGRect(x: x, y: y, width: random.number(0.5...8), height: random.number(0.5...6))
  }

  /// A group with a shadow, and a shadow, both drawn in pixels much larger than the device's or somewhat
  /// smaller.
  mutating func coarseShadows() -> [DisplayItem] {
    let raster = DisplayItem.Raster(toDevice: map(), scale: random.number(0.03...1.5))
    let group = shadow(rect(), 0, depth: 3, isGroup: true) + items(depth: 3) + [.endGroup]
    return [.beginRaster(raster)] + group + shadow(rect(), 3, depth: 3) + [.endGroup]
  }

  /// A list that differs by one item: changed, added, taken out, or a group's header.
  mutating func changed(_ items: [DisplayItem]) -> [DisplayItem] {
    var changed = items
    let index = Int.random(in: 0..<items.count, using: &random)
    switch changed[index] {
    case .beginGroup(var group):
      group.opacity = random.number(0...1)
      changed[index] = .beginGroup(group)
    case .beginRaster(var raster):
      raster.scale = random.number(0.4...2.5)
      changed[index] = .beginRaster(raster)
    case .beginShadow(var shadow):
      shadow.sigma = random.number(0...6)
      changed[index] = .beginShadow(shadow)
    case .beginFilter(var filter):
      filter.rect.size.width += 3
      filter.toDevice = map()
      changed[index] = .beginFilter(filter)
    case .mask, .endGroup:
      changed.insert(contentsOf: item(depth: 2), at: index)
    default:
      let replacement = Bool.random(using: &random) ? item(depth: 2) : []
      changed.replaceSubrange(index...index, with: replacement)
    }
    return changed
  }

  /// A shadow of its own shape, or down to a depth of a group's.
  private mutating func shadow(
    _ rect: CGRect,
    _ radius: Double,
    depth: Int,
    isGroup: Bool = false
  ) -> [DisplayItem] {
    var shadow = DisplayItem.Shadow(
      shape: .items(of: rect),
      color: color(),
      sigma: Int.random(in: 0..<4, using: &random) == 0 ? 0 : random.number(0...6),
      offset: CGSize(width: random.number(-5...5), height: random.number(-5...5)),
      toDevice: map()
    )
    if isGroup { return [.beginShadow(shadow)] }
    if depth < 3, Bool.random(using: &random) {
      return [.beginShadow(shadow)] + items(depth: depth + 1) + [.endGroup]
    }
    shadow.shape =
      Bool.random(using: &random)
      ? .path(CGPath(ellipseIn: rect, transform: nil).snapshot)
      : .roundedRect(rect, cornerRadius: radius, edges: edges().softened)
    return [.shadow(shadow)]
  }

  /// An ellipse, or a leaf whose ends are sharp; its inside or a line, some with dashes.
  private mutating func path(in rect: CGRect) -> DisplayItem? {
    let path = CGMutablePath()
    if Bool.random(using: &random) {
      path.addEllipse(in: rect)
    } else {
      let (start, end) = (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY))
      path.move(to: start)
      path.addQuadCurve(to: end, control: CGPoint(x: rect.maxX, y: rect.minY))
      path.addQuadCurve(to: start, control: CGPoint(x: rect.minX, y: rect.maxY))
    }
    var style = StrokeStyle()
    style.width = random.number(0.2...7)
    style.join = Bool.random(using: &random) ? .miter : .round
    style.dashLengths = Int.random(in: 0..<3, using: &random) == 0 ? [3, 2.5] : []
    let part: PathPaint.Part = Bool.random(using: &random) ? .inside(.winding) : .line(style)
    return PathPaint.of(path.snapshot, part).map {
      .path(.init(paint: $0, color: color(), toDevice: map()))
    }
  }

  private mutating func gradient(in rect: CGRect, _ radius: Double) -> DisplayItem {
    let locations = [0, random.number(0...1), 1]
    return .gradient(
      .init(
        rect: rect,
        cornerRadius: radius,
        edges: edges(),
        kind: random.pick([.axial, .radial, .conic]),
        stops: GradientStops(colors: locations.map { _ in color() }, locations: locations),
        start: CGPoint(x: random.number(0...1), y: random.number(0...1)),
        end: CGPoint(x: random.number(0...1), y: random.pick([0, 0.5, 1])),
        opacity: Bool.random(using: &random) ? 1 : random.number(0...1),
        toDevice: map()
      )
    )
  }

  private mutating func rect() -> CGRect {
    var (x, y) = (random.number(-10...side), random.number(-10...side))
    var (width, height) = (random.number(0.2...side), random.number(0.2...side))
    if Bool.random(using: &random) {
      (x, y, width, height) = (x.rounded(), y.rounded(), width.rounded(.up), height.rounded(.up))
    }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  mutating func edges() -> EdgeStyle {
    guard Int.random(in: 0..<3, using: &random) == 0 else { return .plain }
    return EdgeStyle(
      roundCorners: RectCorners(rawValue: .random(in: 0...15, using: &random)),
      isContinuous: Bool.random(using: &random),
      softEdges: RectEdges(rawValue: .random(in: 0...15, using: &random))
    )
  }

  private mutating func slices() -> DisplayItem.Slices? {
    guard Bool.random(using: &random) else { return nil }
    return .init(
      left: Float(random.number(0...4)),
      top: Float(random.number(0...3)),
      right: Float(random.number(0...5)),
      bottom: Float(random.number(0...4)),
      scale: Float(random.number(0.5...3))
    )
  }

  private mutating func color() -> CGColor {
    CGColor(
      red: random.number(0...1),
      green: random.number(0...1),
      blue: random.number(0...1),
      alpha: Bool.random(using: &random) ? 1 : random.number(0...1)
    )
  }

  mutating func map() -> Homography {
    switch Int.random(in: 0...5, using: &random) {
    case 0, 1: .identity
    case 2: .moved(random.number(-5...5), random.number(-5...5))
    case 3: .turned(.pi / 2, about: side / 2, side / 2)
    case 4: .turned(random.number(-3...3), about: side / 2, side / 2)
    default:
      .tilted(
        random.number(-1.5...1.5),
        about: side / 2,
        side / 2,
        distance: random.number(15...90)
      )
    }
  }
}
