import Foundation

/// One policy's question about a chain of certificates, put to OpenSSL.
struct ChainCheck {
  private let trust: SecTrust
  private let state: SecTrust.State
  private let kind: SecPolicy.Kind
  private let library: OpenSSL

  init(_ trust: SecTrust, _ state: SecTrust.State, _ kind: SecPolicy.Kind) {
    (self.trust, self.state, self.kind) = (trust, state, kind)
    library = trust.certificates[0].library
  }

  /// OpenSSL's number for what is wrong, 0 for nothing, and the chain as far as it was found.
  func run() -> (problem: Int32, chain: [SecCertificate]) {
    let (store, context) = (library.makeStore(), library.makeContext())
    let others = library.makeList()
    defer {
      library.freeContext(context)
      library.freeList(others)
      library.freeStore(store)
    }
    for certificate in trust.certificates.dropFirst() {
      _ = library.append(others, certificate.object)
    }
    for anchor in state.anchors ?? [] { _ = library.addAnchor(store, anchor.object) }
    if state.anchors == nil || !state.usesAnchorsOnly { _ = library.takeSystemAnchors(store) }
    guard library.beginContext(context, store, trust.certificates[0].object, others) == 1 else {
      return (OpenSSL.unspecified, [])
    }
    guard ask(library.parameters(context)) else { return (OpenSSL.wrongHost, []) }
    let isGood = library.verify(context) == 1
    let problem = isGood ? 0 : max(library.problem(context), OpenSSL.unspecified)
    let found = library.chain(context)
    let chain = (0..<max(library.count(found), 0)).compactMap { place -> SecCertificate? in
      guard let object = library.element(found, place),
        let bytes = library.bytes(of: object, library.encode)
      else { return nil }
      return SecCertificate(Data(bytes))
    }
    return (problem, chain)
  }

  /// Whether the question could be put: no certificate names a host that is none.
  private func ask(_ parameters: OpenSSL.Object?) -> Bool {
    library.setTime(parameters, Int((state.date ?? Date()).timeIntervalSince1970))
    // An anchor need not be at the end of a chain.
    _ = library.setFlags(parameters, 0x80000)
    switch kind {
    case .basic, .revocation: break
    case .client: _ = library.setPurpose(parameters, 1)
    case .server(let host):
      _ = library.setPurpose(parameters, 2)
      // iOS 13 wants keys of 2,048 bits, hashes of the SHA-2 family, and names as alternative names of the
      // subject (support.apple.com/103769).
      library.setStrength(parameters, 2)
      library.setHostFlags(parameters, 0x4 | 0x20)
      guard let host else { return true }
      // A text with a zero inside would be read as far as that; an empty one would stand for any host, and one that
      // begins with a dot for all below it.
      let name = host.hasSuffix(".") ? String(host.dropLast()) : host
      guard !name.isEmpty, !name.hasPrefix("."), !name.utf8.contains(0) else { return false }
      return library.setAddress(parameters, name) == 1
        || library.setHost(parameters, name, name.utf8.count) == 1
    }
    return true
  }
}

extension OpenSSL {
  /// Its number for something that is wrong and has no other number.
  static let unspecified: Int32 = 1
  /// Its number for a certificate that names other hosts.
  static let wrongHost: Int32 = 62
}

/// What OpenSSL's numbers mean on iOS.
enum TrustProblem {
  /// The status and a sentence about the certificate of a name. The sentences are unmeasured.
  static func describe(_ problem: Int32, _ name: String) -> (OSStatus, String) {
    switch problem {
    case 9: (errSecCertificateNotValidYet, "“\(name)” certificate is not valid yet")
    case 10: (errSecCertificateExpired, "“\(name)” certificate is expired")
    case 23: (errSecCertificateRevoked, "“\(name)” certificate is revoked")
    case OpenSSL.wrongHost, 64:
      (errSecHostNameMismatch, "“\(name)” certificate name does not match input")
    default: (errSecNotTrusted, "“\(name)” certificate is not trusted")
    }
  }
}
