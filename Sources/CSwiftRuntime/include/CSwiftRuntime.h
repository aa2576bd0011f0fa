#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Allocates and initialises an object of the Swift class `metadata` through the allocating
/// initialiser that `methodDescriptor` names in the class `classDescriptor`, honouring overrides in
/// subclasses of any module. The initialiser takes one CGRect. Returns a +1 reference.
void *tessera_allocate_with_frame(const void *metadata, const void *methodDescriptor,
                                  const void *classDescriptor, double x, double y, double width,
                                  double height);

/// An object of a class without a call of its initialisers: the parts that its superclass has are those of an object of
/// that, bit by bit, and the rest is zero. Neither may ever be released.
void *tessera_allocate_like(const void *metadata, const void *object);

/// The same for an initialiser without parameters.
void *tessera_allocate_plain(const void *metadata, const void *methodDescriptor,
                             const void *classDescriptor);

/// The same for an initialiser that takes one `Any`; `layer` points to it, and its value is taken
/// over.
void *tessera_allocate_with_layer(const void *metadata, const void *methodDescriptor,
                                  const void *classDescriptor, void *layer);

/// Makes a cell of the class `metadata` through `UITableViewCell.init(style:reuseIdentifier:)`,
/// honouring overrides; the text comes as Swift's two words, and its reference is taken over.
void *tessera_allocate_cell(const void *metadata, uint8_t style, uint64_t first, uint64_t second);

/// The same for `UITableViewHeaderFooterView.init(reuseIdentifier:)`.
void *tessera_allocate_header(const void *metadata, uint64_t first, uint64_t second);

/// Designated initialisers of UIKit's classes that Apple's compiler lets sources call on a class known at run time
/// only.
typedef enum {
  tessera_initialiser_controller,             // init(nibName:bundle:)
  tessera_initialiser_table,                  // UITableView.init(frame:style:)
  tessera_initialiser_table_controller,       // init(style:)
  tessera_initialiser_collection,             // UICollectionView.init(frame:collectionViewLayout:)
  tessera_initialiser_collection_controller,  // init(collectionViewLayout:)
  tessera_initialiser_image_view,             // init(image:)
  tessera_initialiser_effect_view,            // init(effect:)
  tessera_initialiser_segue,                  // init(identifier:source:destination:)
  tessera_initialiser_annotation_view         // MapKit's init(annotation:reuseIdentifier:)
} tessera_initialiser;

/// Makes an object of the class `metadata` through one of them, honouring overrides. Arguments come as Swift passes
/// them: whole words and references, which are taken over, in `words`, floating point numbers in `numbers`.
void *tessera_allocate_through(tessera_initialiser initialiser, const void *metadata,
                               const uint64_t words[4], const double numbers[4]);

/// Classes known at run time only that objects are about to be made of, on this thread. At most 64 are kept.
size_t tessera_runtime_class_depth(void);
void tessera_runtime_class_push(const void *metadata);
/// The class pushed last, or null.
const void *tessera_runtime_class_last(void);
/// Forgets all but the first `depth`.
void tessera_runtime_class_truncate(size_t depth);

/// Descriptors of `UITableViewController` and its `tableView(_:moveRowAt:to:)` and
/// `tableView(_:commit:forRowAt:)`; null in a program without them.
const void *tessera_table_controller_class_descriptor(void);
const void *tessera_table_move_descriptor(void);
const void *tessera_table_commit_descriptor(void);

/// Descriptors of `CALayer.init(layer:)`; null in a program without it.
const void *tessera_calayer_class_descriptor(void);
const void *tessera_calayer_init_layer_descriptor(void);

/// Descriptors of `UIView.init(frame:)` and `NSObject.init()`; null in a program without them.
const void *tessera_uiview_class_descriptor(void);
const void *tessera_uiview_init_frame_descriptor(void);
const void *tessera_nsobject_class_descriptor(void);
const void *tessera_nsobject_init_descriptor(void);

/// Descriptor of `UIView.draw(_:)`; null in a program without it.
const void *tessera_uiview_draw_descriptor(void);

/// Descriptor of `UIView.draw(_:in:)`; null in a program without it.
const void *tessera_uiview_draw_layer_descriptor(void);

/// Descriptor of `UIResponder.accessibilityActivate()`; null in a program without it.
const void *tessera_responder_activate_descriptor(void);

/// Descriptor of `UIView.action(for:forKey:)`; null in a program without it.
const void *tessera_uiview_action_descriptor(void);

/// Descriptors of `UICollectionViewController` and its `collectionView(_:moveItemAt:to:)`; null in a
/// program without them.
const void *tessera_collection_controller_class_descriptor(void);
const void *tessera_collection_move_descriptor(void);

/// Descriptors of `UIView.updateConstraints()`, of `UIViewController` and of its
/// `updateViewConstraints()`; null in a program without them.
const void *tessera_uiview_update_constraints_descriptor(void);
const void *tessera_controller_class_descriptor(void);
const void *tessera_controller_update_constraints_descriptor(void);

/// Descriptors of `UIResponder` and of its edit actions, numbered as `StandardEditActions.all`; null
/// in a program without them and beyond the last.
const void *tessera_uiresponder_class_descriptor(void);
const void *tessera_edit_action_descriptor(int number);

/// The function that the class `metadata` has for the method `methodDescriptor` of the class
/// `classDescriptor`: its own, or the nearest superclass's. Compared, never called.
const void *tessera_class_method(const void *metadata, const void *methodDescriptor,
                                 const void *classDescriptor);

/// A function that installs a platform's services; called at most once, on the main thread, by the
/// first piece of UIKit that needs them.
typedef void (*tessera_installer)(void);

