/// The commands of the preview window's keys, for every scene.
///
/// `KeyTable.all` has the keys; the order here is that of the list that F1 shows.
package enum KeyCommand: String, CaseIterable, Sendable {
  case playOrPause, stepBack, stepForward, tenBack, tenForward, start
  case nextLine, previousLine, remainingLines
  case slowMotion, slower, faster
  case transportBar, loop, loopStart, loopEnd
  case reload, restart, stop, edit, foldMessage
  case picker, nextScene, previousScene
  case zoomIn, zoomOut, actualSize, fit, grid, background
  case scaleOne, scaleTwo, scaleThree, appearance, reduceMotion, showInput, laser, variants
  case fullScreen, onTop, screenshot, copyPicture, recordInput, figures, keys, palette
  case inspector, inspectorWindow, pickLayer, hitPath, depth, cost, trails, inspectedScreenshot
  case literals, console, notes
  case close

  /// Its name for requests from outside: "step-back".
  package var name: String {
    rawValue.reduce(into: "") { name, letter in
      name += letter.isUppercase ? "-\(letter.lowercased())" : String(letter)
    }
  }

  /// Whether it repeats while its key is held.
  package var repeatsWhileHeld: Bool {
    switch self {
    case .stepBack, .stepForward, .tenBack, .tenForward, .slower, .faster, .zoomIn, .zoomOut: true
    default: false
    }
  }

  /// What it does, in a few words.
  package var summary: String {
    switch self {
    case .playOrPause: "play or pause"
    case .stepBack: "one frame back"
    case .stepForward: "one frame on"
    case .tenBack: "ten frames back"
    case .tenForward: "ten frames on"
    case .start: "to the start"
    case .nextLine: "the next line of the tape; while one is played, its end"
    case .previousLine: "one line of the tape back"
    case .remainingLines: "all lines that are left, or stop after this one"
    case .slowMotion: "slow motion on or off"
    case .slower: "slower"
    case .faster: "faster"
    case .transportBar: "the bar with the time"
    case .loop: "play in a loop"
    case .loopStart: "the loop begins here"
    case .loopEnd: "the loop ends here"
    case .reload: "compile again, keep the time"
    case .restart: "begin again, with nothing kept"
    case .stop: "end a scene that is stuck"
    case .edit: "open the scene, or the error, in the editor"
    case .foldMessage: "fold the message over the scene, or unfold it"
    case .picker: "choose a scene"
    case .nextScene: "the next scene of the file"
    case .previousScene: "the scene before"
    case .zoomIn: "zoom in; Ctrl+wheel does at the pointer"
    case .zoomOut: "zoom out; the middle button moves it"
    case .actualSize: "zoom to 100 %"
    case .fit: "zoom to see all of the scene"
    case .grid: "lines between pixels, from 800 % on"
    case .background: "background: scene, checkerboard, black, white"
    case .scaleOne: "1 pixel per point, from the same time on"
    case .scaleTwo: "2 pixels per point"
    case .scaleThree: "3 pixels per point"
    case .appearance: "light or dark"
    case .reduceMotion: "reduced motion on or off"
    case .showInput: "draw clicks and keys over the scene"
    case .laser: "the pointer as the dot of a laser"
    case .variants: "variants side by side: light and dark, text sizes, devices, off"
    case .fullScreen: "present on the whole screen"
    case .onTop: "always on top"
    case .screenshot: "write a picture where pegbar was started"
    case .figures: "what frames cost"
    case .keys: "all keys"
    case .palette: "find a command by its name"
    case .copyPicture: "copy the picture, to be pasted elsewhere"
    case .recordInput: "write what you do to a tape, from the start"
    case .inspector: "the inspector: layers, values, animations"
    case .inspectorWindow: "the inspector in a window of its own, or back"
    case .pickLayer: "choose a layer by a click in the picture"
    case .hitPath: "which layer is hit, large, for a lecture"
    case .depth: "the layers in space, to be turned"
    case .cost: "what is drawn offscreen, again, and too slowly"
    case .trails: "the selected layer before and after now"
    case .inspectedScreenshot: "a picture with what the inspector draws"
    case .literals: "tune the scene's numbers, colors and texts by hand"
    case .console: "what the scene prints, and warnings"
    case .notes: "the speaker's notes, in a window of their own"
    case .close: "close the window"
    }
  }
}
