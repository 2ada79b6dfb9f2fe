import type { Database } from '../../server/src/platform/database.ts';

/** Copies an account with its people so many times: other ids and emails, the same of everything else. */
export function copyAccount(
  db: Pick<Database, 'pool'>,
  tenantId: string,
  copies: number,
): Promise<void>;
