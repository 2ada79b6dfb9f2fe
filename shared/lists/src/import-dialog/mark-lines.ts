import type { TableLine } from '../spreadsheet/public.ts';

/** A line of an import: what it asks for, null where that cannot be told. */
export interface ReadLine<Wanted> {
  /** From 1, as the text has it. */
  readonly line: number;
  readonly text: string;
  readonly wanted: Wanted | null;
  /** Why it cannot be told, where that is known. */
  readonly reason?: string;
}

const longestShown = 60;

/** Why a row cannot be told; undefined where nothing more can be said of it. */
export class Unreadable {
  readonly reason: string | undefined;
  constructor(reason: string | undefined) {
    this.reason = reason;
  }
}

/** A line with what it asks for, beside what was typed. */
export function readLine<Wanted>(
  { line, cells }: TableLine,
  wanted: Wanted | null | Unreadable,
): ReadLine<Wanted> {
  const text = cells.filter(Boolean).join(', ').slice(0, longestShown);
  if (!(wanted instanceof Unreadable)) return { line, text, wanted };
  const { reason } = wanted;
  return { line, text, wanted: null, ...(reason !== undefined && { reason }) };
}

/** A line with what the import makes of it; those marked `new` are added. */
export interface MarkedLine<Wanted, Mark extends string> extends ReadLine<Wanted> {
  readonly mark: Mark | 'new' | 'known' | 'same' | 'invalid';
  /** The earlier line that asks for the same, where it is one. */
  readonly first?: number;
}

/** What the lines ask for that can be read, in their order. */
export const wantedOf = <Wanted>(lines: readonly ReadLine<Wanted>[]): Wanted[] =>
  lines.flatMap(({ wanted }) => (wanted === null ? [] : [wanted]));

/**
 * Lines with the marks of those that can be read, which come in their order. `keyOf` says what two
 * lines have in common that ask for the same; another mark than new or known outlives that.
 */
export function markLines<Wanted, Mark extends string>(
  lines: readonly ReadLine<Wanted>[],
  marks: readonly (Mark | 'new' | 'known')[],
  keyOf: (wanted: Wanted) => string | null,
): MarkedLine<Wanted, Mark>[] {
  const left = [...marks];
  const firsts = new Map<string | null, number>();
  return lines.map((line) => {
    if (line.wanted === null) return { ...line, mark: 'invalid' };
    const mark = left.shift() ?? 'known';
    const key = keyOf(line.wanted);
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, line.line);
    const isSame = first !== undefined && (mark === 'new' || mark === 'known');
    return isSame ? { ...line, mark: 'same', first } : { ...line, mark };
  });
}
