import SwiftSyntax

/// What Foundation's networking has on Apple's systems and lacks on Linux, written into each file that uses it.
///
/// It is in no module of Tessera's: one that imported FoundationNetworking would have every program load libcurl
/// and what lies behind it (Docs/decisions/0010).
enum NetworkingAdditions {
  /// A name of a member or the label of an initialiser, and what it needs.
  private struct Addition {
    var name: String
    var isLabel = false
    /// What is called with the label.
    var callees = ["URLCredential", "URLCredential.init", ".init"]
    /// A file that names one of these means theirs, whatever else has a member of that name.
    var owners: [String]
    var modules: [String] = []
    var lines: [String]
  }

  /// No network of a desktop is known to cost or to be used sparingly, so that none is left out.
  private static func access(_ name: String) -> Addition {
    let owners = ["URLRequest", "URLSessionConfiguration"]
    return Addition(
      name: name, owners: owners,
      lines: owners.map {
        "extension \($0) { fileprivate var \(name): Bool { get { true } set {} } }"
      })
  }

  /// A method of a session's delegate that is called by its label.
  private static func handedOn(_ label: String) -> Addition {
    Addition(
      name: label, isLabel: true, callees: ["urlSession"], owners: ["URLSessionTaskDelegate"],
      lines: [
        "extension URLSessionTaskDelegate { fileprivate func urlSession(_ session: URLSession,"
          + " \(label) task: URLSessionTask) {} }"
      ])
  }

  private static let all = [
    access("allowsConstrainedNetworkAccess"), access("allowsExpensiveNetworkAccess"),
    access("allowsUltraConstrainedNetworkAccess"),
    Addition(
      name: "sessionSendsLaunchEvents", owners: ["URLSessionConfiguration"],
      lines: [
        "extension URLSessionConfiguration { fileprivate var sessionSendsLaunchEvents: Bool"
          + " { get { true } set {} } }"
      ]),
    // Linux's can be read alone: requests without a network fail at once.
    Addition(
      name: "waitsForConnectivity", owners: ["URLSessionConfiguration"],
      lines: [
        "extension URLSessionConfiguration { fileprivate var waitsForConnectivity: Bool"
          + " { get { false } set {} } }"
      ]),
    Addition(
      name: "sharedContainerIdentifier", owners: ["URLSessionConfiguration"],
      lines: [
        "extension URLSessionConfiguration { fileprivate var sharedContainerIdentifier: String?"
          + " { get { nil } set {} } }"
      ]),
    // Programs are not put to sleep here: what goes on in the background goes on for as long as the program runs.
    Addition(
      name: "withIdentifier", isLabel: true, callees: ["background"],
      owners: ["URLSessionConfiguration"],
      lines: [
        "extension URLSessionConfiguration { fileprivate static func background(withIdentifier identifier: String)"
          + " -> URLSessionConfiguration { .default } }"
      ]),
    // What comes in is handed on as it comes.
    Addition(
      name: "prefersIncrementalDelivery", owners: ["URLSessionTask"],
      lines: [
        "extension URLSessionTask { fileprivate var prefersIncrementalDelivery: Bool"
          + " { get { true } set {} } }"
      ]),
    // Linux's sessions call neither; who hands them on from one delegate to another finds the methods.
    handedOn("didCreateTask"), handedOn("taskIsWaitingForConnectivity"),
    Addition(
      name: "streamTask", owners: ["URLSession"], modules: ["ObjCRuntime"],
      lines: [
        "extension URLSession { fileprivate func streamTask(withHostName host: String, port: Int)"
          + " -> URLSessionStreamTask { fatalError(\"URLSession.streamTask is not there: sessions have no tasks"
          + " for streams here.\") } ; fileprivate func streamTask(with service: NetService)"
          + " -> URLSessionStreamTask { streamTask(withHostName: service.name, port: service.port) } }"
      ]),
    // Sessions check servers themselves and ask nobody.
    Addition(
      name: "serverTrust", owners: ["protectionSpace", "URLProtectionSpace"], modules: ["Security"],
      lines: [
        "extension URLProtectionSpace { fileprivate var serverTrust: SecTrust? { nil } }"
      ]),
    Addition(
      name: "trust", isLabel: true, owners: ["URLCredential"], modules: ["Security"],
      lines: [
        "extension URLCredential { fileprivate convenience init(trust: SecTrust)"
          + " { self.init(user: \"\", password: \"\", persistence: .none) } }"
      ]),
    // A page that is not there is found out by parsing, which tells the delegate; there is a parser for it.
    Addition(
      name: "contentsOf", isLabel: true, callees: ["XMLParser", "XMLParser.init"],
      owners: ["XMLParser"], modules: ["FoundationXML"],
      lines: [
        "extension XMLParser { fileprivate convenience init?(contentsOf url: URL)"
          + " { let data = try? Data(contentsOf: url) ; if data == nil, url.isFileURL { return nil }"
          + " ; self.init(data: data ?? Data()) } }"
      ]),
  ]

