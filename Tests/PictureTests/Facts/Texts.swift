import CoreGraphics
import QuartzCore

extension FactPicture {
  /// Text layers (SL3).
  static let texts = [
    FactPicture("text-alignment") { room in
      let modes = [CATextLayerAlignmentMode.natural, .left, .center, .right]
      for (index, mode) in modes.enumerated() {
        text(in: room, y: CGFloat(index) * 21 + 4, height: 19) {
          $0.string = "Pegbar"
          $0.alignmentMode = mode
        }
      }
    },
    FactPicture("text-wrapped-and-justified") { room in
      text(in: room, y: 4, height: 82) {
        $0.string = "Lines break where the layer ends, and begin at its top."
        $0.isWrapped = true
        $0.alignmentMode = .justified
        $0.fontSize = 12
      }
    },
    FactPicture("text-truncation") { room in
      let modes = [CATextLayerTruncationMode.none, .start, .middle, .end]
      for (index, mode) in modes.enumerated() {
        text(in: room, y: CGFloat(index) * 21 + 4, height: 19) {
          $0.string = "Too long for its own layer"
          $0.truncationMode = mode
        }
      }
    },
    FactPicture("text-size-and-color-half-way", at: 0.5) { room in
      room.add(CATextLayer(), 6, 20, 108, 50) { text in
        text.font = "Pegbar Test"
        text.string = "Growing"
        text.fontSize = 14
        text.foregroundColor = Ink.red
        for (key, value) in [("fontSize", 26), ("foregroundColor", Ink.blue)] as [(String, Any)] {
          let animation = CABasicAnimation(keyPath: key)
          animation.toValue = value
          animation.duration = 1
          text.add(animation, forKey: key)
        }
      }
    },
  ]

  @MainActor
  private static func text(
    in room: CALayer,
    y: CGFloat,
    height: CGFloat,
    _ setUp: (CATextLayer) -> Void
  ) {
    room.add(CATextLayer(), 6, y, 108, height) {
      $0.font = "Pegbar Test"
      $0.backgroundColor = Ink.pale
      $0.foregroundColor = Ink.dark
      $0.fontSize = 14
      setUp($0)
    }
  }
}
