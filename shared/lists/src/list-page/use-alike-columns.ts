import type { Column, Rows } from '@jackfield/kit/ui/table';
import { useMemo, useState } from 'react';
import { type AlikeColumns, alikeColumns, noneAlike } from './alike-columns.ts';
import { isNarrowed, type ListParams } from './list-params.ts';

interface Listed<Row> {
  columns: readonly Column<Row>[];
  rows: Rows<Row>;
  total: number | null;
  alikeIn?: readonly string[] | undefined;
  loading: boolean;
  params: ListParams;
}

const isSame = (one: AlikeColumns, other: AlikeColumns) =>
  one.size === other.size && [...one].every(([key, value]) => other.get(key) === value);

/**
 * Columns in which every row of the list says the same. A search leaves them as they were: some of
 * the rows are alike where all are, and columns that come and go would move under the reader.
 */
export function useAlikeColumns<Row>(listed: Listed<Row>): AlikeColumns {
  const { columns, rows, total, alikeIn, loading, params } = listed;
  const isPart = rows.count === 0 || (alikeIn === undefined && isNarrowed(params));
  const found = useMemo(
    () => (loading || isPart ? null : alikeColumns({ columns, rows, total, alikeIn })),
    [loading, isPart, columns, rows, total, alikeIn],
  );
  const [known, setKnown] = useState(noneAlike);
  if (found === null || isSame(found, known)) return known;
  setKnown(found);
  return found;
}
