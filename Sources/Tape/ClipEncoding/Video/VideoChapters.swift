import SceneProtocol

/// The chapters of a video, which `ffmpeg` copies into a finished file: it wants them before the first frame, and they
/// are known after the last.
struct VideoChapters {
  private let program: String
  private let container: String

  /// - Parameters:
  ///   - program: The path of `ffmpeg`.
  ///   - container: The name of the video's container.
  init(_ program: String, _ container: String) {
    (self.program, self.container) = (program, container)
  }

  /// Writes a file again with chapters; pictures are copied as they are.
  ///
  /// - Parameters:
  ///   - chapters: The chapters, in order.
  ///   - framesPerSecond: The video's frame rate.
  ///   - place: The video.
  /// - Throws: Why it cannot be written; the video is as it was.
  func add(_ chapters: [ClipText], framesPerSecond: Int, to place: OutputPlace) throws(ClipError) {
    let copy: TemporaryFile
    do throws(SystemError) {
      copy = try TemporaryFile(path: place.temporaryPath)
    } catch {
      throw .system(place.path, error)
    }
    do throws(ClipError) {
      let arguments = arguments(from: place.temporaryPath, to: copy.temporaryPath)
      let ffmpeg = try FFmpeg(program, arguments, writing: place.path)
      do throws(ClipError) {
        try ffmpeg.write(Array(Self.metadata(chapters, framesPerSecond).utf8))
        try ffmpeg.finish()
      } catch {
        ffmpeg.end()
        throw error
      }
      do throws(SystemError) { try copy.keep() } catch { throw ClipError.system(place.path, error) }
    } catch {
      copy.discard()
      throw error
    }
  }

  private func arguments(from path: String, to copy: String) -> [String] {
    let input = [
      "-nostdin", "-hide_banner", "-loglevel", "error", "-xerror", "-y", "-i", "file:\(path)",
      "-f", "ffmetadata", "-i", "pipe:0",
    ]
    let fast = container == "mp4" ? ["-movflags", "+faststart"] : []
    return input + ["-map", "0", "-map_metadata", "1", "-map_chapters", "1", "-codec", "copy"]
      + fast
      + ["-fflags", "+bitexact", "-f", container, "file:\(copy)"]
  }

  /// The chapters in `ffmpeg`'s format for metadata.
  static func metadata(_ chapters: [ClipText], _ framesPerSecond: Int) -> String {
    chapters.reduce(into: ";FFMETADATA1\n") { text, chapter in
      text += "[CHAPTER]\nTIMEBASE=1/\(framesPerSecond)\n"
      text += "START=\(chapter.frames.lowerBound)\nEND=\(chapter.frames.upperBound)\n"
      text += "title=\(escaped(chapter.text))\n"
    }
  }

  /// Characters with a meaning there have a backslash before them.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      if "=;#\\".contains(character) || character.isNewline { escaped += "\\" }
      escaped.append(character)
    }
  }
}
