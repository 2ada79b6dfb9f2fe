import type { Database } from '../../server/src/platform/database.ts';

/** Copies an account with all that it has so many times: other ids, emails and numbers, the same of everything else. */
export function copyAccount(
  db: Pick<Database, 'pool'>,
  tenantId: string,
  copies: number,
): Promise<void>;