  static func add(to context: FileContext) {
    for addition in all where context.file.text.contains(addition.name) {
      let finder = Finder(addition)
      finder.walk(context.file.tree)
      // A name of the module's own is none of these, unless the file speaks of their owners, too.
      guard finder.isUsed,
        !context.index.propertyNames.contains(addition.name)
          || addition.owners.contains(where: context.file.text.contains)
      else { continue }
      context.neededModules.formUnion(addition.modules + ["FoundationNetworking"])
      context.additions += addition.lines
    }
    addWitnesses(to: context)
  }

  /// Methods that sessions have on Apple's systems without the argument that Linux's give a default, which
  /// answers no requirement of a protocol.
  private static let witnesses = [
    "data(for:)": "data(for request: URLRequest) async throws -> (Data, URLResponse)"
      + " { try await data(for: request, delegate: nil) }",
    "data(from:)": "data(from url: URL) async throws -> (Data, URLResponse)"
      + " { try await data(from: url, delegate: nil) }",
    "upload(for:from:)": "upload(for request: URLRequest, from bodyData: Data) async throws ->"
      + " (Data, URLResponse) { try await upload(for: request, from: bodyData, delegate: nil) }",
  ]

  /// Has sessions answer the protocols that an extension in the file gives them.
  private static func addWitnesses(to context: FileContext) {
    guard context.file.text.contains("extension URLSession") else { return }
    for statement in context.file.tree.statements {
      guard case .decl(let decl) = statement.item, let node = decl.as(ExtensionDeclSyntax.self),
        node.extendedType.trimmedDescription == "URLSession"
      else { continue }
      for name in node.inheritanceClause.typeNames {
        guard let type = context.index.types[name] ?? context.index.contextType(name),
          type.kind == .protocol
        else { continue }
        for requirement in type.members {
          guard let text = witnesses[requirement.fullName],
            !context.index.foreignMembers["URLSession", default: []]
              .contains(where: { $0.fullName == requirement.fullName })
          else { continue }
          let access = type.modifiers.contains("public") ? "public " : ""
          context.neededModules.insert("FoundationNetworking")
          context.additions.append("extension URLSession { \(access)func \(text) }")
        }
      }
    }
  }

  private final class Finder: SyntaxVisitor {
    private let addition: Addition
    private(set) var isUsed = false

    init(_ addition: Addition) {
      self.addition = addition
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if !addition.isLabel, node.declName.baseName.text == addition.name { isUsed = true }
      return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard addition.isLabel, node.arguments.contains(where: { $0.label?.text == addition.name })
      else { return .visitChildren }
      var callee = node.calledExpression
      if let optional = callee.as(OptionalChainingExprSyntax.self) { callee = optional.expression }
      let name = callee.trimmedDescription
      if addition.callees.contains(name) || addition.callees.contains(callee.lastName ?? "") {
        isUsed = true
      }
      return .visitChildren
    }
  }
}
