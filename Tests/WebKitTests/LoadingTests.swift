import PlatformInterface
import UIKit
import UIKitTestSupport
import WebKit
import XCTest

/// The steps of loads, as delegates and observers are told of them.
final class LoadingTests: XCTestCase {
  func test_load_goesStepByStep() {
    withWebFixture { fixture in
      fixture.observe()
      let navigation = fixture.web.loadHTMLString("<title>Hello</title><p>Text", baseURL: nil)
      XCTAssertNotNil(navigation)
      XCTAssertTrue(fixture.web.isLoading)
      XCTAssertEqual(Set(fixture.log), ["progress 0.1", "loading true"])
      fixture.log = []
      fixture.harness.settle()
      XCTAssertEqual(
        fixture.log.filter { !$0.hasPrefix("progress") },
        [
          "policy -1 about:blank", "start", "response text/html", "commit", "title Hello",
          "loading false", "finish",
        ])
      XCTAssertEqual(fixture.log.filter { $0.hasPrefix("progress") }.last, "progress 1.0")
      XCTAssertEqual(fixture.web.url?.absoluteString, "about:blank")
      XCTAssertEqual(fixture.text, "Text")
      XCTAssertFalse(fixture.web.canGoBack)
    }
  }

  func test_namedObservers_areTold_byBothNames() {
    final class Observer: NSObject {
      var keys: [String] = []
      /// Found by name, as a lowered override is.
      static let observing = Selector(
        "observeValueForKeyPath:of:change:context:",
        { (observer: Observer) in
          { (key: String?, _: Any?, _: [NSKeyValueChangeKey: Any]?, _: UnsafeMutableRawPointer?) in
            observer.keys.append(key ?? "")
          }
        })
    }
    withWebFixture { fixture in
      let observer = Observer()
      _ = Observer.observing
      for key in ["estimatedProgress", "URL", "loading"] {
        fixture.web.addObserver(observer, forKeyPath: key, options: .new, context: nil)
      }
      fixture.load("https://example.org/")
      XCTAssertEqual(Set(observer.keys), ["estimatedProgress", "URL", "loading"])
      for key in ["estimatedProgress", "URL", "loading"] {
        fixture.web.removeObserver(observer, forKeyPath: key)
      }
    }
  }

  func test_pageOfTheNetwork_showsItsAddress_saysSoOnce_andOpensInTheBrowser() {
    withWebFixture { fixture in
      Unsupported.reset()
      fixture.load("https://www.example.org/one")
      fixture.load("https://www.example.org/two")
      XCTAssertEqual(
        Unsupported.reported, ["WKWebView.load(_:) of pages that need an engine of the web"])
      XCTAssertEqual(fixture.web.title, "www.example.org")
      XCTAssertNotNil(fixture.harness.view(showing: "https://www.example.org/two"))
      let before = AutomationLog.opened.count
      fixture.harness.tap("Open in Browser")
      fixture.harness.settle()
      XCTAssertEqual(AutomationLog.opened.dropFirst(before), ["https://www.example.org/two"])
    }
  }

  func test_theButtonsOfAMouse_goBackAndForward() {
    withWebFixture { fixture in
      fixture.load("https://a.example/")
      fixture.load("https://b.example/")
      XCTAssertTrue(fixture.web.navigate(.back))
      fixture.harness.settle()
      XCTAssertEqual(fixture.web.url?.host, "a.example")
      XCTAssertFalse(fixture.web.navigate(.back))
      XCTAssertTrue(fixture.web.navigate(.forward))
      fixture.harness.settle()
      XCTAssertEqual(fixture.web.url?.host, "b.example")
      XCTAssertFalse(fixture.web.navigate(.forward))
    }
  }

  func test_goingBackAndForward_andReloading() {
    withWebFixture { fixture in
      fixture.load("https://a.example/")
      fixture.load("https://b.example/")
      XCTAssertTrue(fixture.web.canGoBack)
      XCTAssertEqual(fixture.web.backForwardList.backList.map(\.url.host), ["a.example"])
      XCTAssertEqual(fixture.web.backForwardList.currentItem?.title, "b.example")
      fixture.log = []
      fixture.web.goBack()
      fixture.harness.settle()
      XCTAssertEqual(fixture.log.first, "policy 2 https://a.example/")
      XCTAssertEqual(fixture.web.url?.host, "a.example")
      XCTAssertTrue(fixture.web.canGoForward)
      XCTAssertFalse(fixture.web.canGoBack)
      fixture.log = []
      fixture.web.reload()
      fixture.harness.settle()
      XCTAssertEqual(fixture.log.first, "policy 3 https://a.example/")
      XCTAssertTrue(fixture.web.canGoForward)
      fixture.load("https://c.example/")
      XCTAssertFalse(fixture.web.canGoForward)
      XCTAssertNil(fixture.web.goForward())
    }
  }

