import CoreGraphics
import Foundation
import UIKit

/// What the window of notes shows.
struct SpeakerNotesPage: Equatable {
  /// The note that counts now; `nil` for none.
  var note: String?
  /// What comes next; `nil` at the end.
  var next: String?
  /// How far it is: "3 of 9".
  var place = ""

  /// What is shown, in words.
  var lines: [String] { [note ?? "", next ?? "", place] }
}

/// The content of the window of notes: the note large, below it what comes next, the place and the time.
final class SpeakerNotesView: UIView {
  private let note = PanelStyle.label(PanelStyle.font(26))
  private let following = PanelStyle.label(PanelStyle.font(14), color: PanelStyle.softText)
  private let place = PanelStyle.label(PanelStyle.boldFont(18))
  private let clock = PanelStyle.label(
    .monospacedSystemFont(ofSize: 18, weight: .regular),
    color: PanelStyle.softText
  )
  private let line = UIView()
  private static let margin: CGFloat = 20
  private static let lowerHeight: CGFloat = 76

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = PanelStyle.background
    line.backgroundColor = PanelStyle.raised
    note.numberOfLines = 0
    clock.textAlignment = .right
    for view in [note, line, following, place, clock] as [UIView] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameters:
  ///   - page: The texts.
  ///   - elapsed: Seconds since the start.
  func show(_ page: SpeakerNotesPage, elapsed: Double) {
    note.text = page.note ?? "No note here"
    note.textColor = page.note == nil ? PanelStyle.quietText : PanelStyle.text
    following.text = page.next.map { "Next: \($0)" } ?? "This is the end"
    place.text = page.place
    let seconds = Int(elapsed)
    clock.text = String(format: "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = Self.margin
    let width = max(1, bounds.width - 2 * margin)
    let room = max(1, bounds.height - Self.lowerHeight - 2 * margin)
    // A long note is set smaller until it has room.
    for size in [26, 22, 18, 15, 13] as [CGFloat] {
      note.font = PanelStyle.font(size)
      if note.sizeThatFits(CGSize(width: width, height: .infinity)).height <= room { break }
    }
    let height = note.sizeThatFits(CGSize(width: width, height: .infinity)).height
    note.frame = CGRect(x: margin, y: margin, width: width, height: min(height, room))
    let top = bounds.height - Self.lowerHeight
    line.frame = CGRect(x: 0, y: top, width: bounds.width, height: 1)
    following.frame = CGRect(x: margin, y: top + 10, width: width, height: 20)
    place.frame = CGRect(x: margin, y: top + 38, width: width / 2, height: 26)
    clock.frame = CGRect(x: margin + width / 2, y: top + 38, width: width / 2, height: 26)
  }
}
