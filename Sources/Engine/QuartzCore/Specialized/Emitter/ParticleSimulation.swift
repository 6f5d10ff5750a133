import CoreGraphics
import DisplayList
import Foundation

/// A stateless particle simulation (closed form): the particles alive at one time, from the log of their births.
///
/// At age a, a particle is at p + v·a + ½·g·a², with scale s + scaleSpeed·a; its rotation and color change linearly
/// too. So a frame needs no earlier frame.
@MainActor
struct ParticleSimulation {
  /// The maximum number of particles: of more the youngest are kept, and of their emitted particles likewise the
  /// youngest.
  static let most = 20_000
  /// The maximum number of births that are examined, of particles that are alive or whose emitted particles are.
  private static let maximumParticlesChecked = 4 * most

  private var time: Double
  private(set) var particles: ContiguousArray<Living> = []
  private(set) var pictures: [ParticlePicture] = []
  /// Whether particles were left out because there is no room.
  private(set) var isOverfull = false
  private var lookedAt = 0
  /// Whether there is no room for another particle.
  private var isFull: Bool {
    particles.count >= Self.most || lookedAt >= Self.maximumParticlesChecked
  }

  /// A particle that is alive.
  struct Living {
    let x, y, z: Double
    let scale, turn: Double
    let color: UInt32
    let picture: Int32
    let birth: Double
  }

  /// - Parameters:
  ///   - log: The history of the emitter's commits.
  ///   - time: The time of the frame, in seconds of the layer's time.
  ///   - room: The expected number of particles, for which memory is reserved.
  init(_ log: EmitterLog, at time: Double, room: Int = 0) {
    self.time = time
    particles.reserveCapacity(room)
    // Youngest first, as these are kept if there are too many; afterwards reversed into the order of births.
    log.forEachStretch(reaching: time, to: time) { add($0) }
    reverseParticles(from: 0)
  }

  /// - Returns: Whether there is room for more.
  private mutating func add(_ stretch: EmitterStretch) -> Bool {
    for index in stretch.settings.cells.indices.reversed() {
      guard add(stretch, ofCell: index) else { return false }
    }
    return true
  }

  private mutating func add(_ stretch: EmitterStretch, ofCell index: Int) -> Bool {
    let settings = stretch.settings
    let rate = stretch.rate(ofCell: index)
    guard rate > 0 else { return true }
    let cell = settings.cells[index]
    let oldest = max(stretch.start, time - cell.reach(lifetimes: settings.lifetime))
    let end = Int(stretch.births(ofCell: index, to: time))
    var first = Int(stretch.births(ofCell: index, to: oldest))
    let share = Self.most / settings.cells.count
    if end - first > share {
      first = end - share
      isOverfull = true
    }
    let start = max(stretch.start, cell.start)
    let random = ParticleRandom(key: settings.seed).child(index)
    for number in (first..<max(first, end)).reversed() {
      let birth = start + (Double(number) + 1 - stretch.births[index]) / rate
      let own = random.child(number)
      let place = settings.shape.birth(own)
      let source = ParticleSource(
        x: Double(settings.position.x) + place.x,
        y: Double(settings.position.y) + place.y,
        z: settings.zPosition + place.z,
        longitude: place.longitude,
        latitude: place.latitude
      )
      let before = particles.count
      let hasRoom = add(cell, settings, own, source, birth: birth, age: time - birth)
      reverseParticles(from: before)
      guard hasRoom else { return false }
    }
    return true
  }

  /// Reverses the order of the particles from index `first` on.
  private mutating func reverseParticles(from first: Int) {
    var (low, high) = (first, particles.count - 1)
    while low < high {
      particles.swapAt(low, high)
      (low, high) = (low + 1, high - 1)
    }
  }

