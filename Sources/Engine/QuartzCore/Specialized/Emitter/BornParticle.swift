import CoreGraphics
import Foundation

/// The place and the natural direction of a particle's birth.
struct ParticleSource {
  let x, y, z: Double
  let longitude, latitude: Double
}

/// A particle with the random values that it has from its birth on.
struct BornParticle {
  /// Lifetime in seconds.
  let life: Double
  private let x, y, z: Double
  private let velocityX, velocityY, velocityZ: Double
  private let longitude, latitude: Double
  let random: ParticleRandom

  init(
    _ cell: EmitterCellSettings,
    _ settings: EmitterSettings,
    _ random: ParticleRandom,
    _ source: ParticleSource
  ) {
    self.random = random
    let span = random.number(for: .lifetime, about: cell.lifetime, range: cell.lifetimeRange)
    life = min(span * settings.lifetime, EmitterCellSettings.longestLife)
    (x, y, z) = (source.x, source.y, source.z)
    let turn = random.number(for: .longitude, about: cell.longitude, range: cell.emissionRange)
    longitude = source.longitude + turn
    latitude = source.latitude + cell.latitude
    let speed = random.number(for: .velocity, about: cell.velocity, range: cell.velocityRange)
    let velocity = speed * settings.velocity
    guard velocity != 0 else {
      (velocityX, velocityY, velocityZ) = (0, 0, 0)
      return
    }
    let inPlane = latitude == 0 ? velocity : velocity * cos(latitude)
    (velocityX, velocityY) = (inPlane * cos(longitude), inPlane * sin(longitude))
    velocityZ = latitude == 0 ? 0 : velocity * sin(latitude)
  }

  /// The particle's place at an age in seconds.
  func place(
    at age: Double,
    _ cell: EmitterCellSettings
  ) -> (x: Double, y: Double, z: Double) {
    let half = age * age / 2
    return (
      x + velocityX * age + cell.accelerationX * half,
      y + velocityY * age + cell.accelerationY * half,
      z + velocityZ * age + cell.accelerationZ * half
    )
  }

  /// Place and direction of a birth from this particle at an age: the direction of its motion, or of its emission if it
  /// does not move.
  func source(
    at age: Double,
    _ cell: EmitterCellSettings
  ) -> ParticleSource {
    let place = place(at: age, cell)
    let goesX = velocityX + cell.accelerationX * age
    let goesY = velocityY + cell.accelerationY * age
    let goesZ = velocityZ + cell.accelerationZ * age
    let inPlane = (goesX * goesX + goesY * goesY).squareRoot()
    let isGoing = inPlane + abs(goesZ) > 1e-9
    return ParticleSource(
      x: place.x,
      y: place.y,
      z: place.z,
      longitude: isGoing ? atan2(goesY, goesX) : longitude,
      latitude: isGoing ? atan2(goesZ, inPlane) : latitude
    )
  }
}
