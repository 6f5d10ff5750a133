// swift-format-ignore-file
//
//  Stopwatch.swift
//  Timers and notifications, which an application delegate shows in a window.
//

import UIKit

extension Notification.Name {
  static let stopwatchDidTick = Notification.Name("stopwatchDidTick")
}

final class Stopwatch: NSObject {
  @objc dynamic private(set) var ticks = 0
  private var timer: Timer?

  @objc
  func start() {
    timer = Timer.scheduledTimer(
      timeInterval: 0.1, target: self, selector: #selector(timerFired), userInfo: ["step": 2],
      repeats: true
    )
  }

  @objc private func timerFired(_ timer: Timer) {
    let info = timer.userInfo as? [String: Int]
    ticks += info?["step"] ?? 0
    NotificationCenter.default.post(name: .stopwatchDidTick, object: self)
  }

  @objc func stop() {
    timer?.invalidate()
    timer = nil
  }
}

class StopwatchViewController: UIViewController {
  let stopwatch = Stopwatch()
  let label = UILabel()
  let state = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, label) in [label, state].enumerated() {
      label.frame = CGRect(x: 10, y: 10 + 40 * index, width: 140, height: 30)
      view.addSubview(label)
    }
    label.text = "0"
    label.accessibilityIdentifier = "ticks"
    state.text = "early"
    state.accessibilityIdentifier = "state"
    NotificationCenter.default.addObserver(
      self, selector: #selector(didTick(_:)), name: .stopwatchDidTick, object: nil
    )
    stopwatch.perform(#selector(Stopwatch.start), with: nil, afterDelay: 0.2)
    perform(#selector(show(_:)), with: "late", afterDelay: 0.7)
    perform(#selector(show(_:)), with: "never", afterDelay: 0.7)
    NSObject.cancelPreviousPerformRequests(
      withTarget: self, selector: #selector(show(_:)), object: "never"
    )
  }

  @objc func show(_ text: String) {
    state.text = text
  }

  @objc func didTick(_ notification: Notification) {
    guard let stopwatch = notification.object as? Stopwatch else { return }
    label.text = "\(stopwatch.ticks)"
    if stopwatch.ticks == 8 {
      NotificationCenter.default.removeObserver(self)
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }
}

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = StopwatchViewController()
    window?.makeKeyAndVisible()
    return true
  }
}
