// A map of 100,000 by 100,000 points, drawn in tiles as they come into view.
//
// Click to go there, or pan with the arrow keys; Return zooms in and Backspace out, by an animation each. Each tile is
// drawn for itself, at the resolution that is seen: `draw(in:)` looks at the context's clip and its scale. Space shows
// where the tiles are.

import UIKit

final class MapLayer: CATiledLayer {
  var showsTiles = false {
    didSet { setNeedsDisplay() }
  }

  override func draw(in context: CGContext) {
    let area = context.boundingBoxOfClipPath
    let scale = abs(context.ctm.a)
    drawLand(in: area, context)
    drawRiver(in: area, context)
    if scale > 0.2 { drawBlocks(in: area, context, withHouses: scale > 0.4) }
    if scale > 0.1 { drawRoads(every: 400, width: 26, gray: 1, in: area, context) }
    drawRoads(every: 2000, width: 70, gray: 0.99, in: area, context)
    guard showsTiles else { return }
    context.setStrokeColor(red: 0.9, green: 0.2, blue: 0.2, alpha: 0.8)
    context.stroke(area.insetBy(dx: 1 / scale, dy: 1 / scale), width: 2 / scale)
  }

  /// Fields of 4000 points, each of a green of its own.
  private func drawLand(in area: CGRect, _ context: CGContext) {
    forEachCell(of: 4000, in: area) { column, row, cell in
      let shade = 0.82 + 0.012 * CGFloat(number(column, row) % 8)
      context.setFillColor(red: shade - 0.06, green: shade + 0.03, blue: shade - 0.14, alpha: 1)
      context.fill(cell)
    }
  }

  /// It winds through the map from left to right.
  private func drawRiver(in area: CGRect, _ context: CGContext) {
    context.setStrokeColor(red: 0.55, green: 0.75, blue: 0.92, alpha: 1)
    context.setLineWidth(420)
    context.setLineCap(.round)
    let step: CGFloat = 250
    var x = (area.minX / step).rounded(.down) * step - 4 * step
    context.move(to: CGPoint(x: x, y: riverY(x)))
    while x < area.maxX + 4 * step {
      x += step
      context.addLine(to: CGPoint(x: x, y: riverY(x)))
    }
    context.strokePath()
  }

  private func riverY(_ x: CGFloat) -> CGFloat {
    50_600 + 1500 * sin(x / 3100) + 700 * sin(x / 1170 + 1)
  }

  /// A park, or houses, in every block between the streets.
  private func drawBlocks(in area: CGRect, _ context: CGContext, withHouses: Bool) {
    forEachCell(of: 400, in: area) { column, row, cell in
      guard abs(riverY(cell.midX) - cell.midY) > 480 else { return }
      let block = cell.insetBy(dx: 26, dy: 26)
      let kind = number(column, row)
      if kind % 7 == 0 {
        context.setFillColor(red: 0.66, green: 0.84, blue: 0.6, alpha: 1)
        context.fill(block)
        guard withHouses else { return }
        context.setFillColor(red: 0.4, green: 0.65, blue: 0.38, alpha: 1)
        for tree in 0..<9 {
          let place = number(column &* 31 &+ tree, row)
          let x = block.minX + CGFloat(place % 290)
          let y = block.minY + CGFloat(place / 290 % 290)
          context.fillEllipse(in: CGRect(x: x, y: y, width: 46, height: 46))
        }
      } else {
        context.setFillColor(red: 0.94, green: 0.93, blue: 0.89, alpha: 1)
        context.fill(block)
        guard withHouses else { return }
        for house in 0..<9 where kind >> house & 3 != 0 {
          let wall = 0.72 + 0.02 * CGFloat(kind >> house % 8)
          context.setFillColor(red: wall, green: wall * 0.95, blue: wall * 0.88, alpha: 1)
          let x = block.minX + 12 + CGFloat(house % 3) * 112
          let y = block.minY + 12 + CGFloat(house / 3) * 112
          let depth = 60 + CGFloat(kind >> (house + 3) % 40)
          context.fill(CGRect(x: x, y: y, width: 100, height: min(depth, 100)))
        }
      }
    }
  }

