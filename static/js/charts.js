// Pictures of figures: reads data-chart (JSON) and draws it with Chart.js. The table beside each says the same.
import { all, make } from "./dom.js";

const QUIET = "#5d5375", LINE = "#5b45c9", BAND = "#5b45c92e", GRID = "#e4dccd", GREEN = "#1f7f5b", GOLD = "#b8791a";

// Shades differ in hatching too, so that a printout without colour can be read.
const hatched = (ground, stroke, gap) => {
  const tile = document.createElement("canvas");
  tile.width = tile.height = gap;
  const pen = tile.getContext("2d");
  pen.fillStyle = ground;
  pen.fillRect(0, 0, gap, gap);
  pen.strokeStyle = stroke;
  pen.lineWidth = 1.5;
  pen.beginPath();
  pen.moveTo(-1, gap + 1);
  pen.lineTo(gap + 1, -1);
  pen.stroke();
  return pen.createPattern(tile, "repeat");
};
// mark: how a legend draws it, a class of child.css.
const line = (label, data, more = {}) => ({
  type: "line", mark: "line", label, data, borderColor: LINE, backgroundColor: LINE, borderWidth: 3, pointRadius: 5, tension: 0, spanGaps: false, ...more,
});
// A band needs two in a row; beside no neighbour it is a bar.
const alone = ({ low, high }) => low.map((least, at) => (least !== null && low[at - 1] == null && low[at + 1] == null ? [least, high[at]] : null));
const bars = (chart) => (alone(chart).some(Boolean) ? [{ type: "bar", label: "", data: alone(chart), backgroundColor: BAND, barThickness: 16, order: 1 }] : []);
const band = (chart) => [
  ...bars(chart),
  line("", chart.low, { borderWidth: 0, pointRadius: 0, fill: false }),
  line(chart.names[1], chart.high, { mark: "band", borderWidth: 0, pointRadius: 0, fill: "-1", backgroundColor: BAND }),
];
// Too few answers for a line or a band: hollow points that nothing joins.
const few = (chart) => (chart.few.some((value) => value !== null) ? [line(chart.names[2], chart.few, { mark: "few", showLine: false, backgroundColor: "#fff", borderWidth: 2 })] : []);
const dashed = (label, data, colour, mark) => line(label, data, { mark, borderColor: colour, backgroundColor: colour, borderWidth: 2, borderDash: [6, 5], pointRadius: 0 });

const KINDS = {
  line: (chart) => ({ datasets: [line(chart.names[0], chart.median), ...band(chart), ...few(chart)] }),
  points: (chart) => ({
    datasets: [
      line(chart.names[0], chart.median, { mark: "points", showLine: false, pointRadius: 7 }),
      ...band(chart),
      ...few(chart),
      dashed(chart.names[3], chart.lines[0], GOLD, "counting"),
      dashed(chart.names[4], chart.lines[1], GREEN, "knowing"),
    ],
  }),
  bars: (chart) => {
    const fills = [GREEN, hatched("#b4e8d1", GREEN, 8), "#ffe2a6", hatched("#ffe2a6", GOLD, 7), "#ece9f7"];
    const edges = ["#0e5a40", GREEN, GOLD, GOLD, "#6c5fa8"];
    const datasets = chart.stacks.map((data, n) => ({
      type: "bar", mark: ["alone", "word", "addends", "whole", "later"][n], label: chart.names[n], data, backgroundColor: fills[n], borderColor: edges[n], borderWidth: 1, maxBarThickness: 64,
    }));
    return { datasets: datasets.filter((set) => set.data.some(Boolean)), stacked: true };
  },
};
const legend = (datasets) => {
  const list = make("ul", "chart-legend");
  for (const { label, mark } of datasets.filter((set) => set.label && set.data.some((value) => value !== null))) {
    const item = make("li");
    item.append(make("span", `drawn drawn-${mark}`), label);
    list.append(item);
  }
  return list;
};
const draw = (canvas) => {
  const chart = JSON.parse(canvas.dataset.chart);
  const { datasets, stacked = false } = KINDS[chart.kind](chart);
  canvas.closest(".chart").hidden = false;
  canvas.closest(".chart").after(legend(datasets));
  new Chart(canvas, {
    data: { labels: chart.labels, datasets },
    options: {
      maintainAspectRatio: false,
      layout: { padding: 4 },
      interaction: { mode: "index", intersect: false },
      scales: {
        x: { stacked, grid: { display: false } },
        y: { stacked, beginAtZero: true, grid: { color: GRID }, title: { display: true, text: chart.unit }, ticks: { maxTicksLimit: 6, precision: stacked ? 0 : 1 } },
      },
      plugins: {
        legend: { display: false }, // ours is drawn as the marks are
        tooltip: { filter: (item) => item.dataset.label },
      },
    },
  });
};

if ("Chart" in globalThis) {
  Chart.defaults.animation = false;
  Chart.defaults.locale = document.documentElement.lang || "en"; // numbers as the page writes them
  Chart.defaults.font.family = 'Andika, "Segoe UI", system-ui, sans-serif';
  Chart.defaults.font.size = 14;
  Chart.defaults.color = QUIET;
  all("canvas[data-chart]").forEach(draw);
  // A sheet of paper is narrower than a screen.
  addEventListener("beforeprint", () => Object.values(Chart.instances).forEach((chart) => chart.resize(620, 230)));
  addEventListener("afterprint", () => Object.values(Chart.instances).forEach((chart) => chart.resize()));
}
