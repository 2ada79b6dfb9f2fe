import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { useEffect } from 'react';
import type { Rows } from './rows.ts';

/** A row that is in the page, or the height in px of the rows left out in its place. */
export type WindowPart = { index: number } | { gap: number; before: number };

export interface RowWindow {
  parts: readonly WindowPart[];
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

const overscan = 12;

/** Which rows of a long list are in the page: those in sight and a few around them (P9). */
export function useWindow<Row>(rows: Rows<Row>, options: WindowOptions): RowWindow {
  const { scroller, height, head, keep } = options;
  const { count, onRange } = rows;
  const isEndless = onRange !== undefined;
  // The compiler leaves this hook as it is, and nothing of it reaches a memoized component.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count,
    enabled: isEndless,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan,
    scrollMargin: head,
    scrollPaddingStart: head,
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      if (keep >= count || indexes.includes(keep)) return indexes;
      return [...indexes, keep].toSorted((a, b) => a - b);
    },
  });
  const first = virtual.range?.startIndex;
  const last = virtual.range?.endIndex;
  useEffect(() => {
    if (first !== undefined && last !== undefined) onRange?.(first, last);
  }, [first, last, onRange]);
  useEffect(() => {
    virtual.measure();
  }, [virtual, height]);

  if (!isEndless) {
    const parts = Array.from({ length: count }, (_unused, index) => ({ index }));
    return { parts, show: () => undefined };
  }
  const indexes = virtual.getVirtualItems().map(({ index }) => index);
  return { parts: withGaps(indexes, count, height), show: (index) => virtual.scrollToIndex(index) };
}

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
