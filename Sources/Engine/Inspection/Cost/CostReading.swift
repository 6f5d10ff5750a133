import CoreGraphics
import DisplayList
import QuartzCore
import Raster
package import SceneProtocol

/// Finds the layers that are drawn into buffers of their own, in the display list of the last frame.
///
/// The groups that a layer has begun there say why: the list is what the compositor draws by.
struct CostReading {
  let identities: LayerIdentities
  let root: CALayer
  /// Seconds of global time.
  let time: Double
  /// The largest number of layers.
  let limit: Int

  /// What is drawn offscreen.
  func cost() -> InspectedCost {
    var cost = InspectedCost(time: time)
    guard let frame = root.context?.frame else { return cost }
    let toPoints = frame.restPlane(of: root).inverse
    var waiting = [root]
    while let layer = waiting.popLast() {
      let sublayers = layer.tree.sublayers
      if !sublayers.isEmpty { waiting += sublayers.reversed() }
      if let mask = layer.tree.mask { waiting.append(mask) }
      let reasons = Self.reasons(of: layer, in: frame)
      guard !reasons.isEmpty else { continue }
      guard cost.offscreen.count < limit, let toPoints else {
        cost.more += 1
        continue
      }
      cost.offscreen.append(
        InspectedCost.Offscreen(
          layer: identities.id(of: layer),
          name: layer.inspectedName,
          reasons: reasons,
          corners: corners(of: layer, frame.restPlane(of: layer).then(toPoints))
        )
      )
    }
    return cost
  }

  /// Why a layer is drawn offscreen in a frame; empty for one that is not.
  static func reasons(of layer: CALayer, in frame: RetainedFrame) -> [InspectedCost.Reason] {
    var reasons: [InspectedCost.Reason] = []
    frame.forEachLeadingItem(of: layer) { item in
      switch item {
      case .beginGroup(let group) where group.needsBuffer:
        if group.hasMask { reasons.append(.mask) }
        if group.blendMode != .normal { reasons.append(.blendMode) }
        if group.opacity < 1 { reasons.append(.opacity) }
        if group.clip != nil, group.blendMode == .normal { reasons.append(.clip) }
      case .beginRaster: reasons.append(.rasterized)
      case .beginShadow: reasons.append(.shadow)
      case .beginFilter: reasons.append(.filters)
      case .backdrop: reasons.append(.backgroundFilters)
      default: break
      }
    }
    return reasons
  }

  private func corners(of layer: CALayer, _ map: Homography) -> InspectedValue {
    let bounds = (layer.animations.shown?.values ?? layer.values).bounds
    let corners = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
    ]
    return InspectedValue(
      .numbers,
      corners.flatMap { corner -> [Double] in
        map.map(corner).map { [Double($0.x), Double($0.y)] } ?? [.nan, .nan]
      }
    )
  }
}

extension Inspector {
  /// The layers that are drawn offscreen in the last frame, and why.
  func cost() throws(Refusal) -> InspectedCost {
    CostReading(identities: identities, root: try root(), time: time, limit: 500).cost()
  }

  /// The same for an overlay, at most `limit` layers.
  package func offscreen(limit: Int) -> [InspectedCost.Offscreen] {
    guard let root = try? root() else { return [] }
    return CostReading(identities: identities, root: root, time: time, limit: limit).cost()
      .offscreen
  }
}
