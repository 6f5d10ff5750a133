import CoreGraphics
import Dispatch
import SceneProtocol
import UIKit
import WindowSystem
import X11Window

/// The inspector beside the scene: its layers, and on pages what the engine knows of the selected one.
///
/// It is a panel like the window's other parts, so it is there whatever the scene does. What it shows are snapshots
/// from the scene's process, which makes only those that are asked for (`Inspector+Data.swift`).
final class Inspector {
  unowned let host: HostWindow
  private(set) lazy var view = makeView()
  private lazy var panel = makePanel()
  /// Its own window, while it is in one.
  var ownWindow: InspectorWindow?
  private(set) var isShown = false
  /// Whether keys are the inspector's and not the scene's.
  private(set) var isFocused = false {
    didSet { if isFocused != oldValue { onFocus() } }
  }
  /// Called when the keys are the inspector's from now on, or not any more.
  var onFocus: () -> Void = {}
  /// Called when it is opened or closed, and when it shows something else.
  var onShow: () -> Void = {}
  /// Called when its own width has changed.
  var onWidth: () -> Void = {}
  /// Called with what the scene does with the pointer from now on.
  var onPointer: (PointerUse) -> Void = { _ in }
  /// Called with the layer to outline in the scene, `nil` for none, and whether it is filled.
  var onOutline: (Int?, Bool) -> Void = { _, _ in }
  /// Called with what the scene draws beside the outline.
  var onOverlay: (InspectorOverlay) -> Void = { _ in }
  /// Called with the times of frames that took too long, in seconds.
  var onSlowFrames: ([Double]) -> Void = { _ in }
  /// Called with a text to copy.
  var onCopy: (String) -> Void = { _ in }

  let layers = LayersList()
  let values = ValuesPage()
  let animations = AnimationsPage()
  let why = WhyPage()
  let hit = HitPage()
  let depth = DepthPage()
  let cost = CostPage()
  let trails = TrailsPage()
  let tuning = TuningPage()
  let link = InspectionLink()

  var memory = InspectorMemory.read()
  var filter = LineEditor()
  /// The filter of the list not shown: layers or literals.
  var otherFilter = LineEditor()
  var isFiltering = false
  /// Whether the keys of the inspector are the page's, and not those of the list of layers.
  var isPageFocused = false
  var tab = InspectorTab.values {
    didSet {
      guard (tab == .tuning) != (oldValue == .tuning) else { return }
      (filter, otherFilter) = (otherFilter, filter)
      begin()
    }
  }
  /// Whether the next click in the picture selects a layer.
  var isPicking = false
  /// Whether the hit path is all there is, and large.
  var isLecture = false
  var pointer: ScenePointer?
  /// The layer to select when there is a tree.
  var picked: Int?
  /// What was last known of the selected layer's superlayer.
  var superlayer: InspectedLayer?
  /// What was last known of the layer that others are compared with, and how it is called.
  var marked: InspectedLayer?
  var markedName = ""
  /// The changes of values that Escape takes back, the latest last.
  var undo: [ValueChange] = []
  /// Why the shown state is out of date.
  var problem: String?
  /// How the selected layer was called that is gone.
  var gone: String?
  /// The message about the last key or press; cleared by the next one.
  var word: String?
  var selectedName = ""
  /// Where the selected layer is, for the scene's next process.
  var trail: LayerTrail?
  var (isTreeAsked, isPageAsked, isHitAsked, areAnimationsAsked) = (false, false, false, false)
  /// The animations as they were last received in full, and the number of that list.
  var received: (version: Int, animations: [InspectedAnimation])?
  /// Whether all is soon asked once more.
  var isAskedLater = false
  /// When a frame was shown last.
  var lastFrame = DispatchTime.now()
  var treeTime = ContinuousClock.now
  var treeCost = Duration.zero
  /// What the scene draws now.
  var overlay = InspectorOverlay()
  var (depthTime, depthCost) = (ContinuousClock.now, Duration.zero)

