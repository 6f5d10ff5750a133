import SceneProtocol

/// What the pages on depth, cost and trails ask for, and what the scene draws for them.
extension Inspector {
  /// What the scene draws beside the outline, for the page that is shown.
  private var wantedOverlay: InspectorOverlay {
    var overlay = InspectorOverlay()
    guard isShown else { return overlay }
    if tab == .trails { overlay.trail = layers.model.selected }
    overlay.cost = tab == .cost
    return overlay
  }

  /// Has the scene draw what belongs to the page, if that is something else than before.
  ///
  /// - Parameter isNewScene: Whether another process draws it from now on.
  func drawOverlay(isNewScene: Bool = false) {
    let wanted = wantedOverlay
    guard wanted != overlay || isNewScene && wanted != InspectorOverlay() else { return }
    overlay = wanted
    onOverlay(wanted)
  }

  func connectDepthCostAndTrails() {
    depth.onFocus = { [unowned self] in focusPage() }
    depth.onLayer = { [unowned self] in
      layers.select($0)
      focusPage()
    }
    cost.onLayer = { [unowned self] in layers.select($0) }
  }

  /// Opens one of these pages, or closes the inspector where it is shown already.
  func toggle(_ tab: InspectorTab) {
    if isShown, self.tab == tab { return close() }
    if !isShown { open() }
    isLecture = false
    show(tab)
    focusPage()
  }

  /// Asks for a snapshot; the more seldom the longer it takes.
  func askDepth(isNew: Bool) {
    depth.selected = layers.model.selected
    let pause = max(.milliseconds(400), depthCost * 10)
    guard !isPageAsked, isNew || depthTime.duration(to: .now) > pause else { return }
    isPageAsked = true
    depthTime = .now
    link.ask(.depth(limit: Self.depthLimit)) { [unowned self] in
      isPageAsked = false
      depthCost = depthTime.duration(to: .now)
      depthTime = .now
      guard tab == .depth else { return askPage() }
      guard case .depth(let snapshot) = $0 else { return }
      depth.show(snapshot)
      draw()
    }
  }

  private static var depthLimit: Int { 600 }

  func askCost() {
    guard !isPageAsked else { return }
    isPageAsked = true
    link.ask(.cost) { [unowned self] in
      isPageAsked = false
      guard tab == .cost else { return askPage() }
      guard case .cost(let measured) = $0 else { return }
      cost.show(measured)
      onSlowFrames(measured.slow.map(\.time))
      draw()
    }
  }

  func askTrail() {
    guard let id = layers.model.selected else { return trails.showHint() }
    guard !isPageAsked else { return }
    isPageAsked = true
    link.ask(.trail(id: id)) { [unowned self] in
      isPageAsked = false
      // (Another page or layer may have been chosen meanwhile.)
      guard tab == .trails, id == layers.model.selected else { return askPage() }
      switch $0 {
      case .trail(let trail): trails.show(trail)
      // (It has gone: the layers say so.)
      case .problem: askTree()
      default: return
      }
      draw()
    }
  }
}
