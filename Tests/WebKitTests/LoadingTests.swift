import PlatformInterface
import UIKit
import UIKitTestSupport
import WebKit
import XCTest

/// The steps of loads, as delegates and observers are told of them.
final class LoadingTests: XCTestCase {
  func test_load_goesStepByStep() {
    onWebStage { stage in
      stage.observe()
      let navigation = stage.web.loadHTMLString("<title>Hello</title><p>Text", baseURL: nil)
      XCTAssertNotNil(navigation)
      XCTAssertTrue(stage.web.isLoading)
      XCTAssertEqual(Set(stage.log), ["progress 0.1", "loading true"])
      stage.log = []
      stage.harness.settle()
      XCTAssertEqual(
        stage.log.filter { !$0.hasPrefix("progress") },
        [
          "policy -1 about:blank", "start", "response text/html", "commit", "title Hello",
          "loading false", "finish",
        ])
      XCTAssertEqual(stage.log.filter { $0.hasPrefix("progress") }.last, "progress 1.0")
      XCTAssertEqual(stage.web.url?.absoluteString, "about:blank")
      XCTAssertEqual(stage.text, "Text")
      XCTAssertFalse(stage.web.canGoBack)
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
    onWebStage { stage in
      let observer = Observer()
      _ = Observer.observing
      for key in ["estimatedProgress", "URL", "loading"] {
        stage.web.addObserver(observer, forKeyPath: key, options: .new, context: nil)
      }
      stage.load("https://example.org/")
      XCTAssertEqual(Set(observer.keys), ["estimatedProgress", "URL", "loading"])
      for key in ["estimatedProgress", "URL", "loading"] {
        stage.web.removeObserver(observer, forKeyPath: key)
      }
    }
  }

  func test_pageOfTheNetwork_showsItsAddress_saysSoOnce_andOpensInTheBrowser() {
    onWebStage { stage in
      Unsupported.reset()
      stage.load("https://www.example.org/one")
      stage.load("https://www.example.org/two")
      XCTAssertEqual(
        Unsupported.reported, ["WKWebView.load(_:) of pages that need an engine of the web"])
      XCTAssertEqual(stage.web.title, "www.example.org")
      XCTAssertNotNil(stage.harness.view(showing: "https://www.example.org/two"))
      let before = AutomationLog.opened.count
      stage.harness.tap("Open in Browser")
      stage.harness.settle()
      XCTAssertEqual(AutomationLog.opened.dropFirst(before), ["https://www.example.org/two"])
    }
  }

  func test_goingBackAndForward_andReloading() {
    onWebStage { stage in
      stage.load("https://a.example/")
      stage.load("https://b.example/")
      XCTAssertTrue(stage.web.canGoBack)
      XCTAssertEqual(stage.web.backForwardList.backList.map(\.url.host), ["a.example"])
      XCTAssertEqual(stage.web.backForwardList.currentItem?.title, "b.example")
      stage.log = []
      stage.web.goBack()
      stage.harness.settle()
      XCTAssertEqual(stage.log.first, "policy 2 https://a.example/")
      XCTAssertEqual(stage.web.url?.host, "a.example")
      XCTAssertTrue(stage.web.canGoForward)
      XCTAssertFalse(stage.web.canGoBack)
      stage.log = []
      stage.web.reload()
      stage.harness.settle()
      XCTAssertEqual(stage.log.first, "policy 3 https://a.example/")
      XCTAssertTrue(stage.web.canGoForward)
      stage.load("https://c.example/")
      XCTAssertFalse(stage.web.canGoForward)
      XCTAssertNil(stage.web.goForward())
    }
  }

  func test_refusedLoad_leavesWhatWasThere() {
    onWebStage { stage in
      stage.show("<title>First</title>First")
      stage.policy = .cancel
      stage.log = []
      stage.load("https://example.org/")
      XCTAssertEqual(stage.log, ["policy -1 https://example.org/"])
      XCTAssertFalse(stage.web.isLoading)
      XCTAssertEqual(stage.web.url?.absoluteString, "about:blank")
      XCTAssertEqual(stage.text, "First")
    }
  }

  func test_failures_haveTheCodesOfIOS() {
    onWebStage { stage in
      stage.load("file:///there/is/no/such/file.html")
      stage.load("gopher://example.org/")
      XCTAssertEqual(stage.log.filter { $0.hasPrefix("fail") }, ["fail -1100", "fail -1002"])
    }
  }

  func test_stoppedLoad_fails_andNoLaterStepComes() {
    onWebStage { stage in
      stage.web.loadHTMLString("text", baseURL: nil)
      while !stage.log.contains("start") { stage.harness.advance(by: 1.0 / 60) }
      if stage.log.last == "finish" { return XCTFail("The load was over in one step.") }
      stage.web.stopLoading()
      stage.harness.settle()
      XCTAssertEqual(stage.log.last, "fail -999")
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
    onWebStage { stage in
      let delegate = AsyncDelegate()
      stage.web.navigationDelegate = delegate
      stage.show("text")
      XCTAssertEqual(delegate.log, ["asked"])
    }
  }

  func test_delegateWithoutMethods_allows() {
    final class Silent: NSObject, WKNavigationDelegate {}
    onWebStage { stage in
      let delegate = Silent()
      stage.web.navigationDelegate = delegate
      stage.show("<title>There</title>")
      XCTAssertEqual(stage.web.title, "There")
    }
  }

  func test_scripts_fail_butForWhatTheTextAnswers() {
    onWebStage { stage in
      stage.show("<title>Name</title><p>One<p>Two")
      Unsupported.reset()
      var answers: [String] = []
      for script in ["document.title;", "document.body.innerText", "alert('x')"] {
        stage.web.evaluateJavaScript(script) { value, error in
          let code = (error as? WKError)?.code
          answers.append("\(value ?? "nil") \(code.map { "\($0)" } ?? "right")")
        }
      }
      XCTAssertEqual(answers, [])
      stage.harness.settle()
      XCTAssertEqual(
        answers, ["Name right", "One\nTwo right", "nil javaScriptExceptionOccurred"])
      XCTAssertEqual(
        Unsupported.reported, ["WKWebView.evaluateJavaScript(_:completionHandler:)"])
    }
  }

  func test_webView_isReleased_withWhatItLoaded() {
    weak var gone: WKWebView?
    MainActor.assumeIsolated {
      let stage = WebStage()
      stage.web.allowsBackForwardNavigationGestures = true
      stage.observe()
      stage.show("<a href='#x'>text</a><img src='data:,'>")
      stage.load("https://example.org/")
      gone = stage.web
      XCTAssertNotNil(gone)
      stage.harness.close()
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
