import { useConfirm } from '@jackfield/kit/ui/overlay';
import { useState } from 'react';

/** What follows when lines were added. */
type Ends<Answer> = Pick<
  NonNullable<Parameters<typeof useConfirm<Answer>>[1]>,
  'done' | 'onDone' | 'settle'
>;

export interface ImportSteps<Line, Marked extends { readonly mark: string }, Answer>
  extends Ends<Answer> {
  /** The lines of a text; `isCut` where it has more of them than an import takes. */
  read(text: string): { readonly lines: readonly Line[]; readonly isCut: boolean };
  /** What becomes of each line, by a dry run. */
  mark(lines: readonly Line[]): Promise<readonly Marked[]>;
  add(fresh: readonly Marked[]): Promise<Answer>;
}

/** Steps of an import: a text, its lines with marks, then those that are new are added (annex J7). */
export function useImport<Line, Marked extends { readonly mark: string }, Answer>(
  steps: ImportSteps<Line, Marked, Answer>,
) {
  const [text, setText] = useState('');
  const [marked, setMarked] = useState<readonly Marked[] | null>(null);
  const [isEmpty, setEmpty] = useState(false);
  const [isCut, setCut] = useState(false);
  const fresh = (marked ?? []).filter(({ mark }) => mark === 'new');

  const checked = useConfirm(async () => {
    const { lines, isCut: hasMore } = steps.read(text);
    setEmpty(lines.length === 0);
    setCut(hasMore);
    if (lines.length > 0) setMarked(await steps.mark(lines));
  });
  const added = useConfirm(() => steps.add(fresh), steps);
  return {
    text,
    setText(next: string) {
      setText(next);
      setEmpty(false);
    },
    /** Null until the lines were checked. */
    marked,
    fresh,
    isEmpty,
    isCut,
    /** The step that comes next. */
    step: marked ? added : checked,
    back: () => setMarked(null),
  };
}

export type ImportWork<Marked extends { readonly mark: string }> = ReturnType<
  typeof useImport<never, Marked, unknown>
>;
