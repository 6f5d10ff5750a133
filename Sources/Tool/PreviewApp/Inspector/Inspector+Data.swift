internal import Dispatch
import SceneProtocol

/// What the scene is asked, and when: only for what is shown, and no faster than it answers.
extension Inspector {
  /// The scene that is seen is another from now on, or the inspector was opened: everything is asked.
  func begin() {
    link.stop()
    (problem, received) = (nil, nil)
    (isTreeAsked, isPageAsked, areAnimationsAsked, treeTime) = (false, false, false, .now)
    guard isShown else { return }
    guard tab != .tuning else { return rest() }
    link.ask(.follow(isOn: true))
    tellPointer()
    drawOverlay(isNewScene: true)
    askTree()
    askPage()
  }

  /// Nothing is asked of the scene and drawn in it.
  private func rest() {
    link.ask(.follow(isOn: false))
    onOutline(nil, false)
    drawOverlay()
  }

  /// Another process is seen: the layer that was selected is looked for in its tree.
  func sceneIsNew() {
    link.forget()
    guard isShown else { return }
    layers.forget()
    animations.forget()
    begin()
  }

  /// Nothing is asked any more, and the scene is as it was.
  func end() {
    link.ask(.watch(id: nil))
    if !animations.play.isPlain { link.ask(.tune(AnimationTuning())) }
    animations.forget()
    link.ask(.follow(isOn: false))
    if layers.isolated != nil { link.ask(.isolate(id: nil)) }
    layers.isolated = nil
    onOutline(nil, false)
    overlay = InspectorOverlay()
    onOverlay(overlay)
    onSlowFrames([])
    onPointer(.scene)
    link.stop()
  }

  /// A frame was shown: what may have changed is asked, a few times a second.
  func noteFrame() {
    guard isShown, tab != .tuning else { return }
    problem = nil
    askPage(isNew: false)
    // (A large tree is asked for the more seldom the longer it takes.)
    if treeTime.duration(to: .now) > max(Self.treeInterval, treeCost * 20) { askTree() }
    askAfterLastFrame()
  }

  /// A frame does not report what ends with it or soon after: shortly after the last of several frames, asks for all
  /// again.
  private func askAfterLastFrame() {
    lastFrame = .now()
    guard !isAskedLater else { return }
    isAskedLater = true
    askLater()
  }