/// Remembers the installer of the headless platform. Called by a constructor of the backend's C
/// target, before `main`, so that a program without `UIApplicationMain` finds it.
void tessera_set_headless_installer(tessera_installer installer);
tessera_installer tessera_headless_installer(void);

/// libdispatch's main queue as an event descriptor, and the call that drains it.
int tessera_main_queue_descriptor(void);
void tessera_drain_main_queue(void);

/// Calls `perform` with `context` on the main thread while its run loop runs in one of the common modes and `descriptor`
/// can be read; `perform` has to read it, or see to it otherwise that it cannot be read any more. Unlike what waits on
/// the main queue this goes on in a run loop that a block of that queue runs, as a test does that waits for
/// expectations in a task of the main actor: Core Foundation leaves the queue alone there.
/// It goes on until the process ends, and is for one caller a descriptor: Core Foundation knows one source of each.
/// Called on the main thread.
void tessera_run_loop_listen(int descriptor, void (*perform)(void *context), void *context);

/// A retained pointer to this thread's `UITraitCollection.current`, or null where nobody set one. What is
/// set when the thread ends is released.
void *tessera_current_traits(void);
void tessera_set_current_traits(void *traits);

/// Makes Foundation's `Locale.current`, `Calendar.current` and `Locale.preferredLanguages` say these
/// from now on: pointers to a Locale, a Calendar and a [String] that are never released. Called before
/// other threads begin.
void tessera_choose_locale(const void *locale, const void *calendar, const void *languages);

/// Has a function choose the locale, by `tessera_choose_locale`, as soon as anybody asks for one. From any thread; the
/// function is called once at most, and finds Foundation's own locale where it asks for one itself.
void tessera_choose_locale_when_asked(void (*choose)(void));

/// Makes standard output hand on every line as it ends, as on a terminal.
void tessera_print_by_line(void);

/// An attributed string of a class that is not Foundation's ends: called by its destructor, as Foundation for Linux
/// gives the attributes back of no attributed string by itself. That of Foundation's two classes is seen to.
void tessera_attributed_string_ends(void *object);

/// Hears of each value that is set in, or taken out of, an object of Foundation's UserDefaults, on the thread that did
/// it, once it is done: `key` points at a Swift string, `value` at an optional value of any type, or is null where it
/// was taken out; both for the time of the call. False where Foundation is built in another way than is known: nothing
/// is heard then.
bool tessera_defaults_watch(void (*listener)(void *defaults, const void *key, const void *value));

/// This thread's stack of graphics contexts (a retained Swift object), or null before the first one;
/// released when the thread ends.
void *tessera_graphics_stack(void);
void tessera_set_graphics_stack(void *stack);

/// Scales 32-bit pixels, each the average of those it covers; strides are in bytes. False where
/// there is no memory.
int tessera_scale_pixels(const uint8_t *source, int width, int height, int stride, uint8_t *target,
                         int target_width, int target_height, int target_stride);

/// Bytes handed out by malloc and not freed, in all arenas.
uint64_t tessera_allocated_bytes(void);

/// Returns what malloc holds and nobody uses to the system. Takes milliseconds on a large heap.
void tessera_give_back_memory(void);

/// Whether so little is left of this thread's stack that recursion should go on on a further one.
/// Costs two comparisons.
int tessera_stack_is_low(void);

typedef void (*tessera_work)(void *argument);

/// Calls `work` on this thread with at least `size` bytes of stack, which are given back afterwards;
/// pages that stay untouched cost nothing. False, and `work` not called, where there is no memory or
/// the thread's stacks already take four gigabytes.
int tessera_run_on_further_stack(size_t size, tessera_work work, void *argument);

/// What a thread is, in its own words: 1 the main thread, 2 another one, 0 not looked at yet.
extern _Thread_local int tessera_thread_kind;
/// Looks at the calling thread, once for each.
bool tessera_inspect_thread(void);

/// Whether the caller runs where the main actor does, on the main thread or another one that serves
/// the main queue: on the main thread a load and a comparison.
static inline bool tessera_is_main_thread(void) {
  return __builtin_expect(tessera_thread_kind == 1, 1) || tessera_inspect_thread();
}

/// The calls that led here, innermost first, the caller's own at `addresses[0]`: as many as there are,
/// at most `capacity`.
int tessera_calls(void **addresses, int capacity);

/// The name under which the linker knows the function around `address`, a part of this program or of a
/// library, and where the function begins; null where the symbols were stripped. The name is for the
/// caller to free. `image` becomes the file that holds it, null where that is unknown.
char *tessera_symbol(void *address, uintptr_t *start, const char **image);

/// `symbol` as Swift writes it, for the caller to free; null where it is not Swift's.
char *tessera_demangled(const char *symbol);

/// The calling thread's number and name; the name is cut at `capacity`.
int tessera_thread_id(void);
void tessera_thread_name(char *name, size_t capacity);
/// The label of the dispatch queue that the caller runs on; empty or null where it is on none.
const char *tessera_queue_label(void);

/// Makes Swift call `handler` where it finds code of the main actor on another thread, instead of
/// trapping without a word. Where `handler` returns, the code goes on there.
void tessera_watch_main_actor(void (*handler)(void));

/// Hears of a message of NSLog, in UTF-8 and without its date; on the thread that logs.
typedef void (*TesseraLogListener)(const char *message);

/// Sets who hears of NSLog's messages before they are written; null for nobody.
void tessera_hear_log(TesseraLogListener listener);

/// When a file was made, since 1970; false where its file system does not say, or there is no file.
bool tessera_file_birth(const char *path, int64_t *seconds, uint32_t *nanoseconds);

/// Refuses from now on what this process would send to another machine, and asks no server for names; what stays
/// within the machine is left alone. Processes that it starts are not held back.
void tessera_deny_network(void);
