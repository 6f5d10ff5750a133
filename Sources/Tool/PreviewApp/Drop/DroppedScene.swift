import Foundation
import Glibc
import X11Window

/// What the user has dropped on the window: a scene, or something that cannot be shown.
enum DroppedScene: Equatable {
  /// The absolute path of a scene's file or folder.
  case file(String)
  /// Why there is no scene.
  case nothing(PanelMessage)

  /// The first Swift file or folder with Swift files among the dropped ones.
  init(_ contents: DropTarget.Contents) {
    switch contents {
    case .other: self = .nothing(.refused("What is dragged is no file."))
    case .unknown:
      self = .nothing(.refused("The program that it comes from does not say what it is."))
    case .addresses(let text):
      let addresses = AddressList.addresses(in: text)
      let reasons = addresses.map { ($0, Self.reasonAgainst($0)) }
      if case .file(let path)? = reasons.first(where: { $0.1 == nil })?.0 {
        self = .file(path)
      } else {
        self = .nothing(.refused(reasons.first?.1 ?? "The list of what is dragged is empty."))
      }
    }
  }

  /// Why an address is not a scene; `nil` for a Swift file, or a folder, that can be read.
  private static func reasonAgainst(_ address: AddressList.Address) -> String? {
    switch address {
    case .other(let text): return "\(text.prefix(200)) is no file of this computer."
    case .elsewhere(let name, let host):
      return "\(name) is on the computer \(host): copy it to this one."
    case .file(let path):
      let name = (path as NSString).lastPathComponent
      var status = stat()
      guard stat(path, &status) == 0 else { return "\(name): \(SystemReason.last)." }
      if status.st_mode & S_IFMT == S_IFDIR {
        guard access(path, R_OK | X_OK) == 0 else { return "\(name): \(SystemReason.last)." }
        return hasSwift(path) ? nil : "\(name) is a folder without Swift files."
      }
      let isNamed = name.hasSuffix(".swift") || name.hasSuffix(".tape")
      guard isNamed, status.st_mode & S_IFMT == S_IFREG else {
        return "\(name) is not a scene: that is a Swift file, its name ends in .swift."
      }
      return access(path, R_OK) == 0 ? nil : "\(name): \(SystemReason.last)."
    }
  }
}

extension DroppedScene {
  /// Maximum number of files and folders that are looked at while something is dragged.
  private static let most = 2_000

  /// Whether a Swift file is in a folder, or in one in it.
  private static func hasSwift(_ folder: String) -> Bool {
    let files = FileManager.default.enumerator(atPath: folder)
    for _ in 0..<most {
      guard let next = files?.nextObject() as? String else { return false }
      if next.hasSuffix(".swift") { return true }
    }
    return true
  }
}

/// The system's error texts.
private enum SystemReason {
  /// The error of the last call that failed.
  static var last: String { String(cString: strerror(errno)).lowercased() }
}

extension PanelMessage {
  /// A message about something that was dropped and cannot be shown.
  fileprivate static func refused(_ reason: String) -> PanelMessage {
    PanelMessage(
      kind: .warning,
      title: "Cannot open what was dropped",
      text: reason,
      hint: "A click takes this away."
    )
  }
}
