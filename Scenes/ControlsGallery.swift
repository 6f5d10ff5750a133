// Every control in every state, on light and on dark: buttons, switches, sliders, segments, steppers.
//
// Work them with the mouse: what they tell is written at the bottom. Press Tab to give the keys to the
// next one, which shows a ring: Space and Return press it, the arrow keys move it. The button "Lights"
// has the switches go over to the other side, with their animation but without telling anyone.

import UIKit

final class ControlsGalleryController: UIViewController {
  private let heard = UILabel()
  private var focusable: [UIControl] = []
  private var switches: [UISwitch] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.97, alpha: 1)
    view.overrideUserInterfaceStyle = .light
    let night = UIView(frame: CGRect(x: 400, y: 0, width: 400, height: 560))
    night.backgroundColor = UIColor(white: 0.13, alpha: 1)
    night.overrideUserInterfaceStyle = .dark
    let day = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 560))
    view.addSubview(day)
    view.addSubview(night)
    fill(day)
    fill(night)
    heard.frame = CGRect(x: 0, y: 560, width: 800, height: 40)
    heard.textAlignment = .center
    heard.text = "Work a control"
    view.addSubview(heard)
  }

  private func fill(_ view: UIView) {
    addButtons(to: view)
    addValues(to: view)
    addSegments(to: view)
  }

  private func addButtons(to view: UIView) {
    let styles: [(String, UIButton.Configuration)] = [
      ("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
    ]
    for (column, (name, style)) in styles.enumerated() {
      for row in 0..<3 {
        var configuration = style
        configuration.title = name
        let button = UIButton(configuration: configuration, primaryAction: telling(name))
        button.frame = CGRect(x: 16 + column * 94, y: 16 + row * 46, width: 86, height: 38)
        button.isHighlighted = row == 1
        button.isEnabled = row < 2
        add(button, to: view, isFocusable: row == 0)
      }
    }
    let system = UIButton(type: .system, primaryAction: telling("System"))
    system.setTitle("System", for: .normal)
    system.frame = CGRect(x: 16, y: 158, width: 86, height: 38)
    add(system, to: view, isFocusable: true)

    var lights = UIButton.Configuration.filled()
    lights.title = "Lights"
    lights.subtitle = "all switches"
    lights.cornerStyle = .capsule
    lights.baseBackgroundColor = .systemIndigo
    lights.image = UIButton(type: .contactAdd).currentImage
    lights.imagePadding = 8
    let button = UIButton(
      configuration: lights,
      primaryAction: UIAction { [weak self] _ in
        for toggle in self?.switches ?? [] { toggle.setOn(!toggle.isOn, animated: true) }
      }
    )
    button.frame = CGRect(x: 110, y: 154, width: 180, height: 48)
    add(button, to: view, isFocusable: true)
    for (index, type) in [UIButton.ButtonType.infoLight, .close].enumerated() {
      let sign = UIButton(type: type, primaryAction: telling("sign"))
      sign.frame = CGRect(x: 306 + index * 40, y: 158, width: 38, height: 38)
      add(sign, to: view, isFocusable: true)
    }
  }

  private func addValues(to view: UIView) {
    for (index, state) in [(true, true), (false, true), (true, false), (false, false)].enumerated()
    {
      let toggle = UISwitch(frame: CGRect(x: 24 + index * 70, y: 220, width: 0, height: 0))
      (toggle.isOn, toggle.isEnabled) = state
      if index == 0 { toggle.onTintColor = .systemOrange }
      toggle.addTarget(self, action: .switched, for: .valueChanged)
      if state.1 { switches.append(toggle) }
      add(toggle, to: view, isFocusable: state.1)
    }
    for index in 0..<3 {
      let slider = UISlider(frame: CGRect(x: 24, y: 268 + index * 40, width: 352, height: 34))
      slider.value = [0.3, 0.7, 0.5][index]
      slider.isEnabled = index < 2
      if index == 1 {
        slider.minimumTrackTintColor = .systemPink
        slider.thumbTintColor = .systemPink
      }
      slider.addTarget(self, action: .slid, for: .valueChanged)
      add(slider, to: view, isFocusable: index < 2)
    }
    for index in 0..<2 {
      let stepper = UIStepper(frame: CGRect(x: 24 + index * 110, y: 396, width: 0, height: 0))
      stepper.isEnabled = index == 0
      stepper.value = 5
      stepper.addTarget(self, action: .stepped, for: .valueChanged)
      add(stepper, to: view, isFocusable: index == 0)
    }
    let progress = UIProgressView(frame: CGRect(x: 250, y: 410, width: 126, height: 4))
    progress.progress = 0.6
    view.addSubview(progress)
  }

  private func addSegments(to view: UIView) {
    let rows: [[Any]] = [
      ["Day", "Week", "Month", "Year"], ["A very long title, cut", "B"],
    ]
    for (index, items) in rows.enumerated() {
      let segments = UISegmentedControl(items: items)
      segments.frame = CGRect(x: 24, y: 446 + index * 44, width: 352, height: 32)
      segments.selectedSegmentIndex = 1
      segments.isEnabled = index == 0
      segments.addTarget(self, action: .chose, for: .valueChanged)
      add(segments, to: view, isFocusable: index == 0)
    }
  }

  private func add(_ control: UIControl, to view: UIView, isFocusable: Bool) {
    view.addSubview(control)
    if isFocusable { focusable.append(control) }
  }

  private func telling(_ name: String) -> UIAction {
    UIAction { [weak self] _ in self?.heard.text = "\(name) pressed" }
  }

  func switched(_ toggle: UISwitch) { heard.text = toggle.isOn ? "on" : "off" }
  func slid(_ slider: UISlider) { heard.text = "\((slider.value * 100).rounded()) %" }
  func stepped(_ stepper: UIStepper) { heard.text = "\(stepper.value)" }
  func chose(_ segments: UISegmentedControl) {
    heard.text = segments.titleForSegment(at: segments.selectedSegmentIndex)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.contains(where: { $0.key?.keyCode == .keyboardTab }) else { return }
    let now = focusable.firstIndex { $0.isFirstResponder }
    focusable[((now ?? -1) + 1) % focusable.count].becomeFirstResponder()
  }
}

extension Selector {
  static let switched = Selector("switched(_:)", ControlsGalleryController.switched)
  static let slid = Selector("slid(_:)", ControlsGalleryController.slid)
  static let stepped = Selector("stepped(_:)", ControlsGalleryController.stepped)
  static let chose = Selector("chose(_:)", ControlsGalleryController.chose)
}

#Preview("Controls Gallery", traits: .fixedLayout(width: 800, height: 600)) {
  ControlsGalleryController()
}
