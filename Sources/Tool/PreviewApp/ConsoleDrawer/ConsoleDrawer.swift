import CoreGraphics
import UIKit

/// The drawer below the scene with what it has said, and a badge over the scene while there are new warnings.
final class ConsoleDrawer {
  private unowned let host: HostWindow
  private let view = ConsoleView(frame: .zero)
  private lazy var panel = makePanel()
  private let badgeView = ConsoleBadge(frame: .zero)
  private lazy var badge = Panel(badgeView, in: host)
  private(set) var isShown = false
  private(set) var log = ConsoleLog()
  /// The warnings that were seen: the same of a scene that is shown again are not new.
  private var seen: Set<String> = []
  /// How many warnings there are that were not seen.
  private(set) var newCount = 0
  var onToggle: () -> Void = {}
  var onPlace: (SourcePlace) -> Void = { _ in }
  var onClear: () -> Void = {}

  /// The drawer's height, in points.
  private static let height: CGFloat = 168

  init(in host: HostWindow) {
    self.host = host
    view.onClose = { [unowned self] in toggle() }
    view.onClear = { [unowned self] in
      seen = []
      onClear()
    }
    view.onPlace = { [unowned self] in onPlace($0) }
    badgeView.onClick = { [unowned self] in toggle() }
  }

  private func makePanel() -> Panel {
    let panel = Panel(view, in: host)
    panel.onScroll = { [unowned self] way, _ in
      view.list.scroll(by: -way * 3)
      panel.draw()
    }
    return panel
  }

  func toggle() {
    isShown.toggle()
    host.drawerHeight = isShown ? Self.height : 0
    if !isShown { panel.hide() }
    noteSeen()
    layOut()
    onToggle()
  }

  func show(_ log: ConsoleLog) {
    guard log != self.log else { return }
    self.log = log
    noteSeen()
    layOut()
  }

  /// Notes how the scene ended.
  func note(crash text: String, at place: SourcePlace?, time: Double) {
    var log = log
    log.add(.crash, text, at: time)
    if let place { log.note(place, of: text) }
    show(log)
  }

  /// There is a message of something in the window, so that it is not new.
  func noteSeen(_ text: String) { seen.insert(text) }

  private func noteSeen() {
    if isShown { seen.formUnion(log.warnings) }
    newCount = Set(log.warnings).subtracting(seen).count
  }

  func layOut() {
    if isShown {
      view.show(log)
      panel.show(in: host.drawerFrame)
    }
    guard newCount > 0, !isShown else { return badge.hide() }
    badgeView.count = newCount
    let size = badgeView.wantedSize
    let room = host.sceneSize
    badge.show(
      in: CGRect(
        x: max(0, room.width - size.width - 8),
        y: max(0, room.height - size.height - 8),
        width: size.width,
        height: size.height
      )
    )
  }

  /// What it shows, in words.
  var lines: [String] {
    log.entries.map { entry in
      let place = entry.place.map { " \($0.words)" } ?? ""
      return entry.text + place + (entry.count > 1 ? " ×\(entry.count)" : "")
    }
  }
}

/// How many warnings are new.
private final class ConsoleBadge: UIView {
  var onClick: () -> Void = {}
  var count = 0 {
    didSet { if count != oldValue { setNeedsDisplay() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = PanelStyle.warningMark
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  private var text: String { "\(count) warning\(count == 1 ? "" : "s")" }

  var wantedSize: CGSize {
    CGSize(width: Ink.width(text, font: InspectorStyle.boldFont) + 16, height: 22)
  }

  override func draw(_ rect: CGRect) {
    Ink.text(text, in: bounds, .black, font: InspectorStyle.boldFont, align: .center)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onClick() }
}
