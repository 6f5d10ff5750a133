import Foundation
import Testing

/// `perform(_:with:afterDelay:)` in a scene, whose run loop it needs; Apple, *NSObject*.
struct `Methods that are performed later` {
  private static let scene = """
    import UIKit
    final class Writer: NSObject {
      let label: UILabel
      init(_ label: UILabel) { self.label = label }
      @objc func write(_ text: String) { label.text = (label.text ?? "") + text }
      @objc func end() { write(".") }
    }
    final class Page: UIView {
      init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
        let label = UILabel(frame: bounds)
        label.accessibilityIdentifier = "text"
        label.text = "-"
        addSubview(label)
        let (writer, other) = (Writer(label), Writer(label))
        writer.perform(#selector(Writer.write(_:)), with: "a", afterDelay: 0)
        for text in ["b", "no"] {
          writer.perform(#selector(Writer.write(_:)), with: text, afterDelay: 0.3)
        }
        writer.perform(#selector(Writer.end), with: nil, afterDelay: 0.5)
        other.perform(#selector(Writer.write(_:)), with: "no", afterDelay: 0.1)
        other.perform(#selector(Writer.end), with: nil, afterDelay: 0.1)
        NSObject.cancelPreviousPerformRequests(withTarget: other)
        NSObject.cancelPreviousPerformRequests(
          withTarget: writer, selector: #selector(Writer.write), object: "no")
        NSObject.cancelPreviousPerformRequests(
          withTarget: writer, selector: #selector(Writer.end), object: "b")
      }
      required init?(coder: NSCoder) { nil }
    }
    #Preview("Page", traits: .fixedLayout(width: 60, height: 40)) { Page() }

    """

  @Test func `are so in their time, unless they are cancelled`() async throws {
    let tape = """
      Set Scene a.swift
      Sleep 200ms
      Expect @text.text == "-a"
      Sleep 200ms
      Expect @text.text == "-ab"
      Sleep 200ms
      Expect @text.text == "-ab."

      """
    let workspace = try Workspace(["a.swift": Self.scene, "a.tape": tape])
    let run = try await workspace.pegbar("test", "a.tape")
    #expect(run.status == 0, "\(run.errors)")
  }
}
