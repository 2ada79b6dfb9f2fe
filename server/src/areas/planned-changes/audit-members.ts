import type { PlannedRow } from './tables.ts';

/** Members of a planned change in the history: when, and what it is about. */
export const auditPlanned = ({ at, parts }: Pick<PlannedRow, 'at' | 'parts'>) => ({
  at: at.toISOString(),
  records: parts.map(({ name }) => name),
});
