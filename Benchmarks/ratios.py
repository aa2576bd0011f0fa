"""Turns the peers' long table into one of ratios: ours by the best peer, metric by metric.

Usage: ratios.py TABLE.tsv
"""
import sys

METRICS = [
    ("first_frame_ms", "first frame ms"),
    ("pss_first_mb", "PSS MB"),
    ("pss_sweep_mb", "PSS swept MB"),
    ("scroll_total_cpu_ms_per_frame", "scroll CPU ms/frame"),
    ("scroll_wall_p99_ms", "scroll p99 ms"),
    ("jump_mid_ms", "jump middle ms"),
    ("jump_end_ms", "jump end ms"),
    ("insert1000_ms", "insert 1,000 ms"),
    ("delete1000_ms", "delete 1,000 ms"),
]


def read(path):
    medians = {}
    with open(path, encoding="utf-8") as table:
        for line in table:
            fields = line.rstrip("\n").split("\t")
            if len(fields) < 5 or fields[0] == "peer":
                continue
            try:
                medians[fields[0], fields[1], fields[2], fields[3]] = float(fields[4])
            except ValueError:
                continue
    return medians


def print_headless(medians):
    limits = {"W1": "W1_pixman_120_labelmask", "W2": "W2_pixman_labelmask"}
    for (peer, workload, items, metric), ours in medians.items():
        limit = medians.get(("rawdraw", "limits", "0", limits.get(workload, "") + ":cpu_ms_per_frame"))
        if peer == "headless" and limit:
            print(
                f"\nWithout a display, {workload}, {int(items):,} items: {ours:.3f} ms of CPU a "
                f"scrolled frame; pixman draws one in {limit:.3f}: {ours / limit:.2f}")


def main():
    medians = read(sys.argv[1])
    peers = sorted({key[0] for key in medians} - {"ours", "headless", "rawdraw", "algorithm"})
    for workload in ("W1", "W2"):
        for items in ("1000", "100000", "1000000"):
            if ("ours", workload, items, "first_frame_ms") not in medians:
                continue
            print(f"\n{workload}, {int(items):,} items")
            header = ["metric", "ours"] + peers + ["ours / Qt Widgets", "ours / best peer"]
            rows = []
            for metric, title in METRICS:
                ours = medians.get(("ours", workload, items, metric))
                values = [medians.get((peer, workload, items, metric)) for peer in peers]
                known = [value for value in values if value]
                if ours is None:
                    continue
                ratio = f"{ours / min(known):.2f}" if known else "-"
                widgets = medians.get(("qt6-widgets", workload, items, metric))
                to_widgets = f"{ours / widgets:.2f}" if widgets else "-"
                cells = [f"{v:.2f}" if v is not None else "-" for v in values]
                rows.append([title, f"{ours:.2f}"] + cells + [to_widgets, ratio])
            widths = [max(len(r[i]) for r in [header] + rows) for i in range(len(header))]
            for row in [header] + rows:
                print("  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip())
    print_headless(medians)
    limits = [(key[3], value) for key, value in medians.items() if key[0] == "rawdraw"]
    if limits:
        print("\nLimits of this machine")
        for name, value in limits:
            print(f"  {name}  {value:.3f}")


main()