  func test_refusedLoad_leavesWhatWasThere() {
    withWebFixture { fixture in
      fixture.show("<title>First</title>First")
      fixture.policy = .cancel
      fixture.log = []
      fixture.load("https://example.org/")
      XCTAssertEqual(fixture.log, ["policy -1 https://example.org/"])
      XCTAssertFalse(fixture.web.isLoading)
      XCTAssertEqual(fixture.web.url?.absoluteString, "about:blank")
      XCTAssertEqual(fixture.text, "First")
    }
  }

  func test_failures_haveTheCodesOfIOS() {
    withWebFixture { fixture in
      fixture.load("file:///there/is/no/such/file.html")
      fixture.load("gopher://example.org/")
      XCTAssertEqual(fixture.log.filter { $0.hasPrefix("fail") }, ["fail -1100", "fail -1002"])
    }
  }

  func test_stoppedLoad_fails_andNoLaterStepComes() {
    withWebFixture { fixture in
      fixture.stopsAtStart = true
      fixture.web.loadHTMLString("text", baseURL: nil)
      fixture.harness.settle()
      XCTAssertEqual(fixture.log.last, "fail -999")
    }
  }

  private final class AsyncDelegate: NSObject, WKNavigationDelegate {
    var log: [String] = []
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy {
      log.append("asked")
      return .cancel
    }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { log.append("done") }
  }

  func test_policyOfConcurrency_isAsked() {
    withWebFixture { fixture in
      let delegate = AsyncDelegate()
      fixture.web.navigationDelegate = delegate
      fixture.show("text")
      XCTAssertEqual(delegate.log, ["asked"])
    }
  }

  func test_delegateWithoutMethods_allows() {
    final class Silent: NSObject, WKNavigationDelegate {}
    withWebFixture { fixture in
      let delegate = Silent()
      fixture.web.navigationDelegate = delegate
      fixture.show("<title>There</title>")
      XCTAssertEqual(fixture.web.title, "There")
    }
  }

  func test_scripts_fail_butForWhatTheTextAnswers() {
    withWebFixture { fixture in
      fixture.show("<title>Name</title><p>One<p>Two")
      Unsupported.reset()
      var answers: [String] = []
      for script in ["document.title;", "document.body.innerText", "alert('x')"] {
        fixture.web.evaluateJavaScript(script) { value, error in
          let code = (error as? WKError)?.code
          answers.append("\(value ?? "nil") \(code.map { "\($0)" } ?? "right")")
        }
      }
      XCTAssertEqual(answers, [])
      fixture.harness.settle()
      XCTAssertEqual(
        answers, ["Name right", "One\nTwo right", "nil javaScriptExceptionOccurred"])
      XCTAssertEqual(
        Unsupported.reported, ["WKWebView.evaluateJavaScript(_:completionHandler:)"])
    }
  }

  func test_webView_isReleased_withWhatItLoaded() {
    weak var gone: WKWebView?
    MainActor.assumeIsolated {
      let fixture = WebFixture()
      fixture.web.allowsBackForwardNavigationGestures = true
      fixture.observe()
      fixture.show("<a href='#x'>text</a><img src='data:,'>")
      fixture.load("https://example.org/")
      gone = fixture.web
      XCTAssertNotNil(gone)
      fixture.harness.close()
    }
    XCTAssertNil(gone)
  }

  func test_document_makesAWebViewWithItsConfiguration() throws {
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="1" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects><wkWebView contentMode="scaleToFill" allowsBackForwardNavigationGestures="YES" id="w">
      <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
      <wkWebViewConfiguration key="configuration" allowsInlineMediaPlayback="YES">
      <audiovisualMediaTypes key="mediaTypesRequiringUserActionForPlayback" audio="YES"/>
      <wkPreferences key="preferences" minimumFontSize="13"/>
      </wkWebViewConfiguration></wkWebView></objects></document>
      """
    try MainActor.assumeIsolated {
      Unsupported.reset()
      let objects = UINib(data: Data(document.utf8), bundle: nil).instantiate(withOwner: nil)
      let web = try XCTUnwrap(objects.first as? WKWebView)
      XCTAssertEqual(web.frame.size, CGSize(width: 200, height: 100))
      XCTAssertTrue(web.allowsBackForwardNavigationGestures)
      XCTAssertTrue(web.configuration.allowsInlineMediaPlayback)
      XCTAssertEqual(web.configuration.mediaTypesRequiringUserActionForPlayback, .audio)
      XCTAssertEqual(web.configuration.preferences.minimumFontSize, 13)
      XCTAssertEqual(Unsupported.reported, [])
    }
  }
}
