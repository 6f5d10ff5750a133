import Foundation

/// Reports a value that the engine cannot use to the author of a scene, once per layer and property.
///
/// Such a value never stops the program: the frame is drawn without it.
@MainActor
package enum EngineReport {
  /// Where reports go; standard error unless a test or the stage takes them.
  package static var handler: (String) -> Void {
    get { EngineState.inUse.reportHandler }
    set { EngineState.inUse.reportHandler = newValue }
  }

  /// What an engine does with reports that no handler takes.
  nonisolated static func writeToStandardError(_ message: String) {
    FileHandle.standardError.write(Data("pegbar: \(message)\n".utf8))
  }
}
