import UIKit
import UniformTypeIdentifiers

/// Asks the desktop for what lines on standard input say: `open URL`, `choose`.
final class PortalScreen: MeasuredScreen, UIDocumentPickerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    // Lives as long as the program.
    let screen = self
    Thread.detachNewThread {
      while let line = readLine() {
        DispatchQueue.main.async { MainActor.assumeIsolated { screen.obey(line) } }
      }
    }
  }

  private func obey(_ line: String) {
    let words = line.split(separator: " ").map(String.init)
    switch words.first {
    case "open":
      guard let url = URL(string: words[1]) else { return say("no URL") }
      UIApplication.shared.open(url) { say("opened \($0)") }
    case "choose":
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText])
      picker.delegate = self
      present(picker, animated: false)
    default: say("unknown \(line)")
    }
  }

  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) { say("chose \(urls.map(\.lastPathComponent))") }
}
