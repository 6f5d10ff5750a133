import CoreGraphics
import Raster
import TapeLanguage
import FrameLoop

extension WindowStage {
  /// Records the scene over a background, in place of its window's own.
  func show(_ background: TapeBackground) {
    scene.showsBackground = background == .scene
    switch background {
    case .scene: break
    case .transparent: self.background = FrameBackground(.clear)
    case .color(let color): self.background = FrameBackground(CGColor(color))
    }
  }
}

extension CGColor {
  /// A tape's color, which is sRGB.
  init(_ color: TapeColor) {
    self.init(
      srgbRed: CGFloat(color.red) / 255,
      green: CGFloat(color.green) / 255,
      blue: CGFloat(color.blue) / 255,
      alpha: 1
    )
  }
}
