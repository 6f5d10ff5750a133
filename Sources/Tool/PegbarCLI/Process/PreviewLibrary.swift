import Glibc
import SceneProtocol

/// The window, which is part of Pegbar's library: it is loaded for it alone, so that all other commands start at once.
enum PreviewLibrary {
  /// Shows a scene until its window is closed; the process ends with it.
  static func show(_ request: PreviewRequest) throws(CommandError) {
    let library = try Library.find()
    guard let handle = dlopen(library.libraryFile, RTLD_NOW | RTLD_GLOBAL),
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
