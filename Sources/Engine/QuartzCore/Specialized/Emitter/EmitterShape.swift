import CoreGraphics
import Foundation

/// The shape of an emitter: where particles are born on it, and their natural direction there.
///
/// Apple's documentation says that directions are relative to the shape's natural direction, but does not define that.
/// Here it is +x for a point, a rectangle and a box; outward from the outline or the corners of a rectangle; up (−y)
/// from a line; and outward from the center of a circle and a sphere.
struct EmitterShape: Equatable {
  enum Kind { case point, line, rectangle, cuboid, circle, sphere }
  enum Part { case points, outline, surface, volume }

  /// A place relative to the emitter's position, in points, and a direction as two angles in radians: in the plane, and
  /// out of it.
  typealias Birth = (x: Double, y: Double, z: Double, longitude: Double, latitude: Double)

  let kind: Kind
  let part: Part
  let width, height, depth: Double

  init(
    _ shape: CAEmitterLayerEmitterShape,
    _ mode: CAEmitterLayerEmitterMode,
    size: CGSize,
    depth: CGFloat
  ) {
    kind =
      switch shape {
      case .line: .line
      case .rectangle: .rectangle
      case .cuboid: .cuboid
      case .circle: .circle
      case .sphere: .sphere
      default: .point
      }
    part =
      switch mode {
      case .points: .points
      case .outline: .outline
      case .surface: .surface
      default: .volume
      }
    (width, height, self.depth) = (Double(size.width), Double(size.height), Double(depth))
  }

  func birth(_ random: ParticleRandom) -> Birth {
    switch kind {
    case .point: return (0, 0, 0, 0, 0)
    case .line:
      let share = part == .points ? Self.end(random, .x) : random.number(for: .x) - 0.5
      return (share * width, 0, 0, -.pi / 2, 0)
    case .rectangle: return birthOnRectangle(random)
    case .cuboid: return birthOnCuboid(random)
    case .circle: return birthOnCircle(random)
    case .sphere: return birthOnSphere(random)
    }
  }

  /// One of the two ends at random: −½ or ½.
  private static func end(_ random: ParticleRandom, _ use: ParticleRandom.Use) -> Double {
    random.number(for: use) < 0.5 ? -0.5 : 0.5
  }

  private func birthOnRectangle(_ random: ParticleRandom) -> Birth {
    switch part {
    case .points:
      let (x, y) = (Self.end(random, .x), Self.end(random, .y))
      return (x * width, y * height, 0, atan2(y, x), 0)
    case .outline:
      let share = random.number(for: .x) - 0.5
      let place = random.number(for: .side) * (abs(width) + abs(height))
      let end = Self.end(random, .y)
      return place < abs(width)
        ? (share * width, end * height, 0, end * .pi, 0)
        : (end * width, share * height, 0, end < 0 ? .pi : 0, 0)
    case .surface, .volume:
      return (
        (random.number(for: .x) - 0.5) * width, (random.number(for: .y) - 0.5) * height, 0, 0, 0
      )
    }
  }

  /// On one of the twelve edges, weighted by length, or on one of the six sides, weighted by area.
  private func birthOnCuboid(_ random: ParticleRandom) -> Birth {
    let ends = (Self.end(random, .x), Self.end(random, .y), Self.end(random, .z))
    var (x, y, z) = (
      random.number(for: .x) - 0.5, random.number(for: .y) - 0.5, random.number(for: .z) - 0.5
    )
    let (w, h, d) = (abs(width), abs(height), abs(depth))
    switch part {
    case .points: (x, y, z) = ends
    case .outline:
      let place = random.number(for: .side) * (w + h + d)
      if place >= w { x = ends.0 }
      if place < w || place >= w + h { y = ends.1 }
      if place < w + h { z = ends.2 }
    case .surface:
      let place = random.number(for: .side) * (w * h + h * d + w * d)
      if place < w * h {
        z = ends.2
      } else if place < w * h + h * d {
        x = ends.0
      } else {
        y = ends.1
      }
    case .volume: break
    }
    return (x * width, y * height, z * depth, 0, 0)
  }

  private func birthOnCircle(_ random: ParticleRandom) -> Birth {
    let turn = random.number(for: .x)
    let angle = part == .points ? (turn * 4).rounded(.down) * .pi / 2 : turn * 2 * .pi
    let isInside = part == .surface || part == .volume
    let radius = isInside ? width * random.number(for: .y).squareRoot() : width
    return (radius * cos(angle), radius * sin(angle), 0, angle, 0)
  }

  private func birthOnSphere(_ random: ParticleRandom) -> Birth {
    guard part != .outline else { return birthOnCircle(random) }
    var angle = random.number(for: .x) * 2 * .pi
    var height = 2 * random.number(for: .z) - 1
    if part == .points {
      let corner = (random.number(for: .side) * 6).rounded(.down)
      angle = corner * .pi / 2
      height = corner < 4 ? 0 : corner == 4 ? 1 : -1
    }
    let radius = part == .volume ? width * cbrt(random.number(for: .y)) : width
    let across = radius * max(0, 1 - height * height).squareRoot()
    return (across * cos(angle), across * sin(angle), radius * height, angle, asin(height))
  }
}
