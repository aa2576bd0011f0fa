"""Prints the medians of `name, metric, value` lines, and ours by the best peer's."""
import statistics
import sys

METRICS = [
    "first_frame_ms", "pss_first_mb", "pss_sweep_mb", "scroll_total_cpu_ms_per_frame",
    "scroll_wall_p99_ms", "jump_mid_ms", "jump_end_ms",
]

values = {}
for line in sys.stdin:
    name, metric, value = line.split("\t")
    values.setdefault((name, metric), []).append(float(value))

names = ["ours-W3", "gtk-W3", "qt-W3", "ours-W4"]
print("metric".ljust(32) + "".join(name.rjust(10) for name in names) + "  W3 / best")
for metric in METRICS:
    medians = {name: statistics.median(values[name, metric]) for name in names if (name, metric) in values}
    peers = [medians[name] for name in names[1:3] if name in medians]
    ratio = f"{medians['ours-W3'] / min(peers):.2f}" if peers and "ours-W3" in medians else "-"
    cells = "".join((f"{medians[name]:.2f}" if name in medians else "-").rjust(10) for name in names)
    print(metric.ljust(32) + cells + ratio.rjust(11))
