import CGTK4
import PlatformInterface

/// What this program offers to others, as a provider of GDK's that asks for data when it is wanted.
@MainActor
final class ClipboardOffer {
  private let forms: [String: ClipboardForm]

  private init(_ forms: [String: ClipboardForm]) { self.forms = forms }

  private static let plainText = "text/plain"
  private static let plainTextInUTF8 = "text/plain;charset=utf-8"

  /// The caller owns the provider.
  static func make(_ forms: [ClipboardForm]) -> UnsafeMutablePointer<GdkContentProvider>? {
    var names = forms.map(\.type)
    var byName = Dictionary(forms.map { ($0.type, $0) }) { first, _ in first }
    // Some programs ask for text by the one name, some by the other.
    if let text = byName[plainTextInUTF8] ?? byName[plainText] {
      for name in [plainTextInUTF8, plainText] where byName[name] == nil {
        byName[name] = text
        names.append(name)
      }
    }
    let owner = Unmanaged.passRetained(ClipboardOffer(byName)).toOpaque()
    return CStrings.with { strings in
      tessera_offer_new(
        strings.list(names), Int32(names.count),
        { owner, type, request in
          guard let owner, let type, let request else { return }
          let offer = Unmanaged<ClipboardOffer>.fromOpaque(owner).takeUnretainedValue()
          let name = String(cString: type)
          nonisolated(unsafe) let asking = request
          MainActor.assumeIsolated { offer.provide(name, asking) }
        }, owner, { $0.map { Unmanaged<ClipboardOffer>.fromOpaque($0).release() } })
    }
  }

  private func provide(_ type: String, _ request: UnsafeMutableRawPointer) {
    guard let form = forms[type] else { return tessera_offer_answer(request, nil) }
    form.load { data in
      let bytes = data.flatMap { data in
        data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
      }
      tessera_offer_answer(request, bytes)
      if let bytes { g_bytes_unref(bytes) }
    }
  }
}