  init(in host: HostWindow) { self.host = host }

  func toggle() {
    if isTuning { return show(.values) }
    if isShown { close() } else { open() }
  }

  /// Opens it, and gives it the keys.
  func open() {
    guard !isShown else { return focus() }
    isShown = true
    enter()
    layOut()
    focus()
    begin()
    onShow()
  }

  func close() {
    guard isShown else { return }
    end()
    (isShown, isFiltering, isPicking, isLecture) = (false, false, false, false)
    // (After that: another page of one that is shown would ask the scene again.)
    if tab == .tuning { tab = .values }
    leave()
    memory.split = view.split
    memory.write()
    isFocused = false
    onShow()
  }

  func layOut() {
    guard isShown else { return }
    show()
    if let ownWindow { ownWindow.draw() } else { panel.show(in: host.dockFrame) }
  }

  /// Takes the panel from the scene's side.
  func hidePanel() { panel.hide() }

  /// The keys are the inspector's.
  func focus() {
    isFocused = isShown
    draw()
  }

  /// The keys are the scene's again.
  func giveKeysBack() {
    guard isFocused else { return }
    isFiltering = false
    isFocused = false
    draw()
  }

  /// Draws what has changed.
  func draw() {
    guard isShown else { return }
    show()
    if let ownWindow { ownWindow.draw() } else { panel.draw() }
  }

  /// Whether the literals of the scene are shown.
  var isTuning: Bool { isShown && tab == .tuning }

  /// Shows another page.
  func show(_ tab: InspectorTab) {
    self.tab = tab
    drawOverlay()
    askPage()
    draw()
    onShow()
  }

  /// The page that is shown.
  var page: any InspectorPage {
    switch tab {
    case .values: values
    case .animations: animations
    case .why: why
    case .hitPath: hit
    case .depth: depth
    case .cost: cost
    case .trails: trails
    case .tuning: tuning
    }
  }

  private func show() {
    view.isFocused = isFocused
    view.strip.selected = tab
    view.page = page.view
    (view.isPageAlone, hit.isLarge) = (isLecture || tab == .tuning, isLecture)
    view.header.isPicking = isPicking
    view.header.filter = filter
    view.header.isTyping = isFiltering && isFocused
    view.header.placeholder = tab == .tuning ? "Filter literals" : "Filter layers"
    view.header.matches = tab == .tuning ? tuning.matches : layers.matches
    layers.isFocused = isFocused && !isPageFocused && !isFiltering
    let isPage = isFocused && isPageFocused
    (values.isFocused, animations.isFocused, why.isFocused) = (isPage, isPage, isPage)
    (depth.isFocused, tuning.isFocused) = (isPage, isPage)
    view.tree.setNeedsDisplay()
    page.view.setNeedsDisplay()
    (view.words, view.isWarning) = words
  }

  /// What it shows, for who asks from outside; `nil` while it is closed.
  var state: ControlState.Inspector? {
    guard isShown else { return nil }
    return ControlState.Inspector(
      page: "\(tab)",
      layer: layers.selected?.shownName,
      property: tab == .why ? why.property : values.selected,
      layers: layers.nodes.count,
      hasKeys: isFocused,
      isPicking: isPicking,
      words: words.0,
      isDetached: ownWindow != nil,
      lines: page.lines
    )
  }

  private var words: (String, Bool) {
    if let problem { return (problem, true) }
    if let word { return (word, false) }
    if let gone { return ("\(gone) has gone; these are its last values", true) }
    if let readout { return (readout, false) }
    if isPicking { return ("Click a layer in the picture; Escape ends it", false) }
    if tab == .tuning, isFocused { return (tuningWords, false) }
    return (
      isFocused
        ? "Tab: layers or page   1–7: page   Esc: keys to the scene"
        : "Click here, or Ctrl+F, for keys", false
    )
  }
}

/// A change that was made in the inspector, and what was there before.
struct ValueChange {
  var layer: Int
  var property: String
  var old: InspectedValue
}
