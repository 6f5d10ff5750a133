import Foundation
import Glibc
import Testing

/// Pictures wait in `/dev/shm`, of which a container has 64 MiB.
struct `A recording with little shared memory` {
  /// A picture takes 3.5 MiB, and 20 of them are made: with 20 MiB fewer wait, and with 1 MiB they wait on disk.
  @Test(.enabled(if: getuid() == 0, "needs root, to mount a small one"), arguments: ["20m", "1m"])
  func `is the same clip`(size: String) async throws {
    let workspace = try Workspace([
      "card.swift": """
      import UIKit

      #Preview("Card", traits: .fixedLayout(width: 1280, height: 720)) {
        let card = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
        card.backgroundColor = .red
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { card.center.x = 600 }
        let view = UIView()
        view.addSubview(card)
        return view
      }

      """
    ])
    // The view of the files ends with the shell.
    let run = try await workspace.shell(
      """
      record='record card.swift --duration 1s --fps 20 -q -o'
      "$PEGBAR" $record usual.apng && unshare -m sh -c '
        mount -t tmpfs -o size=\(size) tmpfs /dev/shm && "$PEGBAR" '"$record"' little.apng
      ' && cmp usual.apng little.apng && echo same
      """
    )
    #expect(run.output == "same\n" && run.status == 0, "\(run.output)\(run.errors)")
  }
}
