import CoreGraphics
import QuartzCore

extension FactPicture {
  /// Replicators, emitters and tiles (SL4, SL5, SL7).
  static let repeats = [
    FactPicture("replicator-about-its-center") { room in
      room.add(CAReplicatorLayer(), 15, 0, 90, 90) { ring in
        ring.instanceCount = 12
        ring.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
        ring.instanceAlphaOffset = -0.07
        ring.add(42, 6, 6, 22, Ink.dark) { $0.cornerRadius = 3 }
      }
    },
    FactPicture("replicator-colors") { room in
      room.add(CAReplicatorLayer(), 6, 30, 20, 30) { row in
        row.instanceCount = 5
        row.instanceTransform = CATransform3DMakeTranslation(22, 0, 0)
        row.instanceColor = CGColor(red: 1, green: 0.9, blue: 0.2, alpha: 1)
        row.instanceRedOffset = -0.2
        row.instanceBlueOffset = 0.2
        row.add(0, 0, 20, 30, CGColor(gray: 1, alpha: 1)) { $0.cornerRadius = 6 }
      }
    },
    FactPicture("replicator-green") { room in
      room.backgroundColor = Ink.dark
      room.add(CAReplicatorLayer(), 6, 30, 20, 30) { row in
        row.instanceCount = 5
        row.instanceTransform = CATransform3DMakeTranslation(22, 0, 0)
        row.instanceGreenOffset = -0.25
        row.add(0, 0, 20, 30, CGColor(gray: 1, alpha: 1)) { $0.cornerRadius = 6 }
      }
    },
    FactPicture("replicator-delays", at: 0.6) { room in
      room.add(CAReplicatorLayer(), 6, 20, 20, 50) { row in
        row.instanceCount = 5
        row.instanceDelay = 0.1
        row.instanceTransform = CATransform3DMakeTranslation(22, 0, 0)
        let bar = row.add(0, 0, 18, 18, Ink.blue)
        let fall = CABasicAnimation(keyPath: "position.y")
        fall.byValue = 32
        fall.duration = 0.8
        bar.add(fall, forKey: "fall")
      }
    },
    FactPicture("replicator-reflection") { room in
      room.add(CAReplicatorLayer(), 30, 8, 60, 36) { mirror in
        mirror.instanceCount = 2
        mirror.instanceTransform = CATransform3DScale(
          CATransform3DMakeTranslation(0, 38, 0),
          1,
          -1,
          1
        )
        mirror.instanceAlphaOffset = -0.6
        mirror.add(0, 0, 60, 36) { $0.contents = testCard(width: 20, height: 12) }
      }
    },
    FactPicture("replicator-keeps-depth") { room in
      room.sublayerTransform.m34 = -1 / 200
      room.add(CAReplicatorLayer(), 40, 20, 40, 50) { fan in
        fan.instanceCount = 6
        fan.preservesDepth = true
        fan.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 1, 0)
        fan.instanceRedOffset = -0.12
        fan.add(-15, 0, 70, 50, Ink.red)
      }
    },
    FactPicture("emitter-after-a-second", at: 1) { room in
      room.add(CAEmitterLayer(), 0, 0, 120, 90) { emitter in
        emitter.emitterPosition = CGPoint(x: 60, y: 85)
        emitter.seed = 7
        let cell = spark()
        cell.emissionLongitude = -.pi / 2
        cell.emissionRange = .pi / 5
        cell.yAcceleration = 40
        emitter.emitterCells = [cell]
      }
    },
    FactPicture("emitter-along-a-line", at: 1) { room in
      room.add(CAEmitterLayer(), 0, 0, 120, 90) { emitter in
        emitter.emitterPosition = CGPoint(x: 60, y: 5)
        emitter.emitterSize = CGSize(width: 100, height: 0)
        emitter.emitterShape = .line
        emitter.seed = 3
        let cell = spark()
        // A line sends them up: a rotation by 180° is down.
        cell.emissionLongitude = .pi
        cell.scaleSpeed = -0.4
        cell.alphaSpeed = -0.5
        cell.spin = 3
        emitter.emitterCells = [cell]
      }
    },
    FactPicture("emitter-adds-up", at: 1) { room in
      room.backgroundColor = Ink.dark
      room.add(CAEmitterLayer(), 0, 0, 120, 90) { emitter in
        emitter.emitterPosition = CGPoint(x: 60, y: 45)
        emitter.emitterSize = CGSize(width: 30, height: 30)
        emitter.emitterShape = .circle
        emitter.emitterMode = .outline
        emitter.renderMode = .additive
        emitter.seed = 11
        let cell = spark()
        cell.velocity = 8
        cell.color = CGColor(red: 0.6, green: 0.3, blue: 0.15, alpha: 1)
        cell.greenRange = 0.3
        emitter.emitterCells = [cell]
      }
    },
    FactPicture("emitter-z-position-in-perspective", at: 1) { room in
      for (x, depth) in [(0, -150), (60, 60)] {
        room.add(CAEmitterLayer(), CGFloat(x), 0, 60, 90) { emitter in
          emitter.sublayerTransform.m34 = -1 / 150
          emitter.emitterPosition = CGPoint(x: 30, y: 45)
          emitter.emitterZPosition = CGFloat(depth)
          emitter.seed = 5
          let cell = spark()
          cell.velocity = 15
          cell.emissionRange = 2 * .pi
          emitter.emitterCells = [cell]
        }
      }
    },
    FactPicture("emitter-depth-back-to-front", at: 1) { room in
      room.add(CAEmitterLayer(), 0, 0, 120, 90) { emitter in
        emitter.sublayerTransform.m34 = -1 / 150
        emitter.emitterPosition = CGPoint(x: 60, y: 45)
        emitter.emitterSize = CGSize(width: 90, height: 60)
        emitter.emitterDepth = 240
        emitter.emitterShape = .cuboid
        emitter.renderMode = .backToFront
        emitter.seed = 2
        let cell = spark()
        cell.velocity = 0
        cell.velocityRange = 0
        emitter.emitterCells = [cell]
      }
    },
    FactPicture("emitter-multiplies-its-cells", at: 1) { room in
      for (x, isPlain) in [(0, true), (60, false)] {
        room.add(CAEmitterLayer(), CGFloat(x), 0, 60, 90) { emitter in
          emitter.emitterPosition = CGPoint(x: 30, y: 45)
          emitter.seed = 9
          let cell = spark()
          cell.velocity = 25
          cell.scale = 0.5
          cell.emissionRange = 2 * .pi
          emitter.emitterCells = [cell]
          guard !isPlain else { return }
          (emitter.birthRate, emitter.lifetime) = (1.5, 0.25)
          (emitter.velocity, emitter.scale) = (2, 2)
        }
      }
    },
    FactPicture("tiles-finer-than-the-contents") { room in
      for (x, bias) in [(0, 0), (60, 1)] {
        tiles(in: room, at: CGFloat(x), zoom: 2) { tiles in
          tiles.levelsOfDetail = 2
          tiles.levelsOfDetailBias = bias
        }
      }
    },
    FactPicture("tiles-of-the-level-that-is-seen") { room in
      for (x, zoom) in [(0, 0.25), (60, 1)] as [(CGFloat, CGFloat)] {
        tiles(in: room, at: x, zoom: zoom) { $0.levelsOfDetail = 3 }
      }
    },
  ]

  /// Numbered tiles of 64 points, as much of them as is seen in 60 × 90 points.
  private static func tiles(
    in room: CALayer,
    at x: CGFloat,
    zoom: CGFloat,
    _ change: (CATiledLayer) -> Void
  ) {
    room.add(CAScrollLayer(), x, 0, 60, 90) { scroll in
      scroll.add(NumberedTiles(), 0, 0, 400, 400) { tiles in
        tiles.anchorPoint = .zero
        tiles.position = .zero
        tiles.tileSize = CGSize(width: 64, height: 64)
        change(tiles)
        tiles.setAffineTransform(CGAffineTransform(scaleX: zoom, y: zoom))
        tiles.setNeedsDisplay()
      }
    }
  }

  /// A white dot with a soft edge, forty a second.
  @MainActor
  private static func spark() -> CAEmitterCell {
    let cell = CAEmitterCell()
    cell.contents = dot
    cell.contentsScale = 2
    cell.birthRate = 40
    cell.lifetime = 2
    cell.velocity = 60
    cell.velocityRange = 20
    cell.color = Ink.red
    cell.blueRange = 0.8
    return cell
  }

  private static let dot: CGImage = {
    let side = 24
    let pixels = (0..<side * side).map { index -> UInt32 in
      let (x, y) = (Double(index % side) - 11.5, Double(index / side) - 11.5)
      let alpha = UInt32(max(0, min(1, (12 - (x * x + y * y).squareRoot()) / 4)) * 255)
      return alpha << 24 | alpha << 16 | alpha << 8 | alpha
    }
    return CGImage(width: side, height: side, pixels: pixels)
  }()
}

/// Tiles that show their borders, and by their color at which resolution they are drawn.
private final class NumberedTiles: CATiledLayer {
  override func draw(in ctx: CGContext) {
    let area = ctx.boundingBoxOfClipPath
    let scale = abs(ctx.ctm.a)
    ctx.setFillColor(scale < 0.75 ? Ink.yellow : scale < 1.5 ? Ink.green : Ink.pale)
    ctx.fill(area)
    ctx.setStrokeColor(Ink.dark)
    ctx.setLineWidth(2 / scale)
    ctx.stroke(area)
  }
}
