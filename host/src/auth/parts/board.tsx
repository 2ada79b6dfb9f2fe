import css from './board.module.css';

const step = 63;
const columns = 11;
const rows = 12;

/** A cord between two jacks: column, row, column, row, sag below the lower jack in px. */
type Cord = readonly [number, number, number, number, number];
const cords: readonly Cord[] = [
  [1, 1, 4, 3, 94],
  [6, 0, 8, 2, 123],
  [5, 4, 9, 3, 130],
  [0, 5, 2, 6, 109],
  [7, 6, 10, 5, 109],
  [1, 9, 3, 8, 119],
  [6, 10, 9, 10, 80],
];
const liveCord: Cord = [2, 3, 7, 7, 141];

const at = (index: number) => index * step + 18;
function pathOf([x1, y1, x2, y2, sag]: Cord) {
  const low = at(Math.max(y1, y2)) + sag;
  return `M${at(x1)} ${at(y1)}C${at(x1)} ${low} ${at(x2)} ${low} ${at(x2)} ${at(y2)}`;
}
const ends = ([x1, y1, x2, y2]: Cord) => [
  { x: at(x1), y: at(y1) },
  { x: at(x2), y: at(y2) },
];
const jacks = Array.from({ length: columns * rows }, (_, index) => ({
  x: at(index % columns),
  y: at(Math.floor(index / columns)),
}));

/** The patch board beside the sign-in form: jacks, idle cords and one live call. */
export function Board() {
  return (
    <svg
      className={css.board}
      viewBox={`0 0 ${at(columns - 1) + 18} ${at(rows - 1) + 18}`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <g className={css.jacks}>
        {jacks.map(({ x, y }) => (
          <g key={`${x} ${y}`}>
            <circle cx={x} cy={y} r="9" />
            <circle cx={x} cy={y} r="1.2" />
          </g>
        ))}
      </g>
      <g className={css.cords}>
        {cords.map((cord) => (
          <g key={cord.join()}>
            <path d={pathOf(cord)} />
            {ends(cord).map(({ x, y }) => (
              <g key={`${x} ${y}`}>
                <circle cx={x} cy={y} r="9" />
                <circle className={css.plug} cx={x} cy={y} r="3.8" />
              </g>
            ))}
          </g>
        ))}
      </g>
      <path className={css.shade} d={pathOf(liveCord)} transform="translate(2 4)" />
      <g className={css.live}>
        <path d={pathOf(liveCord)} />
        {ends(liveCord).map(({ x, y }) => (
          <g key={`${x} ${y}`}>
            <circle cx={x} cy={y} r="10.5" />
            <circle className={css.plug} cx={x} cy={y} r="5" />
          </g>
        ))}
      </g>
    </svg>
  );
}
