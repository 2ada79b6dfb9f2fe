import type { ShownFinding } from './shown.ts';

/** A piece of a text: as it is, or marked for what offends in it. */
export interface Piece {
  readonly text: string;
  readonly mark: 'block' | 'warn' | null;
}

/** A text cut where its marks begin and end; a block hides a warning at the same place. */
export function piecesOf(text: string, findings: readonly ShownFinding[]): Piece[] {
  const spans = findings.flatMap(({ state, spans: places }) =>
    state === 'block' || state === 'warn' ? places.map((span) => ({ ...span, mark: state })) : [],
  );
  const cuts = [...new Set([0, text.length, ...spans.flatMap(({ start, end }) => [start, end])])]
    .filter((cut) => cut >= 0 && cut <= text.length)
    .sort((a, b) => a - b);
  return cuts.slice(0, -1).map((start, at) => {
    const end = cuts[at + 1] ?? start;
    const over = spans.filter((span) => span.start <= start && span.end >= end);
    const mark = over.some((span) => span.mark === 'block') ? 'block' : (over[0]?.mark ?? null);
    return { text: text.slice(start, end), mark };
  });
}
