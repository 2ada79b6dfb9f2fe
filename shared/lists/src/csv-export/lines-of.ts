/** A row of a table that was pasted or read from a file. */
export interface TableLine {
  /** From 1, as the text has it: an editor shows it there. */
  readonly line: number;
  readonly cells: readonly string[];
}

const breaks = /\r\n|\r|\n/g;

/** Rows as they were parsed, with empty ones, by the line that each begins on; empty ones are left out. */
export function linesOf(rows: readonly (readonly string[])[]): TableLine[] {
  let next = 1;
  return rows.flatMap((cells) => {
    const line = next;
    const inside = cells.map((cell) => cell.match(breaks)?.length ?? 0);
    next += 1 + inside.reduce((sum, count) => sum + count, 0);
    return cells.every((cell) => cell.trim() === '') ? [] : [{ line, cells }];
  });
}
