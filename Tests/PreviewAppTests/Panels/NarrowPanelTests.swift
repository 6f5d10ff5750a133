import CoreGraphics
import SceneProtocol
import Testing
import UIKit

@testable import PreviewApp

/// Windows that are narrower than the panels would like.
struct `Panels of a narrow window` {
  private static let height: CGFloat = 240

  /// The visible labels and parts of a view, in its own points.
  private func frames(in view: UIView, of root: UIView? = nil) -> [CGRect] {
    let root = root ?? view
    return view.subviews.filter { !$0.isHidden }.flatMap { part in
      part is UILabel || part is BarButton || part is ScrubTrack
        ? [part.convert(part.bounds, to: root)] : frames(in: part, of: root)
    }
  }

  private func expectOrder(of view: UIView, _ words: String) {
    let frames = frames(in: view).filter { !$0.isEmpty }
    #expect(!frames.isEmpty)
    for (index, frame) in frames.enumerated() {
      #expect(view.bounds.contains(frame), "\(words): \(frame)")
      for other in frames[..<index] {
        let common = frame.intersection(other)
        #expect(common.isNull || common.isEmpty, "\(words): \(frame), \(other)")
      }
    }
  }

  private func show(_ view: UIView, width: CGFloat, height: CGFloat) {
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    view.layoutIfNeeded()
  }

  @Test(arguments: [160, 200, 240, 320, 480] as [CGFloat], [false, true])
  func `the bar has a timeline that can be dragged`(width: CGFloat, isRecording: Bool) {
    let bar = TransportView()
    bar.show(PlayState(), isRecording: isRecording, ticks: [], words: nil)
    show(bar, width: width, height: TransportBar.height)
    #expect(bar.track.frame.width >= 56 && !bar.playOrPause.isHidden)
    #expect(bar.loop.isHidden == (width < 200))
    expectOrder(of: bar, "\(width)")
  }

  /// With figures that are as long as they become.
  @Test func `the figures are in lines that fit`() {
    var statistics = SceneStatistics()
    (statistics.seconds, statistics.frames, statistics.pixels) = (1, 144, 144 * 7680 * 4320)
    (statistics.windowPixels, statistics.longestFrame) = (7680 * 4320, 0.9999)
    statistics.allFrames = 144 * 0.0999
    let label = PanelStyle.label(.monospacedSystemFont(ofSize: 11, weight: .regular))
    label.numberOfLines = 6
    label.text = Hud.text(statistics, PlayState(), 12.34, isNarrow: true)
    let wanted = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
    #expect(wanted.width <= 144 && wanted.height <= 84, "\(wanted)")
    #expect(label.text?.contains("99.9 ms, most 999.9\n") == true)
    #expect(label.text?.hasSuffix("reload 12.34 s") == true)
  }

  @Test(arguments: [160, 240, 320] as [CGFloat])
  func `a message's title is whole, with the place of the error`(width: CGFloat) throws {
    let view = MessageView()
    let message = PanelMessage(
      title: "Does not compile (1 of 2 errors)",
      place: "card.swift:12:48",
      text: "no such name"
    )
    view.message = message
    show(view, width: width, height: view.sizeThatFits(CGSize(width: width, height: 0)).height)
    let title = try #require(
      view.subviews.lazy.compactMap { $0 as? UILabel }
        .first { $0.text?.hasSuffix("card.swift:12:48") == true }
    )
    title.numberOfLines = 0
    let room = CGSize(width: title.frame.width, height: CGFloat.infinity)
    #expect(title.sizeThatFits(room).height <= title.frame.height)
    expectOrder(of: view, "\(width)")
    // Folded, it is one line, whatever the width.
    view.isFolded = true
    let one = view.sizeThatFits(CGSize(width: width, height: 0)).height
    #expect(one == view.sizeThatFits(CGSize(width: 4000, height: 0)).height)
  }

  /// In a window that is as low as narrow no part is cut in the middle of a line.
  @Test func `a message leaves out what has no room`() throws {
    let view = MessageView()
    view.message = PanelMessage(title: "Title", text: "text", lines: ["code"], hint: "hint")
    let room = CGSize(width: 160, height: 0)
    let height = view.sizeThatFits(room).height
    let hint = try #require(
      view.subviews.first { ($0 as? UILabel)?.text == "hint" }
    )
    show(view, width: 160, height: height)
    #expect(hint.alpha == 1 && hint.frame.maxY <= height)
    show(view, width: 160, height: hint.frame.minY + 6)
    #expect(hint.alpha == 0)
    show(view, width: 160, height: height)
    #expect(hint.alpha == 1)
  }

  @Test(arguments: [160, 240, 315, 316, 320, 480, 1000] as [CGFloat])
  func `the list of keys says what they do`(width: CGFloat) {
    let view = KeySheetView(frame: .zero)
    let size = view.sizeThatFits(CGSize(width: width, height: Self.height))
    show(view, width: size.width, height: size.height)
    for row in view.subviews where row is KeySheetRow && !row.isHidden { row.layoutIfNeeded() }
    expectOrder(of: view, "\(width)")
    for row in view.subviews where row is KeySheetRow && !row.isHidden {
      #expect(row.subviews.allSatisfy { $0.bounds.width >= 130 }, "\(width)")
    }
    // Each command can be reached: the last one is visible after enough turns of the wheel.
    view.scroll(by: 1000)
    view.layoutIfNeeded()
    let rows = view.subviews.compactMap { $0 as? KeySheetRow }
    #expect(rows.last { !$0.isHidden }?.command == view.matches.last, "\(width)")
  }
}
