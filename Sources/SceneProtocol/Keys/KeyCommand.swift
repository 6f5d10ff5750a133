/// What a person can do with keys in the window, whatever the scene is.
///
/// `KeyTable.all` says by which keys; this is in the order of the list that F1 shows.
package enum KeyCommand: String, CaseIterable, Sendable {
  case playOrPause, stepBack, stepForward, tenBack, tenForward, start
  case slowMotion, slower, faster
  case reload, restart, stop, edit
  case fullScreen, onTop, screenshot, copyPicture
  case close

  /// What it does, in a few words.
  package var summary: String {
    switch self {
    case .playOrPause: "play or pause"
    case .stepBack: "one frame back"
    case .stepForward: "one frame on"
    case .tenBack: "ten frames back"
    case .tenForward: "ten frames on"
    case .start: "to the start"
    case .slowMotion: "slow motion on or off"
    case .slower: "slower"
    case .faster: "faster"
    case .reload: "compile again, go on at the same time"
    case .restart: "begin anew, with nothing kept"
    case .stop: "end a scene that is stuck"
    case .edit: "open the scene, or the error, in the editor"
    case .fullScreen: "full screen"
    case .onTop: "always on top"
    case .screenshot: "write a picture beside the scene"
    case .copyPicture: "copy the picture, to be pasted elsewhere"
    case .close: "close the window"
    }
  }
}
