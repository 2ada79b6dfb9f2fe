import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { useEffect } from 'react';
import type { Rows } from './rows.ts';

export interface RowWindow {
  indexes: number[];
  /** Heights of the rows left out above and below, px. */
  before: number;
  after: number;
  show(index: number): void;
}

const overscan = 12;

/** Which rows of a long list are in the page: those in sight and a few around them (P9). */
export function useWindow<Row>(
  rows: Rows<Row>,
  scroller: RefObject<HTMLElement | null>,
  height: number,
): RowWindow {
  const endless = rows.onRange !== undefined;
  // The compiler leaves this hook as it is, and nothing of it reaches a memoized component.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: rows.count,
    enabled: endless,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan,
  });
  const items = virtual.getVirtualItems();
  const first = items[0]?.index;
  const last = items.at(-1)?.index;
  const { onRange } = rows;
  useEffect(() => {
    if (first !== undefined && last !== undefined) onRange?.(first, last);
  }, [first, last, onRange]);
  useEffect(() => {
    virtual.measure();
  }, [virtual, height]);

  if (!endless) {
    const indexes = Array.from({ length: rows.count }, (_unused, index) => index);
    return { indexes, before: 0, after: 0, show: () => undefined };
  }
  return {
    indexes: items.map(({ index }) => index),
    before: items[0]?.start ?? 0,
    after: virtual.getTotalSize() - (items.at(-1)?.end ?? 0),
    show: (index) => virtual.scrollToIndex(index),
  };
}
