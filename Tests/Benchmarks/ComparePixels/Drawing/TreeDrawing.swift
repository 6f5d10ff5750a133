import CoreGraphics
import Foundation
import QuartzCore
import Raster
import FrameLoop
import UIKit

/// Which renderer has drawn a picture.
nonisolated enum Renderer: String, CaseIterable {
  /// That of windows' frames.
  case window
  /// `render(in:)` of the presentation layer, as Apple's pictures were drawn.
  case context = "render(in:)"
}

/// Does nothing at each blank.
private final class Idler {
  func step(_ link: CADisplayLink) {}
}

/// Draws a state of a recorded tree in both ways, on a clear ground.
struct TreeDrawing {
  private let host: SceneHost
  private let pictures: URL

  /// - Parameter pictures: The folder of the pictures that are layers' contents.
  init(pictures: URL) {
    self.pictures = pictures
    SteppedRun.stopClock()
    host = SceneHost { window in
      HeadlessWindow(
        width: window.bounds.width,
        height: window.bounds.height,
        scale: UIScreen.main.scale
      )
    }
    host.onStage = { $0.background = FrameBackground(.clear) }
    UIApplication.shared.host = host
  }

  /// The picture of each renderer.
  func draw(_ state: RecordedTree.State, of tree: RecordedTree) -> [Renderer: CGImage] {
    var pictures: [Renderer: CGImage] = [:]
    show(state, of: tree) { stage, root in
      // A window at rest moves layers to whole pixels, one with a display link does not, as `render(in:)`.
      let link = CADisplayLink(target: Idler(), selector: Selector("step", Idler.step))
      link.add(to: .main, forMode: .common)
      defer { link.invalidate() }
      SteppedRun(stage: stage).skip(to: 2 * HeadlessWindow.blankInterval, drawingLast: true)
      pictures[.window] = (stage.window as? HeadlessWindow)?.image(isOpaque: false)
      pictures[.context] = render(root, in: stage.scene.bounds, tree.scale)
    }
    return pictures
  }

  /// Shows a state of a tree in a window.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - tree: The tree.
  ///   - isPlaying: Whether what the state sets goes on with time, and does not stand still.
  ///   - body: Called while it is shown, with the window and the tree's root.
  func show(
    _ state: RecordedTree.State,
    of tree: RecordedTree,
    isPlaying: Bool = false,
    _ body: (WindowStage, CALayer) -> Void
  ) {
    MediaClock.set(0)
    let frame = CGRect(x: 0, y: 0, width: tree.size[0], height: tree.size[1])
    UIScreen.main.configure(size: frame.size, scale: CGFloat(tree.scale))
    let window = UIWindow(frame: frame)
    window.isHidden = false
    defer {
      window.isHidden = true
      for stage in host.stages { host.close(stage.scene) }
    }
    let root = tree.layer.build(pictures: pictures)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for change in state.set {
      guard let layer = root.layer(at: change.layer) else { continue }
      layer.timeOffset = change.value
      if isPlaying { layer.speed = 1 }
    }
    window.layer.addSublayer(root)
    tree.layer.animate(root)
    CATransaction.commit()
    CATransaction.flush()
    if let stage = host.stages.first { body(stage, root) }
  }

  private func render(_ root: CALayer, in frame: CGRect, _ scale: Double) -> CGImage? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = CGFloat(scale)
    let renderer = UIGraphicsImageRenderer(bounds: frame, format: format)
    return renderer.image { root.presentation()?.render(in: $0.cgContext) }.cgImage
  }
}

extension CALayer {
  /// The layer below this one that a way leads to.
  fileprivate func layer(at way: [RecordedTree.Step]) -> CALayer? {
    way.reduce(self) { layer, step in
      switch step {
      case .mask: layer?.mask
      case .sublayer(let index): layer?.sublayers?[index]
      }
    }
  }
}
