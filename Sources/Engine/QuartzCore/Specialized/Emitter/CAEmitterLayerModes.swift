/// The shape that an emitter's particles are born on.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable, AnimatableType {
  /// The shape's name.
  public let rawValue: String

  /// A shape by its name; an unknown one acts as `point`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The emitter's position; the default.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A horizontal line, as long as the emitter is wide, about its position.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle of the emitter's size about its position.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A box of the emitter's size and depth about its position.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle about the emitter's position; its radius is the emitter's width.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A sphere about the emitter's position; its radius is the emitter's width.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of an emitter's shape that particles are born on.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable, AnimatableType {
  /// The mode's name.
  public let rawValue: String

  /// A mode by its name; an unknown one acts as `volume`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The corners of the shape: the ends of a line; on a round shape the points on the axes.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// The edges of the shape; of a sphere the circle of its outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// The surface of the shape; of a flat shape its whole area.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// The inside of the shape; the default.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The drawing order of an emitter's particles.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable, AnimatableType {
  /// The mode's name.
  public let rawValue: String

  /// A mode by its name; an unknown one acts as `unordered`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No defined order: here the particles of a cell are drawn after those of the cell before; the default.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest are drawn first, and so are at the bottom.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest are drawn last, and so are on top.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// The farthest are drawn first.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// The colors of the particles are added (source-additive blending).
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

extension CAEmitterLayerEmitterShape: _ObjectiveCBridgeable {
  /// Objects are texts.
  public typealias _ObjectiveCType = NSString
}

extension CAEmitterLayerEmitterMode: _ObjectiveCBridgeable {
  /// Objects are texts.
  public typealias _ObjectiveCType = NSString
}

extension CAEmitterLayerRenderMode: _ObjectiveCBridgeable {
  /// Objects are texts.
  public typealias _ObjectiveCType = NSString
}
