import type { UsageRecord } from '@jackfield/contract/api/usage';
import { otherNumber, ownNumber } from './outcome.ts';
import type { PastCall } from './usage-page.tsx';

/** A call as it came in. */
export const pastOf = (record: UsageRecord): PastCall => ({
  number: ownNumber(record),
  from: otherNumber(record) || null,
  at: record.date,
});
