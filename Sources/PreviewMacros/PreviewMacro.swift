public import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftDiagnostics
public import SwiftSyntaxMacros
import SwiftSyntaxMacroExpansion
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling

public struct PreviewMacro: DeclarationMacro {
  public static func expansion(of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext) throws -> [DeclSyntax] {
    let name = context.makeUniqueName("preview")
    let line = context.location(of: node)?.line.trimmedDescription ?? "0"
    let body = node.trailingClosure!
    return ["""
    @c(pegbar_preview_\(raw: line)) public func \(name)() { Pegbar.PreviewRegistry.register(\(raw: line)) \(body) }
    """]
  }
}
struct Provider: PluginProvider {
  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type { PreviewMacro.self }
}
@main struct Main {
  static func main() throws {
    let connection = try StandardIOMessageConnection()
    let listener = CompilerPluginMessageListener(connection: connection, provider: Provider())
    try listener.main()
  }
}
