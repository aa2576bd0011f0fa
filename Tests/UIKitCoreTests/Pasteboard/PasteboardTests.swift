import CairoBackend
import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

@MainActor private var clipboard: MemoryClipboard {
  PlatformServices.current.clipboard as! MemoryClipboard
}

@MainActor private func clipboardText(_ type: String, item: Int = 0) -> String? {
  clipboard.data(ofType: type, inItem: item).map { String(decoding: $0, as: UTF8.self) }
}

/// What programs read and write, with the clipboard in memory.
final class PasteboardTests: XCTestCase {
  override func setUp() {
    super.setUp()
    onMainActor {
      if !PlatformServices.isInstalled { HeadlessPlatform.install() }
      UIPasteboard.general.items = []
    }
  }

  // MARK: Values

  func test_string_isThereForThisProgramAndTheDesktop() {
    onMainActor {
      let pasteboard = UIPasteboard.general
      let count = pasteboard.changeCount
      pasteboard.string = "Grüße"
      XCTAssertEqual(pasteboard.changeCount, count + 1)
      XCTAssertEqual(pasteboard.string, "Grüße")
      XCTAssertEqual(pasteboard.strings, ["Grüße"])
      XCTAssertTrue(pasteboard.hasStrings)
      XCTAssertFalse(pasteboard.hasURLs || pasteboard.hasImages || pasteboard.hasColors)
      XCTAssertEqual(pasteboard.types, ["public.utf8-plain-text"])
      XCTAssertEqual(clipboardText("text/plain;charset=utf-8"), "Grüße")
      pasteboard.string = nil
      XCTAssertEqual(pasteboard.numberOfItems, 0)
      XCTAssertNil(pasteboard.string)
      XCTAssertEqual(clipboard.types, [])
    }
  }

  func test_url_canBePastedAsTextElsewhere() {
    onMainActor {
      let url = URL(string: "https://example.org/a%20b")!
      UIPasteboard.general.url = url
      XCTAssertEqual(UIPasteboard.general.url, url)
      XCTAssertNil(UIPasteboard.general.string)
      XCTAssertEqual(clipboardText("text/uri-list"), url.absoluteString)
      XCTAssertEqual(clipboardText("text/plain;charset=utf-8"), url.absoluteString)
      let file = URL(fileURLWithPath: "/tmp/picture.png")
      UIPasteboard.general.urls = [url, file]
      XCTAssertEqual(UIPasteboard.general.urls, [url, file])
      XCTAssertEqual(
        UIPasteboard.general.types(forItemSet: nil),
        [["public.url"], ["public.file-url", "public.url"]])
    }
  }

