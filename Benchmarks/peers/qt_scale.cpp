// Screens at the scale of a program in Qt Widgets, without a display: the pieces of work of MicroBench's ScaleFixture.
// Usage: qt_scale siblings|text|segments|push N. Prints "MILLISECONDS ms for WORK", as MicroBench does.
#include "meter.h"
#include <QtWidgets>
#include <functional>

static QWidget *window;

// Whatever changed is painted: the window's answer to the request for an update has been given.
static void frame() {
  QCoreApplication::sendPostedEvents();
  for (int i = 0; i < 3; i++) QCoreApplication::processEvents();
}

static void report(const QString &work, const std::function<void()> &body) {
  int64_t start = now_ns();
  body();
  frame();
  printf("%.3f ms for %s\n", (now_ns() - start) / 1e6, work.toUtf8().constData());
}

static void siblings(int count) {
  auto *container = new QWidget(window);
  container->setGeometry(window->rect());
  QVector<QWidget *> views;
  report(QString("%1 siblings added and shown").arg(count), [&] {
    QPalette palette;
    palette.setColor(QPalette::Window, QColor(48, 176, 199));
    for (int number = 0; number < count; number++) {
      auto *view = new QWidget(container);
      view->setGeometry(number % 39 * 10, number / 39 % 84 * 10, 8, 8);
      view->setAutoFillBackground(true);
      view->setPalette(palette);
      views.append(view);
    }
    container->show();
  });
  report(QString("100 of %1 siblings moved, brought to the front and hit").arg(count), [&] {
    for (int number = 0; number < 100; number++) {
      auto *view = views[int(qint64(number) * 7919 % count)];
      view->move(view->x() + 1, view->y());
      view->raise();
      volatile auto *hit = window->childAt(200, 400);
      (void)hit;
      frame();
    }
  });
  report(QString("%1 siblings removed").arg(count), [&] { delete container; });
}

static void text(int kilobytes) {
  QString line = "The quick brown fox jumps over the lazy dog, and then it rests.\n";
  QString all = line.repeated(kilobytes * 1024 / line.size());
  // The widget for texts without formats; QTextEdit, which has them, lays all of it out.
  auto *view = new QPlainTextEdit(window);
  view->setGeometry(window->rect());
  report(QString("a text of %1 kB shown").arg(kilobytes), [&] {
    view->setPlainText(all);
    view->show();
  });
  report("20 letters at its end and 20 at its start", [&] {
    for (auto place : {QTextCursor::End, QTextCursor::Start}) {
      view->moveCursor(place);
      for (int i = 0; i < 20; i++) {
        view->insertPlainText("x");
        frame();
      }
    }
  });
}

static void segments(int count) {
  auto *control = new QTabBar(window);
  control->setUsesScrollButtons(true);
  for (int number = 0; number < count; number++) control->addTab(QString::number(number));
  control->setGeometry(0, 100, 390, 32);
  report(QString("%1 segments shown, and 100 selected").arg(count), [&] {
    control->show();
    frame();
    for (int number = 0; number < 100; number++) {
      control->setCurrentIndex(number * count / 100);
      frame();
    }
  });
}

static void push(int count) {
  auto *stack = new QStackedWidget(window);
  stack->addWidget(new QWidget);
  stack->setGeometry(window->rect());
  stack->show();
  frame();
  report(QString("a screen of %1 views pushed and popped").arg(count), [&] {
    auto *screen = new QWidget;
    QFont font = screen->font();
    font.setPixelSize(11);
    for (int number = 0; number < count; number++) {
      auto *label = new QLabel(QString("View %1").arg(number), screen);
      label->setGeometry(number % 4 * 95, 100 + number / 4 * 14, 90, 14);
      label->setFont(font);
    }
    stack->addWidget(screen);
    stack->setCurrentWidget(screen);
    frame();
    stack->setCurrentIndex(0);
    stack->removeWidget(screen);
    delete screen;
  });
}

int main(int argc, char **argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  qputenv("QT_QPA_UPDATE_IDLE_TIME", "0");
  QApplication application(argc, argv);
  QString work = argc > 1 ? argv[1] : "";
  int count = argc > 2 ? atoi(argv[2]) : 0;
  window = new QWidget;
  window->resize(390, 844);
  window->show();
  frame();
  if (work == "siblings") siblings(count);
  else if (work == "text") text(count);
  else if (work == "segments") segments(count);
  else if (work == "push") push(count);
  else return 2;
  fflush(stdout);
  _exit(0);
}
