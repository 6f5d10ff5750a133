import Glibc
import SceneProtocol

/// The preview window, which is in Pegbar's library: only its command loads that, so that all others start fast.
enum PreviewLibrary {
  /// Shows a scene until its window is closed; the process ends with it.
  static func show(_ request: PreviewRequest) throws(CommandError) {
    let library = try Library.find()
    // (Lazily: to look up all functions that it calls takes some milliseconds.)
    guard let handle = dlopen(library.libraryFile, RTLD_LAZY | RTLD_GLOBAL),
      let symbol = dlsym(handle, "pegbar_preview")
    else {
      let reason = dlerror().map { String(cString: $0) } ?? "no reason is given"
      throw .unavailable("Pegbar's library cannot be used: \(reason)")
    }
    typealias Preview = @convention(c) (UnsafePointer<CChar>) -> Void
    let text = (try? JSONText.encode(request)) ?? []
    unsafeBitCast(symbol, to: Preview.self)(String(decoding: text, as: UTF8.self))
  }
}
