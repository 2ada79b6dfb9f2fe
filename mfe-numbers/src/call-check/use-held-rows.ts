import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { findingKey, type StoredFinding } from './use-findings.ts';

/** The rows as they stood when one was put right, and which ones were. */
interface Held {
  readonly rows: readonly StoredFinding[];
  readonly fixed: ReadonlySet<string>;
}

/**
 * Keeps the rows of a list where they are once one was put right, so that none slides under the
 * pointer: until it leaves the list, or something else is pressed or focused.
 */
export function useHeldRows(
  list: RefObject<HTMLElement | null>,
  { findings, isRunning }: { findings: readonly StoredFinding[]; isRunning: boolean },
) {
  const [held, setHeld] = useState<Held | null>(null);
  const hasLeft = useRef(false);
  const isHeld = held !== null;
  const release = () => setHeld(null);

  useEffect(() => {
    if (!isHeld) return;
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !list.current?.contains(target)) setHeld(null);
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [isHeld, list]);
  useEffect(() => {
    if (!isRunning && hasLeft.current) setHeld(null);
  }, [isRunning]);

  const now = new Map(findings.map((finding) => [findingKey(finding), finding]));
  const rows = held
    ? held.rows.map((row) => ({ ...row, ...now.get(findingKey(row)), severity: row.severity }))
    : findings;
  return {
    rows,
    /** Keys of rows that are no findings any more; true where they were put right here. */
    gone: new Map(
      rows.flatMap((row) => {
        const key = findingKey(row);
        return now.has(key) ? [] : [[key, held?.fixed.has(key) ?? false] as const];
      }),
    ),
    /** Keeps the rows, of which one is about to be put right. */
    hold(finding: StoredFinding): void {
      hasLeft.current = false;
      const fixed = new Set(held?.fixed).add(findingKey(finding));
      setHeld({ rows: held?.rows ?? findings, fixed });
    },
    release,
    pointer: {
      onPointerEnter: () => {
        hasLeft.current = false;
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        // A finger leaves with every tap, before the click.
        if (pointerType !== 'mouse') return;
        hasLeft.current = true;
        if (!isRunning) release();
      },
    },
  };
}
