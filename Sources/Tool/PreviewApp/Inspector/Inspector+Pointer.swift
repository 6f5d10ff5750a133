import CoreGraphics
import SceneProtocol
import UIKit

/// The pointer over the picture: a readout of where it is, and picking.
extension Inspector {
  /// Turns the pick cursor on or off; it opens the inspector.
  func togglePick() {
    if !isShown { open() }
    set(isPicking: !isPicking)
  }

  func set(isPicking: Bool) {
    self.isPicking = isPicking
    if isPicking, !isLecture { tab = .hitPath } else if !isPicking { isLecture = false }
    if !isPicking { outlineSelected() }
    tellPointer()
    drawOverlay()
    askPage()
    draw()
    onShow()
  }

  /// The hit path alone, large, until it is asked for again.
  func toggleLecture() {
    if isLecture { return set(isPicking: false) }
    if !isShown { open() }
    isLecture = true
    tab = .hitPath
    set(isPicking: true)
  }

  func tellPointer() { onPointer(!isShown ? .scene : isPicking ? .picks : .isReported) }

  /// The pointer has moved over the picture, was pressed there, or has left it (`nil`).
  func take(_ pointer: ScenePointer?) {
    guard isShown else { return }
    self.pointer = pointer
    guard let pointer else {
      // (What is filled was under the pointer.)
      if isPicking { outlineSelected() }
      return draw()
    }
    if isPicking || tab == .hitPath { askHit(pointer) }
    if pointer.isPressed {
      if isPicking { pick(at: pointer) } else { giveKeysBack() }
    }
    draw()
  }

  /// Opens it for the layer at a place.
  ///
  /// What is there is asked before: the scene may become smaller by the inspector beside it.
  func inspect(at pointer: ScenePointer) {
    guard !isShown else { return pick(at: pointer) }
    link.ask(.hit(x: pointer.x, y: pointer.y)) { [unowned self] in
      if case .hit(let hit) = $0 { picked = hit.layer ?? hit.view }
      open()
      show(.values)
    }
  }

  /// Selects what is hit; outside of a lecture the next click is the scene's again.
  private func pick(at pointer: ScenePointer) {
    link.ask(.hit(x: pointer.x, y: pointer.y)) { [unowned self] in
      guard case .hit(let hit) = $0 else { return }
      self.hit.show(hit)
      guard let layer = hit.layer ?? hit.view else { return }
      layers.select(layer)
      if !isLecture {
        set(isPicking: false)
        show(.values)
        focus()
      }
    }
  }

  /// Outlines the selected layer, or for the moment the one under the pointer, filled.
  func outlineSelected(orPointed pointed: Int? = nil) {
    onOutline(pointed ?? layers.model.selected, pointed != nil)
  }

  /// The layer of the row under the pointer is outlined for as long.
  func pointAtRow(_ place: CGPoint?) {
    let tree = view.tree
    let row = place.flatMap { tree.isHidden ? nil : tree.row(at: tree.convert($0, from: view)) }
    guard layers.point(at: row) else { return }
    outlineSelected(orPointed: layers.pointed)
  }

  /// Where the pointer is, in the selected layer's coordinates and others, in words; `nil` without one.
  var readout: String? {
    guard let pointer else { return nil }
    let place = CGPoint(x: pointer.x, y: pointer.y)
    func words(_ point: CGPoint?) -> String {
      point.map {
        "\(InspectedValue.number(Self.tenths($0.x))), \(InspectedValue.number(Self.tenths($0.y)))"
      } ?? "–"
    }
    var parts: [String] = []
    if let geometry = values.layer?.geometry {
      parts.append("layer \(words(LayerPlane(geometry)?.point(atWindow: place)))")
    }
    if let geometry = superlayer?.geometry {
      parts.append("super \(words(LayerPlane(geometry)?.point(atWindow: place)))")
    }
    if let geometry = marked?.geometry {
      parts.append("\(markedName) \(words(LayerPlane(geometry)?.point(atWindow: place)))")
    }
    parts.append("window \(words(place))")
    let scale = host.sceneScale
    parts.append(
      "pixel \(Int((place.x * scale).rounded(.down))), \(Int((place.y * scale).rounded(.down)))"
    )
    return parts.joined(separator: "  ")
  }

  private static func tenths(_ value: CGFloat) -> Double { (Double(value) * 10).rounded() / 10 }
}
