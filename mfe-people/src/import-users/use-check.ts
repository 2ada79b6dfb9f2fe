import type { BatchAnswer, ImportRow } from '@jackfield/contract/api/batch';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { tryImport } from '../people/api/import-people.ts';

/** Typing counts after this pause. */
const pause = 400;

/** What the server would make of the rows, asked anew when they change (annex J7). */
export function useCheck(rows: readonly ImportRow[]) {
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
  return { answer: check.data, error: check.error, isCurrent };
}