  private func drawRoads(
    every distance: CGFloat,
    width: CGFloat,
    gray: CGFloat,
    in area: CGRect,
    _ context: CGContext
  ) {
    context.setFillColor(red: gray, green: gray, blue: gray == 1 ? 1 : 0.7, alpha: 1)
    forEachCell(of: distance, in: area.insetBy(dx: -width, dy: -width)) { _, _, cell in
      context.fill(CGRect(x: cell.minX - width / 2, y: cell.minY, width: width, height: distance))
      context.fill(CGRect(x: cell.minX, y: cell.minY - width / 2, width: distance, height: width))
    }
  }

  private func forEachCell(
    of side: CGFloat,
    in area: CGRect,
    _ body: (_ column: Int, _ row: Int, _ cell: CGRect) -> Void
  ) {
    for row in Int((area.minY / side).rounded(.down))...Int((area.maxY / side).rounded(.down)) {
      for column in Int((area.minX / side).rounded(.down))...Int((area.maxX / side).rounded(.down))
      {
        let origin = CGPoint(x: CGFloat(column) * side, y: CGFloat(row) * side)
        body(column, row, CGRect(origin: origin, size: CGSize(width: side, height: side)))
      }
    }
  }

  /// The same number for the same place, whenever it is drawn.
  private func number(_ column: Int, _ row: Int) -> Int {
    var mixed = UInt64(bitPattern: Int64(column &* 73_856_093 ^ row &* 19_349_663))
    mixed = (mixed ^ mixed >> 31) &* 0x9E37_79B9_7F4A_7C15
    return Int(mixed >> 40)
  }
}

final class TiledMapController: UIViewController {
  private let map = MapLayer()
  private let sign = CATextLayer()
  /// The place in the middle of the window, and window points per point of the map.
  private var (place, zoom) = (CGPoint(x: 51_300, y: 49_500), CGFloat(0.25))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.clipsToBounds = true
    map.bounds = CGRect(x: 0, y: 0, width: 100_000, height: 100_000)
    map.anchorPoint = .zero
    map.levelsOfDetail = 6
    map.levelsOfDetailBias = 1
    map.contentsScale = UIScreen.main.scale
    map.setNeedsDisplay()
    view.layer.addSublayer(map)

    sign.frame = CGRect(x: 8, y: 290, width: 230, height: 22)
    sign.backgroundColor = UIColor(white: 0, alpha: 0.6).cgColor
    sign.cornerRadius = 5
    sign.fontSize = 14
    sign.alignmentMode = .center
    sign.contentsScale = UIScreen.main.scale
    view.layer.addSublayer(sign)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: .tapped))
    CATransaction.setDisableActions(true)
    look(at: place, zoom)
  }

  func tapped(_ tap: UITapGestureRecognizer) {
    let point = view.layer.convert(tap.location(in: view), to: map)
    look(at: point, zoom)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let step = 160 / zoom
    for press in presses {
      switch press.key?.keyCode {
      case .keyboardLeftArrow: look(at: CGPoint(x: place.x - step, y: place.y), zoom)
      case .keyboardRightArrow: look(at: CGPoint(x: place.x + step, y: place.y), zoom)
      case .keyboardUpArrow: look(at: CGPoint(x: place.x, y: place.y - step), zoom)
      case .keyboardDownArrow: look(at: CGPoint(x: place.x, y: place.y + step), zoom)
      case .keyboardReturnOrEnter: look(at: place, min(zoom * 2, 2))
      case .keyboardDeleteOrBackspace: look(at: place, max(zoom / 2, 0.03125))
      case .keyboardSpacebar: map.showsTiles.toggle()
      default: break
      }
    }
  }

  /// Moves there in six tenths of a second: an animation of the position, and one of the transform.
  private func look(at newPlace: CGPoint, _ newZoom: CGFloat) {
    (place, zoom) = (newPlace, newZoom)
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.6)
    map.transform = CATransform3DMakeScale(zoom, zoom, 1)
    map.position = CGPoint(x: 240 - place.x * zoom, y: 160 - place.y * zoom)
    CATransaction.commit()
    sign.string = "\(Int(place.x)), \(Int(place.y))  \u{d7} \(Double(zoom))"
  }
}

extension Selector {
  static let tapped = Selector("tapped", TiledMapController.tapped)
}

#Preview("Tiled Map", traits: .fixedLayout(width: 480, height: 320)) {
  TiledMapController()
}
