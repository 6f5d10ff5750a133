@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The compiler plugin that expands `#Preview`; it talks with the compiler over standard input and output.
@main
enum Plugin {
  static func main() throws {
    let connection = try StandardIOMessageConnection()
    try CompilerPluginMessageListener(connection: connection, provider: Provider()).main()
  }

  /// Provides the types of the macros; there is one.
  private struct Provider: PluginProvider {
    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
      guard typeName == "PreviewMacro" else { throw UnknownMacro(description: typeName) }
      return PreviewMacro.self
    }
  }

  /// The library asks for a macro that this plugin, from another build, does not have.
  private struct UnknownMacro: Error, CustomStringConvertible {
    let description: String
  }
}