  private func askLater() {
    let time = lastFrame + Self.calm
    DispatchQueue.main.asyncAfter(deadline: time) { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        // (Frames have come meanwhile.)
        guard self.lastFrame + Self.calm <= .now() else { return self.askLater() }
        self.isAskedLater = false
        guard self.isShown, self.tab != .tuning else { return }
        self.askPage(isNew: false)
        self.askTree()
      }
    }
  }

  /// How long after a frame that is done, in seconds.
  private static var calm: Double { 0.4 }

  /// The scene is no more, or does not answer: what was seen last stays, and it is said.
  func note(problem: String?) {
    self.problem = problem
    draw()
  }

  private static var treeInterval: Duration { .milliseconds(500) }

  func askTree() {
    guard !isTreeAsked else { return }
    isTreeAsked = true
    treeTime = .now
    link.ask(.tree) { [unowned self] in take(tree: $0) }
  }

  private func take(tree answer: InspectionAnswer) {
    isTreeAsked = false
    treeCost = treeTime.duration(to: .now)
    treeTime = .now
    guard case .tree(let tree) = answer else { return }
    let (isFirst, trail) = (layers.nodes.isEmpty, trail)
    layers.show(tree)
    if isFirst {
      layers.select(picked ?? trail?.find(in: tree.nodes) ?? layers.first)
      picked = nil
    }
    noteGone()
    draw()
  }

  /// A selected layer that goes away is said; its last values stay.
  private func noteGone() {
    let isGone = layers.model.selected != nil && !layers.model.hasSelected && !layers.nodes.isEmpty
    gone = isGone ? selectedName : nil
    if let node = layers.selected { selectedName = node.shownName }
  }

  /// Another layer is selected.
  func selectionDidChange() {
    gone = nil
    selectedName = layers.selected?.shownName ?? ""
    trail = layers.model.selected.flatMap { LayerTrail(to: $0, in: layers.nodes) } ?? trail
    outlineSelected()
    drawOverlay()
    superlayer = nil
    undo = []
    why.layerDidChange()
    askPage()
    onShow()
  }

  /// Asks for what the page shows.
  ///
  /// - Parameter isNew: Whether the page, the layer or the scene is another; a watched layer is reported by itself.
  func askPage(isNew: Bool = true) {
    guard isShown, tab != .tuning else { return }
    if isNew { watch() }
    // (Groups that wait for another one go on at its end, whatever page is seen.)
    if tab != .animations, !animations.play.isPlain { askAnimations() }
    switch tab {
    case .values: askOthers()
    case .animations: askAnimations()
    case .why: askWhy()
    case .hitPath: if !isNew, let pointer { askHit(pointer) }
    case .depth: askDepth(isNew: isNew)
    case .cost: askCost()
    case .trails: askTrail()
    case .tuning: break
    }
  }

  /// Values are sent with every frame that changes them, as long as they are shown.
  private func watch() {
    guard tab == .values || tab == .why, let id = layers.model.selected else {
      return link.ask(.watch(id: nil))
    }
    link.ask(.watch(id: id)) { [unowned self] in
      guard case .watched(let layer, _) = $0, let layer else { return }
      take(layer)
    }
  }

  func take(_ layer: InspectedLayer) {
    guard layer.node.id == layers.model.selected else { return }
    let isOther = layer.node.id != values.layer?.node.id
    showValues(layer)
    if isOther { askOthers() }
    why.show(layer.properties)
    draw()
  }

  private func askAnimations() {
    guard !areAnimationsAsked else { return }
    areAnimationsAsked = true
    link.ask(.playback(known: received?.version)) { [unowned self] in
      areAnimationsAsked = false
      guard case .playback(let playback) = $0 else { return }
      take(playback)
    }
  }

  private func take(_ playback: InspectedPlayback) {
    if let animations = playback.animations { received = (playback.version, animations) }
    guard var all = received?.animations, all.count == playback.progress.count else { return }
    for (index, progress) in playback.progress.enumerated() { all[index].progress = progress }
    animations.show(all, at: playback.time)
    draw()
  }

  func askWhy() {
    guard let id = layers.model.selected, !isPageAsked else { return }
    isPageAsked = true
    link.ask(.log(limit: Self.logged)) { [unowned self] in
      if case .log(let lines) = $0 { why.show(log: lines) }
    }
    let property = why.property
    link.ask(.why(id: id, property: property)) { [unowned self] in
      isPageAsked = false
      // (Another may have been chosen meanwhile.)
      guard id == layers.model.selected, property == why.property else { return askWhy() }
      switch $0 {
      case .why(let reason): why.show(reason)
      case .problem(let text): why.show(problem: text)
      default: break
      }
      draw()
    }
  }

  private static var logged: Int { 40 }

  private func showValues(_ layer: InspectedLayer) {
    let relation = LayerRelation(of: layer, to: marked)
    let lines = relation?.notes(markedName) ?? []
    values.show(
      layer,
      in: superlayer,
      notes: relation == nil ? nil : ("To \(markedName)", lines)
    )
  }

  /// Asks for the layers that the selected one is shown in and compared with.
  func askOthers() {
    if let parent = values.layer?.node.parent, parent >= 0 {
      ask(parent) { [unowned self] in superlayer = $0 }
    }
    if let id = layers.marked {
      ask(id) { [unowned self] in marked = $0 }
    } else if marked != nil {
      marked = nil
      if let layer = values.layer { showValues(layer) }
    }
  }

  private func ask(_ id: Int, then: @escaping (InspectedLayer) -> Void) {
    link.ask(.layer(id: id)) { [unowned self] in
      guard case .layer(let layer) = $0 else { return }
      then(layer)
      if let layer = values.layer, layer.node.id == layers.model.selected { showValues(layer) }
      draw()
    }
  }

  func askHit(_ point: ScenePointer) {
    guard !isHitAsked else { return }
    isHitAsked = true
    link.ask(.hit(x: point.x, y: point.y)) { [unowned self] in
      isHitAsked = false
      guard case .hit(let hit) = $0 else { return }
      self.hit.show(hit)
      if isPicking { outlineSelected(orPointed: hit.layer ?? hit.view) }
      // (It may have moved on meanwhile.)
      if let now = pointer, now.x != point.x || now.y != point.y { askHit(now) }
      draw()
    }
  }
}
