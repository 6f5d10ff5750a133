import CoreGraphics
import QuartzCore
import SceneProtocol
import UIKit

/// The layers of a scene in space, each at its level: a drag turns them, a click chooses one.
final class DepthView: UIView {
  /// What is drawn of each layer.
  enum Mode: Int, CaseIterable { case both, contents, wireframe }

  var mode = Mode.both {
    didSet { if mode != oldValue { dress() } }
  }
  /// Points between two levels.
  var spacing: CGFloat = 24 {
    didSet { if spacing != oldValue { place() } }
  }
  /// The levels that are shown.
  var range = 0...Int.max {
    didSet { if range != oldValue { dress() } }
  }
  /// The layer that is marked.
  var selected: Int? {
    didSet { if selected != oldValue { dress() } }
  }
  /// Called with the layer that was clicked.
  var onLayer: (Int) -> Void = { _ in }
  var onTouch: () -> Void = {}
  /// The number of levels.
  private(set) var levelCount = 0
  /// Radians about the vertical and the horizontal axis.
  private(set) var (yaw, pitch) = (0.55, -0.3)
  private(set) var zoom: CGFloat = 1

  private struct Plane {
    let layer: CALayer
    let id: Int
    let level: Int
    let map: LayerMap
    let bounds: CGRect
    let paints: Bool
  }

  private let space = CATransformLayer()
  private var planes: [Plane] = []
  private var sceneSize = CGSize(width: 1, height: 1)
  private var snapshot: InspectedDepth?
  private var drag: (start: CGPoint, last: CGPoint, hasMoved: Bool)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = InspectorStyle.backdrop
    layer.masksToBounds = true
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 2400
    layer.sublayerTransform = perspective
    layer.addSublayer(space)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: - Contents

  /// Shows a snapshot.
  func show(_ depth: InspectedDepth) {
    guard depth.layers != snapshot?.layers || depth.size != snapshot?.size else { return }
    snapshot = depth
    if depth.size.numbers.count == 2 {
      sceneSize = CGSize(
        width: max(1, depth.size.numbers[0]),
        height: max(1, depth.size.numbers[1])
      )
    }
    let levels = DepthLevels(depth.layers)
    levelCount = levels.count
    planes = zip(depth.layers, levels.levels).compactMap { Self.plane($0, level: $1) }
    Self.atOnce { space.sublayers = planes.map(\.layer) }
    dress()
    place()
  }

  private static func plane(_ read: InspectedDepth.Layer, level: Int) -> Plane? {
    let b = read.bounds.numbers
    // What has no place that can be drawn is in the list of layers alone.
    guard b.count == 4, b.allSatisfy({ $0.isFinite && abs($0) < 1e6 }), b[2] > 0, b[3] > 0,
      let map = LayerMap(read.toWindow.numbers)
    else { return nil }
    let layer = CALayer()
    layer.anchorPoint = .zero
    layer.bounds = CGRect(x: 0, y: 0, width: b[2], height: b[3])
    layer.contents = read.picture.flatMap { UIImage(data: $0)?.cgImage }
    return Plane(
      layer: layer,
      id: read.id,
      level: level,
      map: map,
      bounds: CGRect(x: b[0], y: b[1], width: b[2], height: b[3]),
      paints: read.picture != nil
    )
  }

  /// What is seen of each layer.
  private func dress() {
    Self.atOnce {
      for plane in planes {
        let isSelected = plane.id == selected
        plane.layer.isHidden = !range.contains(plane.level) || mode == .contents && !plane.paints
        let hasFrame = mode != .contents || isSelected
        plane.layer.borderWidth = isSelected ? 2.5 : hasFrame ? 1 : 0
        plane.layer.borderColor =
          (isSelected ? InspectorStyle.accent : InspectorStyle.dimText).cgColor
        plane.layer.contentsRect =
          mode == .wireframe ? .zero : CGRect(x: 0, y: 0, width: 1, height: 1)
        plane.layer.backgroundColor =
          isSelected ? InspectorStyle.accent.withAlphaComponent(0.18).cgColor : nil
      }
    }
    for plane in planes where mode == .wireframe { plane.layer.opacity = plane.paints ? 1 : 0.7 }
    for plane in planes where mode != .wireframe { plane.layer.opacity = 1 }
  }

  /// Where each layer is.
  private func place() {
    guard bounds.width > 0 else { return }
    let fit = 0.74 * min(bounds.width / sceneSize.width, bounds.height / sceneSize.height) * zoom
    Self.atOnce {
      space.position = CGPoint(x: bounds.midX, y: bounds.midY)
      var turn = CATransform3DMakeScale(fit, fit, fit)
      turn = CATransform3DConcat(turn, CATransform3DMakeRotation(CGFloat(yaw), 0, 1, 0))
      turn = CATransform3DConcat(turn, CATransform3DMakeRotation(CGFloat(pitch), 1, 0, 0))
      space.transform = turn
      for plane in planes {
        let z = (CGFloat(plane.level) - CGFloat(levelCount - 1) / 2) * spacing
        let own = CATransform3DTranslate(
          plane.map.transform,
          plane.bounds.minX,
          plane.bounds.minY,
          0
        )
        let middle = CATransform3DMakeTranslation(-sceneSize.width / 2, -sceneSize.height / 2, z)
        plane.layer.transform = CATransform3DConcat(own, middle)
      }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  private static func atOnce(_ body: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    body()
    CATransaction.commit()
  }

  // MARK: - Turning

  /// Turns it, by radians.
  func turn(yaw: Double, pitch: Double) {
    self.yaw = (self.yaw + yaw).remainder(dividingBy: 2 * .pi)
    self.pitch = min(max(self.pitch + pitch, -.pi / 2), .pi / 2)
    place()
  }

  /// Shows it larger or smaller.
  func zoom(by factor: CGFloat) {
    zoom = min(max(zoom * factor, 0.2), 8)
    place()
  }

  /// Shows it from where it was at first.
  func reset() {
    (yaw, pitch, zoom) = (0.55, -0.3, 1)
    place()
  }

  /// Shows it from the front.
  func faceFront() {
    (yaw, pitch) = (0, 0)
    place()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self) else { return }
    onTouch()
    drag = (point, point, false)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self), let old = drag else { return }
    let isFar = abs(point.x - old.start.x) > 3 || abs(point.y - old.start.y) > 3
    drag = (old.start, point, old.hasMoved || isFar)
    guard old.hasMoved || isFar else { return }
    let way = old.hasMoved ? old.last : old.start
    turn(yaw: Double(point.x - way.x) * 0.01, pitch: Double(way.y - point.y) * 0.01)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    defer { drag = nil }
    guard let drag, !drag.hasMoved, let id = layer(at: drag.start) else { return }
    onLayer(id)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { drag = nil }

  /// The layer that is seen at a point of the view; `nil` for none.
  func layer(at point: CGPoint) -> Int? {
    let hit = layer.hitTest(layer.convert(point, to: layer.superlayer))
    return planes.first { $0.layer === hit }?.id
  }
}
