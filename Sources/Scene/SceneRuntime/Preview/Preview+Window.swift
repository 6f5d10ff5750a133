import CoreGraphics
import QuartzCore
package import SceneProtocol
package import UIKit

extension Preview {
  /// The size of the window of a scene that asks for none, in points.
  package static let defaultSize = SceneRequest.Size(width: 480, height: 320)

  /// The window's size, in points, unless the command line gives one.
  package var windowSize: SceneRequest.Size {
    guard let fixedSize else { return Self.defaultSize }
    func side(_ length: Double) -> Int {
      length.isFinite ? Int(max(1, min(length.rounded(), 16_384))) : 1
    }
    return SceneRequest.Size(width: side(fixedSize.width), height: side(fixedSize.height))
  }

  /// Makes what the preview shows, in a window that is not on show yet.
  ///
  /// A view controller's view fills the window; a view without a size does too, one that has a size
  /// keeps it, in the middle; so does a layer.
  package func makeWindow(size: SceneRequest.Size) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: size.width, height: size.height))
    window.rootViewController =
      switch content {
      case .viewController(let make): make()
      case .view(let make): CenteringController(make())
      case .layer(let make): CenteringController(LayerView(make()))
      }
    return window
  }
}

/// Shows one view: over the whole window, or at its own size in the middle.
private final class CenteringController: UIViewController {
  private let content: UIView
  private let fills: Bool

  init(_ content: UIView) {
    self.content = content
    fills = content.bounds.size == .zero
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    // (No background: what is behind a scene is the stage's, which a person may change.)
    view.addSubview(content)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if fills {
      content.frame = view.bounds
    } else {
      content.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    }
  }
}

/// A view around a bare layer, of its size.
private final class LayerView: UIView {
  private let content: CALayer

  init(_ content: CALayer) {
    self.content = content
    super.init(frame: CGRect(origin: .zero, size: content.frame.size))
    layer.addSublayer(content)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let box = content.frame
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    content.position = CGPoint(
      x: content.position.x - box.minX + (bounds.width - box.width) / 2,
      y: content.position.y - box.minY + (bounds.height - box.height) / 2
    )
    CATransaction.commit()
  }
}
