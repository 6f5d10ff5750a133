import CoreGraphics
import SceneProtocol
import UIKit
import WindowSystem

/// The exploded view: the layers of the scene in space, with what each paints itself.
final class DepthPage: InspectorPage {
  /// Made when it is first asked for: its texts would have a window wait for its fonts before it shows its scene.
  private lazy var whole = makeWhole()
  var view: UIView { whole }
  var onLayer: (Int) -> Void = { _ in }
  var onFocus: () -> Void = {}
  /// Whether keys are the page's.
  var isFocused = false
  /// Whether a snapshot is shown.
  private(set) var hasSnapshot = false

  private func makeWhole() -> DepthPageView {
    let whole = DepthPageView()
    whole.space.onLayer = { [unowned self] in onLayer($0) }
    whole.space.onTouch = { [unowned self] in onFocus() }
    whole.modes.addAction(
      UIAction { [unowned self, unowned whole] _ in set(mode: whole.modes.selectedSegmentIndex) },
      for: .valueChanged
    )
    whole.spacing.addAction(
      UIAction { [unowned whole] _ in whole.space.spacing = CGFloat(whole.spacing.value) },
      for: .valueChanged
    )
    for slider in [whole.lowest, whole.highest] {
      slider.addAction(UIAction { [unowned self] _ in rangeDidChange(slider) }, for: .valueChanged)
    }
    return whole
  }

  /// The layer that is marked.
  var selected: Int? {
    get { whole.space.selected }
    set { whole.space.selected = newValue }
  }

  /// Shows a snapshot; what is turned and chosen stays.
  func show(_ depth: InspectedDepth) {
    let isFirst = !hasSnapshot
    hasSnapshot = true
    whole.space.show(depth)
    whole.note = depth.more > 0 ? "and \(depth.more) layers more, which are not shown" : ""
    let last = Float(max(0, whole.space.levelCount - 1))
    let wasAll = whole.highest.value >= whole.highest.maximumValue
    for slider in [whole.lowest, whole.highest] { slider.maximumValue = max(1, last) }
    if isFirst {
      // (A deep tree would not fit otherwise.)
      whole.spacing.value = min(40, max(2, 480 / max(1, last)))
      whole.space.spacing = CGFloat(whole.spacing.value)
    }
    if isFirst || wasAll { whole.highest.value = max(1, last) }
    showRange()
  }

  /// In words, for who asks from outside.
  var lines: [String] {
    let degrees = [whole.space.yaw, whole.space.pitch].map { Int(($0 * 180 / .pi).rounded()) }
    return [
      "\(whole.space.levelCount) levels, turned \(degrees[0]) and \(degrees[1]) degrees, "
        + "\(whole.space.mode)"
    ]
  }

  private func rangeDidChange(_ slider: UISlider) {
    if whole.lowest.value > whole.highest.value {
      if slider === whole.lowest {
        whole.highest.value = slider.value
      } else {
        whole.lowest.value = slider.value
      }
    }
    showRange()
  }

  private func showRange() {
    let (low, high) = (whole.lowest.value.rounded(), whole.highest.value.rounded())
    whole.space.range = Int(min(low, high))...Int(high)
  }

  private func set(mode: Int) {
    guard let mode = DepthView.Mode(rawValue: mode) else { return }
    whole.space.mode = mode
    whole.modes.selectedSegmentIndex = mode.rawValue
  }

  func scroll(by distance: CGFloat) { whole.space.zoom(by: distance > 0 ? 1 / 1.1 : 1.1) }

  func take(_ key: KeyState) -> Bool {
    switch SceneKey.name(ofKeysym: key.keysym) {
    case "Left": whole.space.turn(yaw: -0.1, pitch: 0)
    case "Right": whole.space.turn(yaw: 0.1, pitch: 0)
    case "Up": whole.space.turn(yaw: 0, pitch: 0.1)
    case "Down": whole.space.turn(yaw: 0, pitch: -0.1)
    case "Home": whole.space.reset()
    case "End": whole.space.faceFront()
    default: return takeText(key)
    }
    return true
  }

  private func takeText(_ key: KeyState) -> Bool {
    guard !key.modifiers.contains(.control) else { return false }
    switch key.text {
    case "m": set(mode: (whole.space.mode.rawValue + 1) % DepthView.Mode.allCases.count)
    case "+", "=": set(spacing: whole.spacing.value * 1.25)
    case "-": set(spacing: whole.spacing.value / 1.25)
    case "[": step(whole.highest, by: -1)
    case "]": step(whole.highest, by: 1)
    case "{": step(whole.lowest, by: -1)
    case "}": step(whole.lowest, by: 1)
    default: return false
    }
    return true
  }

  private func set(spacing: Float) {
    whole.spacing.value = max(1, spacing)
    whole.space.spacing = CGFloat(whole.spacing.value)
  }

  private func step(_ slider: UISlider, by count: Float) {
    slider.value = slider.value.rounded() + count
    rangeDidChange(slider)
  }
}

/// The space, and what is set below it.
private final class DepthPageView: UIView {
  let space = DepthView()
  let modes = UISegmentedControl(items: ["Both", "Contents", "Wireframe"])
  let spacing = UISlider()
  let lowest = UISlider()
  let highest = UISlider()
  private let labels = ["Spacing", "From level", "To level"].map { text in
    let label = UILabel()
    label.text = text
    label.font = InspectorStyle.smallFont
    label.textColor = InspectorStyle.softText
    return label
  }
  private let more = UILabel()
  /// What is left out.
  var note = "" {
    didSet { if note != oldValue { more.text = note } }
  }
  /// The heights of the modes, of a label and of a slider.
  private static let (modeHeight, labelHeight, sliderHeight) = (
    CGFloat(24), CGFloat(15), CGFloat(24)
  )

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = InspectorStyle.background
    modes.selectedSegmentIndex = 0
    (spacing.minimumValue, spacing.maximumValue, spacing.value) = (0, 120, 24)
    for slider in [lowest, highest] { (slider.minimumValue, slider.maximumValue) = (0, 1) }
    highest.value = 1
    more.font = InspectorStyle.smallFont
    more.textColor = InspectorStyle.softText
    for part in [space, modes, spacing, lowest, highest, more] + labels as [UIView] {
      addSubview(part)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let lower = Self.modeHeight + Self.labelHeight + Self.sliderHeight + 16
    let upper = max(40, bounds.height - lower)
    space.frame = CGRect(x: 0, y: 0, width: bounds.width, height: upper)
    let width = max(0, bounds.width - 24)
    more.frame = CGRect(x: 12, y: upper - 20, width: width, height: 18)
    modes.frame = CGRect(x: 12, y: upper + 6, width: width, height: Self.modeHeight)
    let y = upper + Self.modeHeight + 10
    let column = (width / 3).rounded()
    for (number, (label, slider)) in zip(labels, [spacing, lowest, highest]).enumerated() {
      let x = 12 + CGFloat(number) * column
      label.frame = CGRect(x: x, y: y, width: column - 8, height: Self.labelHeight)
      slider.frame = CGRect(
        x: x,
        y: y + Self.labelHeight,
        width: column - 8,
        height: Self.sliderHeight
      )
    }
  }
}
