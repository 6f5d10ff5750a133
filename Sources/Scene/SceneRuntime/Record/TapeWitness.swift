import CoreGraphics
import Foundation
import TapeLanguage
import SceneProtocol
import FrameLoop

/// Reports a tape's results to the command, and writes the pictures that it asks for.
///
/// Of the processes that share a recording only the first one does so.
struct TapeWitness {
  private let recording: RecordingRequest
  private let command: LineSocket
  private var isFirst: Bool { recording.job == 0 }

  init(_ recording: RecordingRequest, _ command: LineSocket) {
    (self.recording, self.command) = (recording, command)
  }

  /// Whether a frame's picture is needed for its results.
  func wantsPicture(of frame: TapeFrame) -> Bool {
    isFirst && (!frame.pictures.isEmpty || frame.verdicts.contains { $0.hasTimedOut })
  }

  /// Reports the results of a frame.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - camera: The camera with its picture, if that was wanted.
  ///   - stage: The stage of the scene at that time.
  func note(_ frame: TapeFrame, _ camera: Camera, _ stage: WindowStage) {
    guard isFirst else { return }
    for verdict in frame.verdicts {
      guard var message = verdict.message else { continue }
      if verdict.hasTimedOut, let path = write(camera.framedImage, for: verdict) {
        message += "; \(path) shows it"
      }
      command.send(RecordingReport.failure(message))
    }
    for picture in frame.pictures {
      switch picture.use {
      case .screenshot(let path):
        guard recording.takesScreenshots else { continue }
        if write(camera.framedImage, to: path) { command.send(RecordingReport.wrote(path: path)) }
      case .golden(let name, let tolerance):
        guard let goldens = recording.goldens else { continue }
        command.send(RecordingReport.golden(name: name))
        let golden = Golden(goldens, name: name, tolerance: tolerance)
        let tree = LayerTreeText.of(stage.scene.layer, at: frame.time)
        judge(golden, camera.image, tree, picture.command)
      }
    }
  }

  /// Reports the texts of the recording.
  func note(_ texts: [RecordedText]) {
    if isFirst, !texts.isEmpty { command.send(RecordingReport.texts(texts)) }
  }

  private func judge(
    _ golden: Golden,
    _ picture: CGImage,
    _ tree: String,
    _ command: PlacedCommand
  ) {
    do {
      if recording.goldens?.areWritten == true {
        if try golden.keep(picture, tree) {
          self.command.send(RecordingReport.wrote(path: golden.path))
        }
      } else if let problem = try golden.problem(with: picture, tree) {
        let message = "\(command.place): error: \(command.command): \(problem)"
        self.command.send(RecordingReport.failure(message))
      }
    } catch {
      tellOfFailure(golden.path, error)
    }
  }

  /// Writes a picture of the scene after a wait that timed out, in the folder where the command was started.
  private func write(_ picture: CGImage, for verdict: TapeVerdict) -> String? {
    let place = verdict.command.place
    let name = place.file.split(separator: "/").last.map(String.init) ?? "tape"
    let path = "\(name.replacing(".tape", with: ""))-line-\(place.line).png"
    return write(picture, to: path) ? path : nil
  }

  private func write(_ picture: CGImage, to path: String) -> Bool {
    do {
      try picture.writePNG(to: path)
      return true
    } catch {
      tellOfFailure(path, error)
      return false
    }
  }

  private func tellOfFailure(_ path: String, _ error: any Error) {
    command.send(RecordingReport.cannotWrite(path: path, reason: "\(error)"))
  }
}

extension TapeVerdict {
  /// Whether a wait timed out.
  fileprivate var hasTimedOut: Bool {
    if case .timedOut = outcome { true } else { false }
  }
}
