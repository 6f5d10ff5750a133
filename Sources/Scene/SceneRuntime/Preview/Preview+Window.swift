import CoreGraphics
import QuartzCore
package import SceneProtocol
package import UIKit

extension Preview {
  /// The default size of a scene's window, in points.
  package static let defaultSize = SceneRequest.Size(width: 480, height: 320)

  /// The device that the preview is laid out for; `nil` for none.
  ///
  /// A device on the command line stays as it is held there. A view controller without a trait is laid out for the
  /// standard phone, as its view is a whole screen; but not where the user has chosen a size.
  package func device(for request: SceneRequest) -> Device? {
    switch (layout, content) {
    case (.screen(let orientation), _):
      var device = request.device ?? .standard
      if device.orientation == .portrait {
        device.orientation = orientation.isLandscape ? .landscape : .portrait
      }
      return device
    case (.standard, .viewController) where !request.sizeIsChosen:
      return request.device ?? .standard
    default: return request.device
    }
  }

  /// Its content, which is made when it is first asked for.
  package var made: MadePreview { MadePreview(content) }
}

/// A preview's content, made once: to be measured, and to be shown.
package final class MadePreview {
  private let content: Preview.Content
  /// The controller that shows it.
  private(set) lazy var controller: UIViewController =
    switch content {
    case .viewController(let make): make()
    case .view(let make): CenteringController(make())
    case .layer(let make): CenteringController(LayerView(make()))
    }

  init(_ content: Preview.Content) { self.content = content }

  /// The size for a layout, in points; of the standard one `nil`.
  package func size(for layout: PreviewTrait.Layout) -> SceneRequest.Size? {
    func side(_ length: Double) -> Int {
      length.isFinite ? Int(max(1, min(length, 16_384))) : 1
    }
    switch layout {
    case .standard, .screen: return nil
    case .fixed(let width, let height):
      return SceneRequest.Size(width: side(width.rounded()), height: side(height.rounded()))
    case .fitting:
      let size = fittingSize
      guard size.width > 0, size.height > 0 else { return nil }
      return SceneRequest.Size(
        width: side(size.width.rounded(.up)),
        height: side(size.height.rounded(.up))
      )
    }
  }

  /// The size that the content has or needs.
  private var fittingSize: CGSize {
    if let centering = controller as? CenteringController { return centering.contentSize }
    let least = controller.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return least == .zero ? controller.preferredContentSize : least
  }

  /// Makes a window with the content, which is not shown yet.
  ///
  /// A view controller's view fills the window, and so does a view without a size. A view with a size keeps it and is
  /// centered; so is a layer.
  package func makeWindow(size: SceneRequest.Size) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: size.width, height: size.height))
    window.rootViewController = controller
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

  /// The content's own size, or else the size that it needs.
  var contentSize: CGSize {
    guard fills else { return content.bounds.size }
    let least = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return least == .zero ? content.sizeThatFits(.zero) : least
  }

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
