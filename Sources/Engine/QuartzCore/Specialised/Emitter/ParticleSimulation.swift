import CoreGraphics
import DisplayList
import Foundation

/// The particles that live at one time of an emitter's, found out from when they were born and with what.
///
/// Where one is at an age a is p + v·a + ½·g·a², how large scale + scaleSpeed·a, and likewise its turn and its color;
/// so that a frame needs no frame before it.
@MainActor
struct ParticleSimulation {
  /// Of more than so many the youngest are shown, and of what these bear what the youngest of them do.
  static let most = 20_000
  /// So many births are looked at, for particles that live or whose own cells bear some that do.
  private static let mostLookedAt = 4 * most

  private var time: Double
  private(set) var particles: ContiguousArray<Living> = []
  private(set) var pictures: [ParticlePicture] = []
  /// Whether there would be more.
  private(set) var isOverfull = false
  private var lookedAt = 0
  /// Whether there is no room for another.
  private var isFull: Bool { particles.count >= Self.most || lookedAt >= Self.mostLookedAt }

  /// A particle that lives.
  struct Living {
    let x, y, z: Double
    let scale, turn: Double
    let color: UInt32
    let picture: Int32
    let birth: Double
  }

  /// - Parameters:
  ///   - log: What the emitter was committed with.
  ///   - time: In the layer's time.
  ///   - room: How many there will be, as far as that is known.
  init(_ log: EmitterLog, at time: Double, room: Int = 0) {
    self.time = time
    particles.reserveCapacity(room)
    // From the youngest on, as these are shown of too many; then in the order of their births.
    log.forEachStretch(reaching: time, to: time) { add($0) }
    turnAround(from: 0)
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
    let dice = ParticleDice(key: settings.seed).dice(index)
    for number in (first..<max(first, end)).reversed() {
      let birth = start + (Double(number) + 1 - stretch.births[index]) / rate
      let own = dice.dice(number)
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
      turnAround(from: before)
      guard hasRoom else { return false }
    }
    return true
  }

  /// Turns the order of the particles from one on.
  private mutating func turnAround(from first: Int) {
    var (low, high) = (first, particles.count - 1)
    while low < high {
      particles.swapAt(low, high)
      (low, high) = (low + 1, high - 1)
    }
  }

  /// Adds a particle, if it lives, with those that its own cells bear.
  ///
  /// - Parameters:
  ///   - cell: Its cell.
  ///   - settings: The layer's at its birth.
  ///   - dice: Its own.
  ///   - source: Where it is born.
  ///   - birth: When, in the layer's time.
  ///   - age: In the time of who bears it.
  /// - Returns: Whether there was room for all of them.
  private mutating func add(
    _ cell: EmitterCellSettings,
    _ settings: EmitterSettings,
    _ dice: ParticleDice,
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
    let born = BornParticle(cell, settings, dice, source)
    if age >= 0, age < born.life { show(born, cell, settings, birth, age) }
    for index in cell.cells.indices {
      let own = dice.dice(index)
      guard addBelow(cell.cells[index], of: born, cell, settings, own, birth, age) else {
        return false
      }
    }
    return true
  }

  /// Adds what a particle bears along its way, the youngest first.
  ///
  /// - Returns: Whether there was room for all of it.
  private mutating func addBelow(
    _ cell: EmitterCellSettings,
    of parent: BornParticle,
    _ parentCell: EmitterCellSettings,
    _ settings: EmitterSettings,
    _ dice: ParticleDice,
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
        dice.dice(number),
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
    let dice = born.dice
    let size = dice.number(for: .scale, about: cell.scale, range: cell.scaleRange)
    let scale = (size + cell.scaleSpeed * age) * settings.scale
    let color = Self.color(cell, dice, age)
    guard scale > 0, scale.isFinite, color >> 24 > 0 else { return }
    let spin = dice.number(for: .spin, about: cell.spin, range: cell.spinRange) * settings.spin
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
    _ dice: ParticleDice,
    _ age: Double
  ) -> UInt32 {
    func part(_ part: EmitterCellSettings.ColorPart, _ use: ParticleDice.Use) -> Double {
      let value = dice.number(for: use, about: part.value, range: part.range) + part.speed * age
      return min(max(value, 0), 1)
    }
    let alpha = part(cell.alpha, .alpha)
    func byte(_ share: Double) -> UInt32 { UInt32(share * 255 + 0.5) }
    return byte(alpha) << 24 | byte(part(cell.red, .red) * alpha) << 16
      | byte(part(cell.green, .green) * alpha) << 8 | byte(part(cell.blue, .blue) * alpha)
  }

  /// The number of a picture among those of the field.
  private mutating func number(of picture: ParticlePicture) -> Int32 {
    if let known = pictures.lastIndex(of: picture) { return Int32(known) }
    pictures.append(picture)
    return Int32(pictures.count - 1)
  }
}
