import type { DeskphonePicture } from '@jackfield/contract/api/deskphone';
import type { ReactNode } from 'react';
import css from './phone-drawing.module.css';

const rows = [0, 1, 2, 3];
const columns = [0, 1, 2];

/** Twelve keys whose first stands at x, y. */
function Keys({ x, y }: { x: number; y: number }) {
  return rows.map((row) =>
    columns.map((column) => (
      <rect
        key={`${row}${column}`}
        className={css.key}
        x={x + column * 15}
        y={y + row * 10}
        width="10"
        height="6"
        rx="2"
      />
    )),
  );
}

/** Handset at the left of a body. */
const handset = (
  <>
    <rect className={css.body} x="22" y="24" width="116" height="82" rx="8" />
    <rect className={css.handset} x="28" y="18" width="24" height="92" rx="11" />
    <path className={css.line} d="M34 44h12M34 84h12" />
  </>
);

const drawings: Record<DeskphonePicture, ReactNode> = {
  compact: (
    <>
      {handset}
      <rect className={css.screen} x="64" y="33" width="62" height="18" rx="3" />
      <path className={css.text} d="M70 40h28M70 45h18" />
      <Keys x={75} y={60} />
    </>
  ),
  colour: (
    <>
      {handset}
      <rect className={css.bright} x="64" y="31" width="64" height="30" rx="3" />
      <path className={css.text} d="M71 39h30M71 46h22M71 53h26" />
      <path className={css.line} d="M61 38v0M61 46v0M61 54v0M131 38v0M131 46v0M131 54v0" />
      <Keys x={76} y={67} />
    </>
  ),
  touch: (
    <>
      {handset}
      <rect className={css.bright} x="60" y="31" width="72" height="56" rx="4" />
      {rows.map((at) => (
        <rect
          key={at}
          className={css.tile}
          x={66 + (at % 2) * 32}
          y={38 + Math.floor(at / 2) * 22}
          width="26"
          height="18"
          rx="3"
        />
      ))}
      <circle className={css.key} cx="96" cy="96" r="3.5" />
    </>
  ),
  conference: (
    <>
      <path
        className={css.body}
        d="M80 14c10 0 12 10 18 22s16 18 28 26c12 8 14 20 6 28s-20 4-30 4H58c-10 0-22 4-30-4s-6-20 6-28c12-8 22-14 28-26s8-22 18-22Z"
      />
      <circle className={css.handset} cx="80" cy="66" r="21" />
      <circle className={css.line} cx="80" cy="66" r="14" />
      <circle className={css.line} cx="80" cy="66" r="7" />
      <rect className={css.bright} x="66" y="28" width="28" height="12" rx="3" />
      <path className={css.text} d="M71 34h14" />
    </>
  ),
};

/** Drawing of a telephone; the model's name stands beside it. */
export function PhoneDrawing({ picture }: { picture: DeskphonePicture }) {
  return (
    <svg className={css.drawing} viewBox="0 0 160 124" fill="none" aria-hidden="true">
      {drawings[picture]}
    </svg>
  );
}
