import CoreGraphics
import DisplayList

/// An emitter's settings at one time: the values of the layer and of its cells, as plain numbers.
struct EmitterSettings: Equatable {
  let birthRate, lifetime, velocity, scale, spin: Double
  let position: CGPoint
  let zPosition: Double
  let shape: EmitterShape
  let seed: UInt64
  /// The number of the cells' assignment: births are counted from 0 when it changes.
  let generation: Int
  let cells: [EmitterCellSettings]

  @MainActor
  init(_ values: LayerValues, _ cells: [EmitterCellValues]) {
    let custom = values.custom
    birthRate = Double(custom.value(of: EmitterKey.birthRate))
    lifetime = Double(custom.value(of: EmitterKey.lifetime))
    velocity = Double(custom.value(of: EmitterKey.velocity))
    scale = Double(custom.value(of: EmitterKey.scale))
    spin = Double(custom.value(of: EmitterKey.spin))
    position = custom.value(of: EmitterKey.emitterPosition)
    zPosition = Double(custom.value(of: EmitterKey.emitterZPosition))
    shape = EmitterShape(
      custom.value(of: EmitterKey.emitterShape),
      custom.value(of: EmitterKey.emitterMode),
      size: custom.value(of: EmitterKey.emitterSize),
      depth: custom.value(of: EmitterKey.emitterDepth)
    )
    seed = UInt64(max(0, custom.value(of: EmitterKey.seed)))
    generation = values.emitterCells?.generation ?? 0
    self.cells = cells.map { EmitterCellSettings($0, depth: 0) }
  }

  /// How long after a particle's birth it or a particle that it emits may be seen, in seconds of the layer's time.
  var reach: Double { cells.reduce(0) { max($0, $1.reach(lifetimes: lifetime)) } }
}

/// The settings of a cell, as plain numbers.
struct EmitterCellSettings: Equatable {
  /// The maximum depth of nested cells; deeper cells are ignored.
  static let deepest = 8
  /// The maximum number of births of a cell per second.
  static let highestRate = 1e6
  /// The maximum lifetime, in seconds.
  static let longestLife = 1e9

  let birthRate: Double
  let lifetime, lifetimeRange: Double
  let latitude, longitude, emissionRange: Double
  let velocity, velocityRange: Double
  let accelerationX, accelerationY, accelerationZ: Double
  let scale, scaleRange, scaleSpeed: Double
  let spin, spinRange: Double
  let red, green, blue, alpha: ColorPart
  let picture: ParticlePicture?
  /// The span of time in which particles are born, in the time of the layer or of the emitting particle.
  let start, end: Double
  let speed: Double
  let cells: [EmitterCellSettings]

  /// A color component: its value at birth, its range, and its change per second.
  struct ColorPart: Equatable {
    let value, range, speed: Double
  }

  init(_ cell: EmitterCellValues, depth: Int) {
    speed = max(0, cell[.speed])
    let rate = cell.isEnabled ? cell[.birthRate] * speed : 0
    birthRate = min(max(rate, 0), Self.highestRate)
    (lifetime, lifetimeRange) = (cell[.lifetime], cell[.lifetimeRange])
    (latitude, longitude) = (cell[.emissionLatitude], cell[.emissionLongitude])
    emissionRange = cell[.emissionRange]
    (velocity, velocityRange) = (cell[.velocity], cell[.velocityRange])
    accelerationX = cell[.xAcceleration]
    accelerationY = cell[.yAcceleration]
    accelerationZ = cell[.zAcceleration]
    (scale, scaleRange, scaleSpeed) = (cell[.scale], cell[.scaleRange], cell[.scaleSpeed])
    (spin, spinRange) = (cell[.spin], cell[.spinRange])
    let color = (cell.color ?? .white).rgba
    red = ColorPart(value: color.x, range: cell[.redRange], speed: cell[.redSpeed])
    green = ColorPart(value: color.y, range: cell[.greenRange], speed: cell[.greenSpeed])
    blue = ColorPart(value: color.z, range: cell[.blueRange], speed: cell[.blueSpeed])
    alpha = ColorPart(value: color.w, range: cell[.alphaRange], speed: cell[.alphaSpeed])
    picture = ParticlePicture(cell)
    start = speed > 0 ? cell[.beginTime] - cell[.timeOffset] / speed : 0
    end = speed > 0 ? start + cell[.duration] / speed : 0
    cells =
      depth < Self.deepest
      ? (cell.cells ?? []).map { EmitterCellSettings($0, depth: depth + 1) } : []
  }

  /// The longest lifetime of a particle, in seconds of its own time.
  func longestLife(lifetimes: Double) -> Double {
    let life = (lifetime + abs(lifetimeRange) / 2) * lifetimes
    return min(max(life, 0), Self.longestLife)
  }

  /// How long after a particle's birth it or a particle that it emits may be seen, in seconds of its emitter's time.
  func reach(lifetimes: Double) -> Double {
    guard speed > 0 else { return 0 }
    let below = cells.reduce(0) { max($0, $1.reach(lifetimes: lifetimes)) }
    return min((longestLife(lifetimes: lifetimes) + below) / speed, Self.longestLife)
  }

  /// How many particles are born from `start` to `time` at a rate per second, in the emitter's time.
  func births(at rate: Double, from start: Double, to time: Double) -> Double {
    let from = max(start, self.start)
    return time > from ? min(rate * (min(time, end) - from), Self.maximumBirths) : 0
  }

  /// The maximum count of births: beyond it a `Double` cannot represent every whole number.
  static let maximumBirths = 9e15
}
