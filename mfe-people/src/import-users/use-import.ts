import type { BatchAnswer, ImportField, ImportRow } from '@jackfield/contract/api/batch';
import { isOtherPrice, quoteOptions } from '@jackfield/kit/price-box';
import { notify } from '@jackfield/runtime';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { refreshLists } from '../people/api/cached-people.ts';
import { importPeople, tryImport } from '../people/api/import-people.ts';
import { type ReadRows, readRows } from './read-rows.ts';

/** Typing counts after this pause. */
const pause = 400;

/** What the server would make of the rows, asked anew when they change (annex J7). */
function useCheck(rows: readonly ImportRow[]) {
  const [settled, setSettled] = useState(rows);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(rows), pause);
    return () => clearTimeout(timer);
  }, [rows]);
  const check = useQuery<BatchAnswer>({
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

/** What so many users cost together. */
function usePrice(users: number) {
  const quote = useQuery({
    ...quoteOptions({ items: `user*${users}` }),
    enabled: users > 0,
    placeholderData: keepPreviousData,
  });
  return { quote, shown: quote.isPlaceholderData ? undefined : quote.data };
}

const noRows: readonly ImportRow[] = [];

/** The way from pasted rows over their check to the batch (annex J7). */
export function useImport() {
  const client = useQueryClient();
  const [text, setText] = useState('');
  const [read, setRead] = useState<ReadRows | null>(null);
  const [rows, setRows] = useState<readonly ImportRow[]>(noRows);
  const [done, setDone] = useState<BatchAnswer | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { answer, error, isCurrent, again } = useCheck(rows);

  const take = (source: string) => {
    const found = readRows(source);
    setRead(found);
    setRows(found.rows);
  };
  const back = () => {
    setRead(null);
    setRows(noRows);
  };
  const change = useCallback((at: number, field: ImportField, value: string) => {
    setRows((before) => before.map((row, i) => (i === at ? { ...row, [field]: value } : row)));
  }, []);
  const remove = useCallback((at: number) => {
    setRows((before) => before.filter((_row, i) => i !== at));
  }, []);

  // Answers to rows that were taken away meanwhile would stand beside others.
  const checks = answer?.rows.length === rows.length ? answer.rows : [];
  const ready = checks.filter(({ result }) => result === 'added').length;
  const { quote, shown } = usePrice(ready);

  const send = async () => {
    setBusy(true);
    try {
      const result = await importPeople(rows, shown?.total);
      if (result.batch !== null) setDone(result);
      await refreshLists(client);
    } catch (failure) {
      // Fewer rows can be invited by now, or each of them costs something else.
      if (isOtherPrice(failure)) await Promise.all([again(), quote.refetch()]);
      notify.failure(failure);
    } finally {
      setBusy(false);
    }
  };

  const step = done ? 'done' : rows.length > 0 ? 'grid' : 'source';
  return {
    step,
    text,
    setText,
    take,
    back,
    read,
    rows,
    change,
    remove,
    checks,
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
  } as const;
}
export type Import = ReturnType<typeof useImport>;
