import SwiftDiagnostics
public import SwiftSyntax
import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// `#Preview("Name", traits: …) { body }`: a C function of the scene that registers the body.
///
/// The function is called `pegbar_preview_<line>_<file>`, so that the runner, which knows the places where
/// the scene's text says `#Preview`, finds it by name; a line in a comment finds none.
///
/// `#sourceLocation` says where the body is in the scene's file, for the compiler's messages and for the debug
/// information, by which a crash, a hang and a warning have their lines.
public struct PreviewMacro: DeclarationMacro {
  /// The body is copied unchanged: its lines and columns are those of the scene's file.
  public static var formatMode: FormatMode { .disabled }

  /// Makes the registering function, or reports what the `#Preview` lacks.
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard context.lexicalContext.isEmpty else {
      context.diagnose(Diagnostic(node: node, message: PreviewProblem.insideDeclaration))
      return []
    }
    guard let body = body(of: node) else {
      context.diagnose(Diagnostic(node: node, message: PreviewProblem.noBody))
      return []
    }
    guard let line = line(of: node, in: context), let file = fileName(of: node, in: context),
      let place = context.location(of: body, at: .afterLeadingTrivia, filePathMode: .filePath),
      let start = BodyStart(place)
    else { return [] }
    let function = context.makeUniqueName("preview").text
    let arguments = ["\(line)"] + argumentsBeforeBody(of: node)
    return [
      "#sourceLocation(file: \(place.file.trimmed), line: \(raw: start.lineOfFunction))",
      """

      @MainActor @c(pegbar_preview_\(raw: line)_\(raw: file)) public func \(raw: function)() { \
      UIKit.PreviewRegistry.register(\
      \(raw: arguments.joined(separator: ", ")), body:\(raw: start.separator)\(onMainActor(body.trimmed))) }
      """,
      "\n#sourceLocation()",
    ]
  }

  /// The closure that makes what is shown: the trailing one, or the one given as `body:`.
  private static func body(of node: some FreestandingMacroExpansionSyntax) -> ExprSyntax? {
    if let trailing = node.trailingClosure { return ExprSyntax(trailing) }
    let argument = node.arguments.first { $0.label?.text == "body" }
    return argument?.expression
  }

  /// The body with its functions on the main actor: unlike the closure, they do not have it from their context.
  ///
  /// The attribute is written at the end of the line before, so that columns stay.
  private static func onMainActor(_ body: ExprSyntax) -> ExprSyntax {
    guard var closure = body.as(ClosureExprSyntax.self) else { return body }
    var statements = Array(closure.statements)
    for index in statements.indices {
      guard let function = statements[index].item.as(FunctionDeclSyntax.self),
        !function.hasIsolation
      else { continue }
      // (A comment at the end of the line before is what follows on its statement, or on the brace.)
      if index == 0 {
        closure.leftBrace.trailingTrivia = mark(" @MainActor", closure.leftBrace.trailingTrivia)
      } else {
        let end = statements[index - 1].semicolon == nil ? "; @MainActor" : " @MainActor"
        statements[index - 1].trailingTrivia = mark(end, statements[index - 1].trailingTrivia)
      }
    }
    closure.statements = CodeBlockItemListSyntax(statements)
    return ExprSyntax(closure)
  }

  private static func mark(_ text: String, _ trivia: Trivia) -> Trivia {
    Trivia(pieces: [.unexpectedText(text)]) + trivia
  }

  /// The line where `node` begins in the scene's file, from 1.
  private static func line(
    of node: some SyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> Int? {
    context.location(of: node).flatMap { Int($0.line.trimmedDescription) }
  }

  /// The name of the scene's file without its extension, as a part of a C function's name: `PreviewPlace.symbol`
  /// in SceneProtocol has the rule.
  private static func fileName(
    of node: some SyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> String? {
    let literal = context.location(of: node)?.file.as(StringLiteralExprSyntax.self)
    guard let text = literal?.segments.description,
      let file = text.split(separator: "/").last
    else { return nil }
    // "Module/File.swift"; the module of a scene has a name that changes with its text.
    let name = text.hasPrefix("Scene_") ? file : text[...]
    return (name.hasSuffix(".swift") ? name.dropLast(6) : name).utf8.map { byte in
      let isPlain = (48...57).contains(byte) || (97...122).contains(byte | 0x20)
      let digits = String(byte, radix: 16)
      return isPlain ? String(UnicodeScalar(byte)) : "_\(byte < 16 ? "0" : "")\(digits)"
    }.joined()
  }

  /// The name and the traits, as they were written but on one line.
  private static func argumentsBeforeBody(
    of node: some FreestandingMacroExpansionSyntax
  ) -> [String] {
    node.arguments.filter { $0.label?.text != "body" }
      .map { $0.with(\.trailingComma, nil).trimmedDescription }
      .map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") }
  }
}

extension FunctionDeclSyntax {
  /// Whether it says which actor it is on: by `@MainActor` or another attribute, or `nonisolated`.
  fileprivate var hasIsolation: Bool {
    let others = ["discardableResult", "inline", "available"]
    return modifiers.contains { $0.name.text == "nonisolated" }
      || attributes.contains {
        let name = $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
        return name.map { !others.contains($0) } ?? true
      }
  }
}
