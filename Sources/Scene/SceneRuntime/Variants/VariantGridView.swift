import CoreGraphics
import QuartzCore
import UIKit

/// Shows variants in rows, each with its name above; smaller where the window has no room for all.
final class VariantGridController: UIViewController {
  private let rows: [[VariantCell]]

  init(_ rows: [[VariantCell]]) {
    self.rows = rows
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = VariantGridView(rows) }

  override func viewDidLoad() {
    super.viewDidLoad()
    for cell in rows.joined() { cell.load() }
  }
}

/// The view of the grid.
final class VariantGridView: UIView {
  private let rows: [[VariantCell]]

  init(_ rows: [[VariantCell]]) {
    self.rows = rows
    super.init(frame: .zero)
    backgroundColor = UIColor { traits in
      UIColor(white: traits.userInterfaceStyle == .dark ? 0.22 : 0.86, alpha: 1)
    }
    for cell in rows.joined() {
      addSubview(cell.label)
      addSubview(cell.screen)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Places the screens from the upper left corner, smaller where there is too little room.
  override func layoutSubviews() {
    super.layoutSubviews()
    let layout = VariantLayout(sizes: rows.map { $0.map(\.screen.bounds.size) })
    let scale = layout.scale(in: bounds.size)
    for (row, places) in zip(rows, layout.places(scale: scale)) {
      for (cell, place) in zip(row, places) {
        let size = cell.screen.bounds.size
        cell.screen.transform = CGAffineTransform(scaleX: scale, y: scale)
        cell.label.frame = CGRect(
          origin: place,
          size: CGSize(width: size.width * scale, height: VariantLayout.nameHeight)
        )
        cell.screen.center = CGPoint(
          x: place.x + size.width * scale / 2,
          y: place.y + VariantLayout.nameHeight + size.height * scale / 2
        )
      }
    }
  }
}
