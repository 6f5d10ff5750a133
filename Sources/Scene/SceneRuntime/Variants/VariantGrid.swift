import CoreGraphics
import SceneProtocol
import UIKit

/// The variants of a preview, side by side in one window.
///
/// Each has a screen of its own (`ScreenView`), and content of its own, made by the preview's closure. They share the
/// program: its globals, its clock, the keyboard. So all are live, and a click goes to the one under the pointer.
final class VariantGrid {
  private let preview: Preview
  private let request: SceneRequest
  private let device: Device?
  /// The variants with their content, row after row.
  ///
  /// The sizes are known when the screen is set up, as a view may have to be made for its own.
  private lazy var cells: [(variant: Variant, content: MadePreview, size: CGSize)] = {
    let own = request.size ?? device?.size ?? ownSize
    return Variant.all(along: request.variants, on: device).map { variant in
      let size = request.size ?? variant.device?.size ?? own
      return (variant, preview.made, CGSize(width: size.width, height: size.height))
    }
  }()

  /// - Parameters:
  ///   - preview: The preview.
  ///   - request: The axes, and the size of each variant.
  init(_ preview: Preview, _ request: SceneRequest) {
    (self.preview, self.request) = (preview, request)
    device = preview.device(for: request)
  }

  /// The size that a variant has without a device, in points.
  private(set) lazy var ownSize =
    preview.made.size(for: preview.layout) ?? Preview.defaultSize

  /// The last axis varies fastest: it runs from left to right.
  private var columns: Int { request.variants.last.map(Variant.count(along:)) ?? 1 }

  /// The window's size, in points, in which all variants are seen: in their own size if there is room.
  func windowSize(in room: CGSize?) -> SceneRequest.Size {
    let layout = VariantLayout(sizes: rows.map { $0.map(\.size) })
    let size = layout.size(scale: room.map(layout.scale) ?? 1)
    func side(_ length: CGFloat) -> Int { Int(min(max(length.rounded(.up), 1), 16_384)) }
    return SceneRequest.Size(width: side(size.width), height: side(size.height))
  }

  private var rows: [[(variant: Variant, content: MadePreview, size: CGSize)]] {
    stride(from: 0, to: cells.count, by: columns).map {
      Array(cells[$0..<min($0 + columns, cells.count)])
    }
  }

  /// Makes a window with all variants, which is not shown yet.
  func makeWindow(size: SceneRequest.Size) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: size.width, height: size.height))
    window.rootViewController = VariantGridController(
      rows.map { row in
        row.map { VariantCell($0.variant, $0.content, $0.size, request.roundsCorners) }
      }
    )
    return window
  }
}

/// One variant in the window: its name, and below it its screen.
final class VariantCell {
  let label = UILabel()
  let screen: ScreenView
  /// Kept alive: its view is on the screen, and it is no child of another controller, which would be asked to present
  /// in its place.
  private let controller: UIViewController

  init(_ variant: Variant, _ content: MadePreview, _ size: CGSize, _ roundsCorners: Bool) {
    screen = ScreenView(
      size: size,
      margins: variant.device?.safeAreaInsets ?? .zero,
      form: variant.device?.form ?? .window,
      traits: variant.traits
    )
    controller = screen.performWithTraits { content.controller }
    label.text = variant.label
    label.font = .systemFont(ofSize: 12)
    label.textColor = .secondaryLabel
    label.accessibilityIdentifier = variant.label
    screen.accessibilityIdentifier = "screen \(variant.label)"
    if roundsCorners, let radius = variant.device?.cornerRadius {
      screen.layer.cornerRadius = CGFloat(radius)
      screen.layer.cornerCurve = .continuous
    }
  }

  /// Loads the content's view, in the screen's traits.
  func load() {
    let view = screen.performWithTraits { controller.view }
    if let view { screen.addSubview(view) }
  }
}
