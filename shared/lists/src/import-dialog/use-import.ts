import { useConfirm } from '@jackfield/kit/ui/overlay';
import { useRef, useState } from 'react';
import type { ImportColumns, ImportLine } from './columns.ts';
import { type MarkedLine, readLine, type ReadLine, type Unreadable } from './mark-lines.ts';
import { refusedRows } from './refused-rows.ts';
import { type ReadLines, useColumns } from './use-columns.ts';

/** What follows when lines were added. */
type Ends<Answer> = Pick<
  NonNullable<Parameters<typeof useConfirm<Answer>>[1]>,
  'done' | 'onDone' | 'settle'
>;

export interface ImportSteps<Field extends string, Wanted, Mark extends string, Answer>
  extends Ends<Answer> {
  columns: ImportColumns<Field>;
  /** Lines that an import takes. */
  most: number;
  /** What a row asks for; null, or the reason, where that cannot be told. */
  read(row: ImportLine<Field>): Wanted | null | Unreadable;
  /** What becomes of each line, by a dry run. */
  mark(lines: readonly ReadLine<Wanted>[]): Promise<readonly MarkedLine<Wanted, Mark>[]>;
  add(fresh: readonly MarkedLine<Wanted, Mark>[]): Promise<Answer>;
}

/**
 * Steps of an import: a text, which column of it is which, its lines with marks, then those that
 * are new are added (annex J7).
 */
export function useImport<Field extends string, Wanted, Mark extends string, Answer>(
  steps: ImportSteps<Field, Wanted, Mark, Answer>,
) {
  const [text, setText] = useState('');
  const source = useRef('');
  const [marked, setMarked] = useState<readonly MarkedLine<Wanted, Mark>[] | null>(null);
  const [isEmpty, setEmpty] = useState(false);
  const [isCut, setCut] = useState(false);
  const columns = useColumns(steps.columns, steps.most);
  const fresh = (marked ?? []).filter((line) => line.mark === 'new');

  /** Marks the lines; those that the server refuses by themselves do not keep it from the others. */
  async function mark(lines: readonly ReadLine<Wanted>[]) {
    try {
      return await steps.mark(lines);
    } catch (error) {
      const refused = refusedRows(error);
      if (refused.size === 0) throw error;
      let place = -1;
      return steps.mark(
        lines.map((line) => {
          if (line.wanted !== null) place += 1;
          const [fault] = (line.wanted !== null && refused.get(place)) || [];
          return fault ? { ...line, wanted: null, reason: fault.message } : line;
        }),
      );
    }
  }

  async function markAll(found: ReadLines<Field> | null) {
    if (found === null) return;
    setEmpty(found.lines.length === 0);
    setCut(found.isCut);
    if (found.lines.length === 0) return columns.close();
    setMarked(await mark(found.lines.map((line) => readLine(line, steps.read(line)))));
  }

  const checked = useConfirm(async () => markAll(await columns.read(source.current)));
  const chosen = useConfirm(async () => markAll(columns.confirm()));
  const added = useConfirm(() => steps.add(fresh), steps);
  return {
    text,
    setText(next: string) {
      source.current = next;
      setText(next);
      setEmpty(false);
    },
    /** Checks the text of a file, which may be too long for a field. */
    takeFile(content: string) {
      source.current = content;
      void checked.run();
    },
    columns,
    /** Null until the lines were checked. */
    marked,
    fresh,
    isEmpty,
    isCut,
    /** The step that comes next. */
    step: marked ? added : columns.isOpen ? chosen : checked,
    back() {
      setMarked(null);
      columns.close();
    },
    changeColumns() {
      setMarked(null);
      columns.open();
    },
  };
}

export type ImportWork<Field extends string, Wanted, Mark extends string> = ReturnType<
  typeof useImport<Field, Wanted, Mark, unknown>
>;
