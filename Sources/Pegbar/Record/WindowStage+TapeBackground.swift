import CoreGraphics
import Raster
import Recorder
import Stage

extension WindowStage {
  /// Records the scene before a background, in the place of the one that its window has itself.
  func show(_ background: TapeBackground) {
    scene.showsBackground = background == .scene
    switch background {
    case .scene: break
    case .transparent: self.background = FrameBackground(.clear)
    case .colour(let colour): self.background = FrameBackground(CGColor(colour))
    }
  }
}

extension CGColor {
  /// A tape's color, which is sRGB.
  init(_ colour: TapeColour) {
    self.init(
      srgbRed: CGFloat(colour.red) / 255,
      green: CGFloat(colour.green) / 255,
      blue: CGFloat(colour.blue) / 255,
      alpha: 1
    )
  }
}
