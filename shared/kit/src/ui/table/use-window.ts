import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  covers,
  type Drawn,
  drawMore,
  firstDrawn,
  isSame,
  scrolled,
  type Stretch,
} from './drawn.ts';
import type { Rows } from './rows.ts';

/** At a race, rows are drawn in full when none of them has gone for so long, ms. */
const racingPause = 40;

/** A row that is in the page, or the height in px of the rows left out in its place. */
export type WindowPart = { index: number } | { gap: number; before: number };

export interface RowWindow {
  parts: readonly WindowPart[];
  /** Whether a row shows all its columns; one scrolled to at speed begins with the first. */
  isFull(index: number): boolean;
  show(index: number): void;
}

interface WindowOptions {
  scroller: RefObject<HTMLElement | null>;
  /** Height of a row and of the head that stays above the rows, px. */
  height: number;
  head: number;
  /** A row that stays in the page though out of sight, because it holds the focus. */
  keep: number;
}

/** Which rows of a long list are in the page: those in sight and a few around them (P9). */
export function useWindow<Row>(rows: Rows<Row>, options: WindowOptions): RowWindow {
  const { scroller, height, head, keep } = options;
  const { count, onRange } = rows;
  const isEndless = onRange !== undefined;
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const see = (sight: Stretch) =>
    setDrawn((now) => (now === null ? firstDrawn(sight) : scrolled(now, sight)));
  // oxlint-disable-next-line react/incompatible-library -- the compiler leaves this hook as it is, and nothing of it reaches a memoized component
  const virtual = useVirtualizer({
    count,
    enabled: isEndless,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 0,
    scrollMargin: head,
    scrollPaddingStart: head,
    // Drawing within the event of scrolling costs its frame a second layout, so that it is done
    // only for rows that would be missing.
    useFlushSync: false,
    onChange({ range }, isScrolling) {
      const sight = range && { first: range.startIndex, last: range.endIndex };
      if (isScrolling && sight && drawn && !covers(drawn.full, sight)) flushSync(() => see(sight));
    },
  });
  const inSight = isEndless ? virtual.getVirtualItems() : [];
  const first = inSight[0]?.index;
  const last = inSight.at(-1)?.index;
  const isNew = first !== drawn?.sight.first || last !== drawn?.sight.last;
  if (first !== undefined && last !== undefined && isNew) see({ first, last });
  useEffect(() => {
    if (first !== undefined && last !== undefined) onRange?.(first, last);
  }, [first, last, onRange]);
  useEffect(() => {
    virtual.measure();
  }, [virtual, height]);
  useEffect(() => {
    if (drawn === null) return undefined;
    const next = drawMore(drawn, count);
    if (isSame(next.full, drawn.full)) return undefined;
    let frame = 0;
    const draw = () => {
      frame = requestAnimationFrame(() => setDrawn(next));
    };
    const timer = drawn.isRacing ? setTimeout(draw, racingPause) : undefined;
    if (timer === undefined) draw();
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, [drawn, count]);

  if (!isEndless) {
    const parts = indexesOf(0, count - 1).map((index) => ({ index }));
    return { parts, isFull: () => true, show: () => undefined };
  }
  return {
    parts: withGaps(drawn ? inPage(drawn, keep, count) : [], count, height),
    isFull: (index) => index === keep || drawn === null || isWithin(drawn.full, index),
    show: (index) => virtual.scrollToIndex(index),
  };
}

const isWithin = ({ first, last }: Stretch, index: number) => first <= index && index <= last;

/** Places of the rows in the page, in their order. */
function inPage({ full, sight }: Drawn, keep: number, count: number): number[] {
  const stretches = [full, sight].flatMap(({ first, last }) => indexesOf(first, last));
  return [...new Set([...stretches, keep])]
    .filter((place) => place >= 0 && place < count)
    .toSorted((a, b) => a - b);
}

const indexesOf = (first: number, last: number) =>
  Array.from({ length: Math.max(last - first + 1, 0) }, (_unused, at) => first + at);

/** Rows in their order with the heights of what is left out between, before and after them. */
export function withGaps(indexes: readonly number[], count: number, height: number): WindowPart[] {
  const parts: WindowPart[] = [];
  let next = 0;
  for (const index of [...indexes, count]) {
    if (index > next) parts.push({ gap: (index - next) * height, before: index });
    if (index < count) parts.push({ index });
    next = index + 1;
  }
  return parts;
}
