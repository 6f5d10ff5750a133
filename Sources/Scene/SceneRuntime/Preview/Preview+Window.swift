import CoreGraphics
import QuartzCore
package import SceneProtocol
package import UIKit

extension Preview {
  /// The default size of a scene's window, in points.
  package static let defaultSize = SceneRequest.Size(width: 480, height: 320)

  /// The window's size, in points, unless the command line sets one.
  package var windowSize: SceneRequest.Size {
    guard let fixedSize else { return Self.defaultSize }
    func side(_ length: Double) -> Int {
      length.isFinite ? Int(max(1, min(length.rounded(), 16_384))) : 1
    }
    return SceneRequest.Size(width: side(fixedSize.width), height: side(fixedSize.height))
  }

  /// Makes the preview's content, in a window that is not shown yet.
  ///
  /// A view controller's view fills the window, and so does a view without a size. A view with a size keeps it and is
  /// centered; so is a layer.
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

/// Shows one view: filling the window, or centered at its own size.
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
    // (No background: what is behind a scene is the stage's, which the user may change.)
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
