import { exportTeammates, type TeammateColumn } from '@jackfield/contract/api/teammate-export';
import type { TeammateListQuery } from '@jackfield/contract/api/teammate';
import { call } from '@jackfield/runtime';

/** The listing under its search and filters as a CSV file with these columns. */
export function exportPeople(
  { pageNum: _page, limit: _limit, ...query }: TeammateListQuery,
  columns: readonly TeammateColumn[],
): Promise<Blob> {
  return call(exportTeammates, { query: { ...query, columns: columns.join(',') } });
}