  /// Adds a particle if it is alive, and the particles that it has emitted.
  ///
  /// - Parameters:
  ///   - cell: The settings of the particle's cell.
  ///   - settings: The layer's settings at its birth.
  ///   - random: The particle's random generator.
  ///   - source: Place and direction of its birth.
  ///   - birth: The time of its birth, in seconds of the layer's time.
  ///   - age: Its age in seconds of its emitter's time.
  /// - Returns: Whether there was room for all of them.
  private mutating func add(
    _ cell: EmitterCellSettings,
    _ settings: EmitterSettings,
    _ random: ParticleRandom,
    _ source: ParticleSource,
    birth: Double,
    age: Double
  ) -> Bool {
    guard !isFull else {
      isOverfull = true
      return false
    }
    lookedAt += 1
    let age = age * cell.speed
    let born = BornParticle(cell, settings, random, source)
    if age >= 0, age < born.life { show(born, cell, settings, birth, age) }
    for index in cell.cells.indices {
      let own = random.child(index)
      guard addBelow(cell.cells[index], of: born, cell, settings, own, birth, age) else {
        return false
      }
    }
    return true
  }

  /// Adds the particles that a particle has emitted on its way, youngest first.
  ///
  /// - Returns: Whether there was room for all of them.
  private mutating func addBelow(
    _ cell: EmitterCellSettings,
    of parent: BornParticle,
    _ parentCell: EmitterCellSettings,
    _ settings: EmitterSettings,
    _ random: ParticleRandom,
    _ birth: Double,
    _ age: Double
  ) -> Bool {
    let rate = min(cell.birthRate * settings.birthRate, EmitterCellSettings.highestRate)
    guard rate > 0 else { return true }
    let lived = min(age, parent.life)
    let end = Int(cell.births(at: rate, from: 0, to: lived))
    let oldest = age - cell.reach(lifetimes: settings.lifetime)
    let first = Int(cell.births(at: rate, from: 0, to: min(oldest, lived)))
    let start = max(0, cell.start)
    for number in (first..<max(first, end)).reversed() {
      let moment = start + Double(number + 1) / rate
      let isThere = add(
        cell,
        settings,
        random.child(number),
        parent.source(at: moment, parentCell),
        birth: birth + moment / parentCell.speed,
        age: age - moment
      )
      guard isThere else { return false }
    }
    return true
  }

  private mutating func show(
    _ born: BornParticle,
    _ cell: EmitterCellSettings,
    _ settings: EmitterSettings,
    _ birth: Double,
    _ age: Double
  ) {
    guard let picture = cell.picture else { return }
    let random = born.random
    let size = random.number(for: .scale, about: cell.scale, range: cell.scaleRange)
    let scale = (size + cell.scaleSpeed * age) * settings.scale
    let color = Self.color(cell, random, age)
    guard scale > 0, scale.isFinite, color >> 24 > 0 else { return }
    let spin = random.number(for: .spin, about: cell.spin, range: cell.spinRange) * settings.spin
    let place = born.place(at: age, cell)
    guard (place.x + place.y + place.z).isFinite else { return }
    particles.append(
      Living(
        x: place.x,
        y: place.y,
        z: place.z,
        scale: scale,
        turn: spin * age,
        color: color,
        picture: number(of: picture),
        birth: birth
      )
    )
  }

  private static func color(
    _ cell: EmitterCellSettings,
    _ random: ParticleRandom,
    _ age: Double
  ) -> UInt32 {
    func part(_ part: EmitterCellSettings.ColorPart, _ use: ParticleRandom.Use) -> Double {
      let value = random.number(for: use, about: part.value, range: part.range) + part.speed * age
      return min(max(value, 0), 1)
    }
    let alpha = part(cell.alpha, .alpha)
    func byte(_ share: Double) -> UInt32 { UInt32(share * 255 + 0.5) }
    return byte(alpha) << 24 | byte(part(cell.red, .red) * alpha) << 16
      | byte(part(cell.green, .green) * alpha) << 8 | byte(part(cell.blue, .blue) * alpha)
  }

  /// The index of a picture in the list of the field; the picture is appended if it is new.
  private mutating func number(of picture: ParticlePicture) -> Int32 {
    if let known = pictures.lastIndex(of: picture) { return Int32(known) }
    pictures.append(picture)
    return Int32(pictures.count - 1)
  }
}
