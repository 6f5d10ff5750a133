/// What commands of the window are about, in the order of the list that F1 shows.
package enum KeyGroup: String, CaseIterable, Sendable {
  case time = "Time"
  case tape = "A tape"
  case scene = "The scene"
  case look = "What is seen"
  case inspection = "What is behind it"
  case window = "The window"
}

extension KeyCommand {
  /// What it is about.
  package var group: KeyGroup {
    switch self {
    case .playOrPause, .stepBack, .stepForward, .tenBack, .tenForward, .start, .slowMotion,
      .slower, .faster, .transportBar, .loop, .loopStart, .loopEnd:
      .time
    case .nextLine, .previousLine, .remainingLines, .notes: .tape
    case .reload, .restart, .stop, .edit, .foldMessage, .picker, .nextScene, .previousScene,
      .literals:
      .scene
    case .zoomIn, .zoomOut, .actualSize, .fit, .grid, .background, .scaleOne, .scaleTwo,
      .scaleThree, .appearance, .reduceMotion, .showInput, .laser, .variants:
      .look
    case .inspector, .inspectorWindow, .pickLayer, .hitPath, .depth, .cost, .trails,
      .inspectedScreenshot, .console, .figures:
      .inspection
    case .fullScreen, .onTop, .screenshot, .copyPicture, .recordInput, .keys, .palette, .close:
      .window
    }
  }

  /// Whether its name, its words or its keys have all typed words in them, in any order and case.
  package func matches(_ filter: String) -> Bool {
    let text = "\(name) \(summary) \(KeyTable.shortWords(of: self)) \(group.rawValue)".lowercased()
    return filter.lowercased().split(separator: " ").allSatisfy { text.contains($0) }
  }
}