  func test_image_goesOutAsPNG_andComesBackThePixels() {
    onMainActor {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
      }
      UIPasteboard.general.image = image
      XCTAssertTrue(UIPasteboard.general.image === image)
      XCTAssertEqual(
        UIPasteboard.general.types, ["public.png", "public.jpeg", "com.apple.uikit.image"])
      XCTAssertEqual(clipboard.types, [["image/png", "image/jpeg"]])
      let png = clipboard.data(ofType: "image/png", inItem: 0)
      XCTAssertEqual(png, image.pngData())
      XCTAssertEqual(UIPasteboard.general.data(forPasteboardType: "public.png"), png)
      clipboard.replaceFromOutside([[(type: "image/png", data: png!)]])
      let other = UIPasteboard.general.image
      XCTAssertEqual(other?.cgImage?.width, image.cgImage?.width)
      XCTAssertEqual(other?.pngData(), png)
    }
  }

  func test_imageReadFromAFile_isHandedOnUnchanged() throws {
    try onMainActor {
      let file = URL(fileURLWithPath: #filePath)
        .appendingPathComponent("../../../Fixtures/images/baseline.jpg").standardizedFileURL
      let data = try Data(contentsOf: file)
      UIPasteboard.general.image = UIImage(data: data)
      XCTAssertEqual(UIPasteboard.general.types.first, "public.jpeg")
      XCTAssertEqual(UIPasteboard.general.data(forPasteboardType: "public.jpeg"), data)
    }
  }

  func test_color_survivesTheDesktop() {
    onMainActor {
      let color = UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.75)
      UIPasteboard.general.color = color
      XCTAssertEqual(UIPasteboard.general.color, color)
      let data = clipboard.data(ofType: "application/x-color", inItem: 0)!
      XCTAssertEqual(data.count, 8)
      clipboard.replaceFromOutside([[(type: "application/x-color", data: data)]])
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      let found = UIPasteboard.general.color
      XCTAssertEqual(found?.getRed(&red, green: &green, blue: &blue, alpha: &alpha), true)
      for (a, b) in zip([red, green, blue, alpha], [1, 0.5, 0.25, 0.75] as [CGFloat]) {
        XCTAssertEqual(a, b, accuracy: 1 / 65535)
      }
    }
  }

  // MARK: Items

  func test_items_severalWithSeveralTypes() {
    onMainActor {
      let pasteboard = UIPasteboard.general
      pasteboard.items = [
        [
          "public.utf8-plain-text": "one", "public.html": Data("<b>one</b>".utf8),
          "com.example.list": ["a": 1],
        ],
        ["public.utf8-plain-text": "two"],
      ]
      XCTAssertEqual(pasteboard.numberOfItems, 2)
      XCTAssertEqual(
        pasteboard.types, ["com.example.list", "public.html", "public.utf8-plain-text"])
      XCTAssertEqual(pasteboard.strings, ["one", "two"])
      XCTAssertTrue(pasteboard.contains(pasteboardTypes: ["public.html"]))
      XCTAssertFalse(pasteboard.contains(pasteboardTypes: ["public.html"], inItemSet: nil))
      XCTAssertEqual(pasteboard.itemSet(withPasteboardTypes: ["public.html"]), IndexSet([0]))
      XCTAssertNil(pasteboard.itemSet(withPasteboardTypes: ["public.png"]))
      XCTAssertEqual(
        pasteboard.data(forPasteboardType: "public.utf8-plain-text", inItemSet: IndexSet([1])),
        [Data("two".utf8)])
      XCTAssertNil(pasteboard.types(forItemSet: IndexSet([2])))
      XCTAssertEqual(
        (pasteboard.value(forPasteboardType: "com.example.list") as? [String: Int])?["a"], 1)
      XCTAssertEqual(
        clipboard.types.first,
        ["application/x.uti.com.example.list", "text/html", "text/plain;charset=utf-8"])
      pasteboard.addItems([[UIPasteboard.typeAutomatic: "three"]])
      XCTAssertEqual(pasteboard.strings, ["one", "two", "three"])
      pasteboard.setValue("four", forPasteboardType: "public.utf8-plain-text")
      XCTAssertEqual(pasteboard.strings, ["four"])
      pasteboard.setData(Data([1, 2]), forPasteboardType: "com.example.raw")
      XCTAssertEqual(pasteboard.items.first?["com.example.raw"] as? Data, Data([1, 2]))
      XCTAssertNil(pasteboard.string)
    }
  }

  func test_mergedForms_joinWhatIsOfOneKind() {
    onMainActor {
      @MainActor func form(_ type: String, _ text: String) -> ClipboardForm {
        ClipboardForm(type: type, data: Data(text.utf8))
      }
      let merged = ClipboardForm.merged([
        [form("text/uri-list", "file:///a"), form("text/plain", "a"), form("image/png", "A")],
        [form("text/uri-list", "file:///b"), form("image/png", "B")],
      ])
      XCTAssertEqual(merged.map(\.type), ["text/uri-list", "text/plain", "image/png"])
      var texts: [String] = []
      for form in merged { form.load { texts.append(String(decoding: $0!, as: UTF8.self)) } }
      XCTAssertEqual(texts, ["file:///a\r\nfile:///b", "a", "A"])
    }
  }

  // MARK: Other programs

  func test_whatAnotherProgramCopied_isReadWhenAskedFor() {
    onMainActor {
      UIPasteboard.general.string = "own"
      let count = UIPasteboard.general.changeCount
      clipboard.replaceFromOutside([
        [(type: "text/plain", data: Data("theirs\0".utf8)), (type: "x/unknown", data: Data([7]))]
      ])
      XCTAssertGreaterThan(UIPasteboard.general.changeCount, count)
      XCTAssertEqual(UIPasteboard.general.types, ["public.utf8-plain-text", "x/unknown"])
      XCTAssertEqual(UIPasteboard.general.string, "theirs")
      XCTAssertEqual(UIPasteboard.general.data(forPasteboardType: "x/unknown"), Data([7]))
    }
  }

  func test_severalFilesOfAFileBrowser_areSeveralItems() {
    onMainActor {
      let list = "# copied\r\nfile:///tmp/a.png\r\nfile:///tmp/b.png\r\n"
      clipboard.replaceFromOutside([[(type: "text/uri-list", data: Data(list.utf8))]])
      XCTAssertEqual(UIPasteboard.general.numberOfItems, 2)
      XCTAssertEqual(UIPasteboard.general.urls?.map(\.path), ["/tmp/a.png", "/tmp/b.png"])
    }
  }

  func test_damagedForms_areLeftOut() {
    onMainActor {
      clipboard.replaceFromOutside([
        [
          (type: "image/png", data: Data("no picture".utf8)),
          (type: "text/plain;charset=utf-8", data: Data([0xFF, 0xFE, 0xFF])),
          (type: "application/x-color", data: Data([1])),
          (type: "text/uri-list", data: Data("\u{0}:\n".utf8)),
        ]
      ])
      XCTAssertNil(UIPasteboard.general.image)
      XCTAssertNil(UIPasteboard.general.string)
      XCTAssertNil(UIPasteboard.general.color)
      XCTAssertNil(UIPasteboard.general.url)
    }
  }

  func test_changes_arePosted_fromHereAndFromOutside() {
    onMainActor {
      UIPasteboard.watchDesktop()
      let recorder = CallRecorder()
      let token = NotificationCenter.default.addObserver(
        forName: UIPasteboard.changedNotification, object: UIPasteboard.general, queue: nil
      ) { note in
        let keys = [
          UIPasteboard.changedTypesAddedUserInfoKey, UIPasteboard.changedTypesRemovedUserInfoKey,
        ]
        let lists = keys.map { (note.userInfo?[$0] as? [String] ?? []).joined(separator: ",") }
        MainActor.assumeIsolated { recorder.record("+\(lists[0]) -\(lists[1])") }
      }
      defer { NotificationCenter.default.removeObserver(token) }
      UIPasteboard.general.string = "a"
      clipboard.replaceFromOutside([[(type: "image/png", data: Data())]])
      XCTAssertEqual(
        recorder.take(),
        ["+public.utf8-plain-text -", "+public.png -public.utf8-plain-text"])
    }
  }

  // MARK: Named pasteboards

  func test_namedPasteboards_shareContentsByName() {
    onMainActor {
      let name = UIPasteboard.Name("com.example.board")
      XCTAssertNil(UIPasteboard(name: name, create: false))
      let one = UIPasteboard(name: name, create: true)
      one?.string = "shared"
      let two = UIPasteboard(name: name, create: false)
      XCTAssertEqual(two?.string, "shared")
      XCTAssertEqual(one, two)
      XCTAssertNil(UIPasteboard.general.string, "the clipboard is another one")
      UIPasteboard.remove(withName: name)
      XCTAssertNil(UIPasteboard(name: name, create: false))
      XCTAssertNotEqual(
        UIPasteboard.withUniqueName().name, UIPasteboard.withUniqueName().name)
      XCTAssertEqual(UIPasteboard(name: .general, create: false), .general)
    }
  }

  func test_anotherThread_waitsForTheMainOne() async {
    await MainActor.run { UIPasteboard.general.string = "from afar" }
    let text = await Task.detached { UIPasteboard.general.string }.value
    XCTAssertEqual(text, "from afar")
  }

  func test_expiredItems_vanish() {
    onMainActor {
      UIPasteboard.general.setItems(
        [["public.utf8-plain-text": "secret"]], options: [.expirationDate: Date.distantPast])
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
      XCTAssertNil(UIPasteboard.general.string)
    }
  }

  func test_dump_namesTheTypes() {
    onMainActor {
      let harness = Harness(device: "iphone-se", root: UIViewController())
      defer { harness.close() }
      UIPasteboard.general.string = "x"
      XCTAssertTrue(harness.dump().contains("\"pasteboard\": [\"public.utf8-plain-text\"]"))
    }
  }
}
