import {
  type CellChange,
  type ImportAnswer,
  type ImportField,
  type ImportRow,
  mostImported,
  mostInBatch,
} from '@jackfield/contract/api/batch';
import { useWriteImpact } from '@jackfield/call-routing/call-flow';
import { isOtherPrice, quoteOptions } from '@jackfield/kit/price-box';
import { useRequestKey } from '@jackfield/kit/request-key';
import { useConfirm } from '@jackfield/kit/ui/overlay';
import { type ReadLines, useColumns } from '@jackfield/lists/import-dialog';
import { notify } from '@jackfield/runtime';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { refreshLists } from '../people/api/cached-people.ts';
import { peopleKeys } from '../people/api/keys.ts';
import {
  importPeople,
  runOptions,
  startRun,
  tellImport,
  tryImport,
} from '../people/api/import-people.ts';
import { type UserColumn, userColumns } from './columns.ts';
import { rowOf } from './read-rows.ts';

/** Typing counts after this pause. */
const pause = 400;

/** What the server would make of the rows, asked anew when they change (annex J7). */
function useCheck(rows: readonly ImportRow[]) {
  const [settled, setSettled] = useState(rows);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(rows), pause);
    return () => clearTimeout(timer);
  }, [rows]);
  const check = useQuery<ImportAnswer>({
    queryKey: ['import', settled],
    queryFn: ({ signal }) => tryImport(settled, signal),
    enabled: settled.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
  const isCurrent = settled === rows && check.isSuccess && !check.isPlaceholderData;
  return { answer: check.data, error: check.error, isCurrent, again: check.refetch };
}

/** How many of each part of the rows that are sent can be invited: a part is a line of the invoice. */
function countsOf(all: ImportAnswer['rows']): number[] {
  const checks = all.filter(({ result }) => result !== 'same');
  const batches = Math.ceil(checks.length / mostInBatch);
  return Array.from(
    { length: batches },
    (_batch, at) =>
      checks
        .slice(at * mostInBatch, (at + 1) * mostInBatch)
        .filter(({ result }) => result === 'added').length,
  );
}

/** What users cost together, part by part. */
function usePrice(counts: readonly number[]) {
  const items = counts.flatMap((count) => (count > 0 ? [`user*${count}`] : [])).join(',');
  const quote = useQuery({
    ...quoteOptions({ items }),
    enabled: items !== '',
    placeholderData: keepPreviousData,
  });
  const shown = quote.isPlaceholderData ? undefined : quote.data;
  const totals = counts.map((count) => {
    const line = shown?.lines.find(({ quantity, times }) => quantity === count * times);
    return line?.each.total ?? null;
  });
  return { quote, shown, totals };
}

/** What was saved of a file: the rows that were sent, and what became of each. */
export interface Imported extends ImportAnswer {
  readonly sent: readonly ImportRow[];
}

/** Rows that are no news are not sent; of the others, what was shown of them is. */
function seenRows(rows: readonly ImportRow[], checks: ImportAnswer['rows']): ImportRow[] {
  return rows.flatMap((row, at) => {
    const { result, changes = [] } = checks[at] ?? {};
    if (result === 'same') return [];
    if (result === 'added') return [{ ...row, seen: null }];
    if (result !== 'changed') return [row];
    const seen = Object.fromEntries(changes.map(({ field, before }) => [field, before]));
    return [{ ...row, seen }];
  });
}

const callersMeet: readonly ImportField[] = ['extension', 'teams'];

/** Whether a change is of anything that callers can meet. */
const movesCallers = (seen: ImportRow['seen']) =>
  callersMeet.some((field) => seen?.[field] !== undefined);

const noRows: readonly ImportRow[] = [];

/** The way from pasted rows over their check to the batch (annex J7). */
export function useImport() {
  const client = useQueryClient();
  const [text, setText] = useState('');
  const source = useRef('');
  const [read, setRead] = useState<ReadLines<UserColumn> | null>(null);
  const [rows, setRows] = useState<readonly ImportRow[]>(noRows);
  const [done, setDone] = useState<Imported | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { answer, error, isCurrent, again } = useCheck(rows);
  const key = useRequestKey();

  const columns = useColumns(userColumns, mostImported);
  const show = (found: ReadLines<UserColumn> | null) => {
    setRead(found);
    setRows((found?.lines ?? []).map(rowOf));
    if (found?.lines.length === 0) columns.close();
  };
  const reading = useConfirm(async () => show(await columns.read(source.current)));
  const take = (content: string) => {
    source.current = content;
    void reading.run();
  };
  const back = () => {
    show(null);
    columns.close();
  };
  const changeColumns = () => {
    show(null);
    columns.open();
  };
  const change = useCallback((at: number, field: ImportField, value: string) => {
    setRows((before) => before.map((row, i) => (i === at ? { ...row, [field]: value } : row)));
  }, []);
  /** Changes a cell all the same that somebody else changed meanwhile, as it is shown now. */
  const overwrite = useCallback((at: number, { field, before }: CellChange) => {
    setRows((all) =>
      all.map((row, i) => (i === at ? { ...row, seen: { ...row.seen, [field]: before } } : row)),
    );
  }, []);
  const remove = useCallback((at: number) => {
    setRows((before) => before.filter((_row, i) => i !== at));
  }, []);

  // Answers to rows that were taken away meanwhile would stand beside others.
  const checks = answer?.rows.length === rows.length ? answer.rows : [];
  const ready = checks.filter(({ result }) => result === 'added').length;
  const sent = seenRows(rows, checks);
  const isLong = sent.length > mostInBatch;
  const { quote, shown, totals } = usePrice(countsOf(checks));
  const saved = { rows: sent, shownTotal: shown?.total };
  const moving = sent.filter((row) => movesCallers(row.seen));
  const noticed = useWriteImpact(moving.length > 0 ? JSON.stringify(sent) : null, (options) =>
    tellImport(isLong ? moving : sent, options),
  );
  const background = useQuery(runOptions());
  const run = background.data ?? null;
  const [ownRun, setOwnRun] = useState<string>();
  const [leftRun, setLeftRun] = useState<string>();
  const isRunShown =
    run !== null && run.id !== leftRun && (run.state !== 'done' || run.id === ownRun);
  const isOver = isRunShown && run.state !== 'running';
  useEffect(() => {
    if (isOver) void refreshLists(client);
  }, [client, isOver]);
  /** Rows that were not looked at come back, to be checked anew. */
  const checkLeft = () => {
    setRows(run?.left ?? noRows);
    setLeftRun(run?.id);
  };
  const leaveRun = () => setLeftRun(run?.id);

  const send = async () => {
    setBusy(true);
    try {
      if (isLong) {
        const started = await startRun(sent, totals);
        client.setQueryData(runOptions().queryKey, started);
        setOwnRun(started.id);
        return;
      }
      const { shownTotal } = saved;
      const options = { shownTotal, ...noticed.asSeen, idempotencyKey: key.of(saved) };
      const result = await importPeople(sent, options);
      if (result.batch === null) await again();
      else setDone({ ...result, sent });
      await Promise.all([
        refreshLists(client),
        client.invalidateQueries({ queryKey: peopleKeys.records }),
      ]);
    } catch (failure) {
      // Other rows can be saved by now, or each of them costs something else.
      await again();
      if (isOtherPrice(failure)) await quote.refetch();
      notify.failure(failure);
    } finally {
      setBusy(false);
    }
  };

  const asked = columns.isOpen ? 'columns' : 'source';
  const begun = rows.length > 0 ? 'grid' : asked;
  const step = done ? 'done' : isRunShown ? 'run' : begun;
  return {
    step,
    text,
    setText,
    take,
    reading,
    columns,
    useTheseColumns: () => show(columns.confirm()),
    changeColumns,
    back,
    read,
    rows,
    change,
    overwrite,
    remove,
    checks,
    /** What callers will notice, where the rows move any. */
    noticed,
    ready,
    quote,
    /** The price of who can be invited; undefined until it is known. */
    shown,
    room: answer?.room ?? null,
    error,
    isCurrent,
    isBusy,
    send,
    done,
    /** The last import in the background. */
    run,
    checkLeft,
    leaveRun,
  } as const;
}
export type Import = ReturnType<typeof useImport>;
