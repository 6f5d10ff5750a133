/// Where an emitter's particles are born: on what shape.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable, AnimatableType {
  /// The shape's name.
  public let rawValue: String

  /// A shape by its name; an unknown one acts as `point`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The emitter's position; the default.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A level line as long as the emitter is wide, about its position.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle of the emitter's size about its position.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A box of the emitter's size and depth about its position.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle about the emitter's position; its radius is the emitter's width.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A ball about the emitter's position; its radius is the emitter's width.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// Where an emitter's particles are born: on what of its shape.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable, AnimatableType {
  /// The mode's name.
  public let rawValue: String

  /// A mode by its name; an unknown one acts as `volume`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Its corners: the ends of a line, and of a round shape where the axes meet it.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// Its edges: of a ball the circle that is seen.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// Its surface: of a flat shape all of it.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// All that is inside; the default.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How an emitter's particles are put on top of each other.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable, AnimatableType {
  /// The mode's name.
  public let rawValue: String

  /// A mode by its name; an unknown one acts as `unordered`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In no order that matters: here a cell's after those of the cell before; the default.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest are drawn first, and so lie undermost.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest are drawn last, and so lie uppermost.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// The farthest are drawn first.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Their colors add up.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
