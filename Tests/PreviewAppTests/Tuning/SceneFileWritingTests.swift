import Foundation
import SceneProtocol
import Testing

@testable import PreviewApp

struct `A scene's file` {
  private static func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/tuning-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  @Test func `is written with its permissions, through its link, and nothing lies beside it`()
    throws
  {
    try Self.inFolder { folder in
      let (file, link) = ("\(folder)/a.swift", "\(folder)/link.swift")
      try Data("old".utf8).write(to: URL(fileURLWithPath: file))
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.swift")
      let (old, new) = (Array("old".utf8), Array("new".utf8))
      #expect(try SceneFileWriting.write(new, inPlaceOf: old, to: link))
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "new")
      let attributes = try FileManager.default.attributesOfItem(atPath: file)
      #expect(attributes[.posixPermissions] as? Int == 0o640)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "a.swift")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 2)
    }
  }

  @Test func `that another program has written meanwhile is left as it is`() throws {
    try Self.inFolder { folder in
      let file = "\(folder)/a.swift"
      try Data("theirs".utf8).write(to: URL(fileURLWithPath: file))
      let (old, new) = (Array("old".utf8), Array("new".utf8))
      #expect(try !SceneFileWriting.write(new, inPlaceOf: old, to: file))
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "theirs")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 1)
    }
  }

  @Test func `that is gone, or a folder, is an error and leaves nothing`() throws {
    try Self.inFolder { folder in
      for path in ["\(folder)/none.swift", folder] {
        var problem: SystemError?
        do throws(SystemError) {
          _ = try SceneFileWriting.write([1], inPlaceOf: [], to: path)
        } catch {
          problem = error
        }
        #expect(problem != nil, "\(path)")
      }
      let left = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(left.isEmpty)
    }
  }
}
