// W3 in Qt Quick: a ListView whose rows are an avatar and a wrapped text. Usage: qt_messages N
#include "meter.h"
#include <QtQuick>
#include <functional>
#include <xcb/xcb.h>

class Messages : public QAbstractListModel {
public:
  explicit Messages(int count) : count(count) {}
  int rowCount(const QModelIndex &parent = {}) const override {
    return parent.isValid() ? 0 : count;
  }
  QHash<int, QByteArray> roleNames() const override { return {{256, "picture"}, {257, "body"}}; }
  QVariant data(const QModelIndex &index, int role) const override {
    char *text = role == 256 ? picture_path(index.row()) : message_text(index.row());
    QString result = role == 256 ? "file://" + QString::fromUtf8(text) : QString::fromUtf8(text);
    free(text);
    return result;
  }

private:
  int count;
};

static const char document[] = R"(
import QtQuick
Rectangle {
  color: "white"
  ListView {
    objectName: "view"; anchors.fill: parent; model: messages; reuseItems: true
    boundsBehavior: Flickable.StopAtBounds
    delegate: Item {
      id: row
      required property string picture
      required property string body
      width: ListView.view.width
      height: Math.max(52, label.height + 16)
      Rectangle {
        x: 12; y: 8; width: 36; height: 36; radius: 18; clip: true
        Image { anchors.fill: parent; source: row.picture; asynchronous: false; cache: true; smooth: true }
      }
      Text {
        id: label
        x: 60; y: 8; width: Math.floor(row.width * 0.45); text: row.body; wrapMode: Text.WordWrap
        color: "black"; font.family: "Inter"; font.pixelSize: 13; textFormat: Text.PlainText
      }
    }
  }
})";

static QQuickView *window;
static QQuickItem *list;
static int swaps;
static int64_t swapped_at;

static void sync_with_server() {
  auto *application = qApp->nativeInterface<QNativeInterface::QX11Application>();
  if (!application) return;
  auto *connection = application->connection();
  free(xcb_get_input_focus_reply(connection, xcb_get_input_focus(connection), nullptr));
}

// Milliseconds from a change to its picture on the X server.
static double frame(const std::function<void()> &change) {
  int before = swaps;
  int64_t start = now_ns();
  change();
  window->update();
  while (swaps == before) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  return (swapped_at - start) / 1e6;
}

static void rest(int milliseconds) {
  for (int64_t end = now_ns() + milliseconds * 1000000ll; now_ns() < end; usleep(1000))
    QCoreApplication::processEvents();
}

static void scroll(int frames, double *times) {
  // At the beat of a 60 Hz display, as all others.
  int64_t next = now_ns();
  for (int i = 0; i < frames; i++) {
    next += 16667000;
    while (now_ns() < next) usleep((next - now_ns()) / 1000 + 1);
    double time = frame([] { list->setProperty("contentY", list->property("contentY").toDouble() + 40); });
    if (times) times[i] = time;
  }
}

static void show(int index) {
  QMetaObject::invokeMethod(list, "positionViewAtIndex", Q_ARG(int, index), Q_ARG(int, 0));
}

int main(int argc, char **argv) {
  QGuiApplication application(argc, argv);
  int count = argc > 1 ? atoi(argv[1]) : 1000;
  Messages messages(count);
  window = new QQuickView;
  window->setResizeMode(QQuickView::SizeRootObjectToView);
  window->rootContext()->setContextProperty("messages", &messages);
  QObject::connect(window, &QQuickWindow::frameSwapped, window, [] {
    sync_with_server();
    swapped_at = now_ns();
    swaps++;
  });
  QQmlComponent component(window->engine());
  component.setData(document, QUrl());
  QObject *root = component.create(window->rootContext());
  if (!root) {
    qWarning() << component.errors();
    return 1;
  }
  window->setContent(QUrl(), &component, root);
  window->resize(1280, 800);
  window->show();
  list = root->findChild<QQuickItem *>("view");
  while (!swaps) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  metric("first_frame_ms", (swapped_at - start_ns()) / 1e6);
  rest(400);
  metric("pss_first_mb", pss_mb());

  int frames = getenv("FRAMES") ? atoi(getenv("FRAMES")) : 600;
  auto top = [] { list->setProperty("contentY", list->property("originY")); };
  scroll(frames / 3, nullptr);
  frame(top);
  rest(100);
  std::vector<double> times(frames);
  Start start = scroll_start();
  scroll(frames, times.data());
  scroll_metrics(start, times.data(), frames);
  frame(top);
  rest(100);
  metric("jump_mid_ms", frame([&] { show(count / 2); }));
  rest(100);
  metric("jump_end_ms", frame([&] { show(count - 1); }));
  metric("pss_sweep_mb", pss_mb());
  _exit(0);
}
