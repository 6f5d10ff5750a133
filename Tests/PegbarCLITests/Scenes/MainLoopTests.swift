import Testing

extension InAWindow {
  /// The main `RunLoop` is the loop: what waits on it in a scene runs, as on iOS.
  @Suite struct `The main loop` {
    private static let scene = """
      import UIKit
      final class LaterController: UIViewController {
        private var layers: [CALayer] = []
        override func viewDidLoad() {
          super.viewDidLoad()
          for index in 0..<4 {
            let layer = CALayer()
            layer.frame = CGRect(x: 100 * index, y: 0, width: 100, height: 100)
            layer.backgroundColor = UIColor.red.cgColor
            view.layer.addSublayer(layer)
            layers.append(layer)
          }
        }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
          _ = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in
            MainActor.assumeIsolated { self.change(0) }
          }
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { self.change(1) }
          Task {
            try await Task.sleep(for: .milliseconds(50))
            change(2)
          }
          RunLoop.main.perform { MainActor.assumeIsolated { self.change(3) } }
        }
        private func change(_ index: Int) {
          CATransaction.setDisableActions(true)
          layers[index].backgroundColor = UIColor.green.cgColor
        }
      }
      #Preview("Later", traits: .fixedLayout(width: 480, height: 320)) { LaterController() }

      """

    @Test
    func `runs timers, the main queue, tasks and its own blocks`() async throws {
      let workspace = try Workspace(["later.swift": Self.scene])
      let (run, _) = try await LiveScene.play(["later.swift"], in: workspace.path) { scene in
        let places = [50, 150, 250, 350]
        try await scene.expect("all red") { picture in
          places.allSatisfy { picture[$0, 50] == 0xFF0000 }
        }
        try scene.key("Return")
        for (place, what) in zip(places, ["Timer", "asyncAfter", "Task.sleep", "perform"]) {
          try await scene.expect("\(what) has changed its layer") { $0[place, 50] == 0x00FF00 }
        }
      }
      #expect(run.status == 0)
      #expect(run.errors == "")
    }
  }
}
