import {
  getImportColumns,
  mostHeadings,
  setImportColumns,
} from '@jackfield/contract/api/import-columns';
import { call, notify } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readTable, type TableLine } from '../spreadsheet/public.ts';
import {
  type ColumnGuess,
  guessColumns,
  headingKey,
  type ImportColumns,
  type ImportLine,
  isSecret,
  type KnownHeadings,
  linesByField,
  missingFields,
  widthOf,
} from './columns.ts';

/** Rows of a text by the fields that its columns are. */
export interface ReadLines<Field extends string> {
  readonly lines: readonly ImportLine<Field>[];
  /** The text has more of them than an import takes. */
  readonly isCut: boolean;
  /** Headings of columns that are skipped. */
  readonly skipped: readonly string[];
}

/** A column of a text, as it is shown for somebody to say what it is. */
export interface ShownColumn<Field extends string> {
  readonly at: number;
  /** Empty without headings. */
  readonly heading: string;
  readonly samples: readonly string[];
  readonly field: Field | null;
}

interface State<Field extends string> {
  readonly lines: readonly TableLine[];
  readonly isCut: boolean;
  readonly known: KnownHeadings;
  readonly choice: ColumnGuess<Field>;
}

const longestKey = 200;
const mostSamples = 3;

function shownColumns<Field extends string>({ lines, choice }: State<Field>) {
  const heads = lines[choice.headAt]?.cells ?? [];
  const data = lines.slice(choice.headAt + 1);
  return Array.from({ length: widthOf(lines) }, (_column, at): ShownColumn<Field> => {
    const written = data.map(({ cells }) => cells[at] ?? '').filter(Boolean);
    const samples = [...new Set(written)].slice(0, mostSamples);
    return { at, heading: heads[at] ?? '', samples, field: choice.fields[at] ?? null };
  }).filter(({ samples }) => samples.length > 0);
}

/**
 * Which column of a text is which: by its headings, by what the account said of them before, else
 * by what somebody says now, which is then remembered for the account.
 */
export function useColumns<Field extends string>(of: ImportColumns<Field>, most: number) {
  const client = useQueryClient();
  const [state, setState] = useState<State<Field> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const params = { kind: of.kind };

  function linesOf({ lines, isCut, choice }: State<Field>): ReadLines<Field> {
    const rows = linesByField(lines, choice, of);
    const heads = lines[choice.headAt]?.cells ?? [];
    return {
      lines: rows.slice(0, most),
      isCut: isCut || rows.length > most,
      skipped: heads.filter((heading, at) => heading && (choice.fields[at] ?? null) === null),
    };
  }

  /** Rows of a text; null where somebody has to say first which column is which. */
  async function read(text: string): Promise<ReadLines<Field> | null> {
    const table = readTable(text);
    if (table.lines.length === 0) return { ...table, lines: [], skipped: [] };
    const { headings } = await client.fetchQuery({
      queryKey: ['importColumns', of.kind],
      queryFn: ({ signal }) => call(getImportColumns, { params }, { signal }),
      // What was said a moment ago, here or by somebody else, counts.
      staleTime: 0,
    });
    const known = new Map(headings.map(({ heading, field }) => [heading, field]));
    const next = { ...table, known, choice: guessColumns(table.lines, of, { known }) };
    setState(next);
    setOpen(!next.choice.isSure);
    return next.choice.isSure ? linesOf(next) : null;
  }

  /** Keeps what somebody said otherwise than was known before. */
  async function remember({ lines, known, choice }: State<Field>): Promise<void> {
    const heads = lines[choice.headAt]?.cells ?? [];
    const before = guessColumns(lines, of, { known, hasHeads: true });
    const told = shownColumns({ lines, known, choice, isCut: false }).filter(
      ({ at, field, heading }) =>
        heading && !isSecret(heading) && (!before.isSure || before.fields[at] !== field),
    );
    if (heads.length === 0 || told.length === 0) return;
    const named = told.map(
      ({ heading, field }) => [headingKey(heading).slice(0, longestKey), field] as const,
    );
    // Of two columns of one heading, the one that is used says what it means.
    const meanings = new Map(named.toSorted((one, other) => Number(!!one[1]) - Number(!!other[1])));
    const headings = [...meanings]
      .filter(([key]) => key)
      .slice(0, mostHeadings)
      .map(([heading, field]) => ({ heading, field }));
    await call(setImportColumns, { params, body: { headings } });
  }

  return {
    read,
    /** Whether somebody is asked which column is which. */
    isOpen,
    /** Columns with anything in them, but those of passwords. */
    columns: state ? shownColumns(state).filter(({ heading }) => !isSecret(heading)) : [],
    secrets: state ? shownColumns(state).filter(({ heading }) => isSecret(heading)) : [],
    missing: state ? missingFields(of.columns, state.choice.fields) : [],
    /** Line of the text that the headings are, or would be, on; null where it has none. */
    headings: state && {
      line: state.lines[Math.max(0, state.choice.headAt)]?.line ?? 1,
      areThere: state.choice.headAt >= 0,
    },
    /** Whether there is anything to choose. */
    hasChoice: state !== null && widthOf(state.lines) > 1,
    setHeadings(hasHeads: boolean) {
      if (state === null) return;
      const { lines, known } = state;
      setState({ ...state, choice: guessColumns(lines, of, { known, hasHeads }) });
    },
    setField(at: number, field: Field | null) {
      if (state === null) return;
      const fields = Array.from({ length: widthOf(state.lines) }, (_column, place) =>
        place === at ? field : (state.choice.fields[place] ?? null),
      );
      setState({ ...state, choice: { ...state.choice, fields } });
    },
    /** Rows by the columns as they are chosen. */
    confirm(): ReadLines<Field> | null {
      if (state === null) return null;
      void remember(state).catch(notify.failure);
      setOpen(false);
      return linesOf(state);
    },
    open: () => setOpen(true),
    close: () => setOpen(false),
  };
}

export type Columns<Field extends string> = ReturnType<typeof useColumns<Field>>;
