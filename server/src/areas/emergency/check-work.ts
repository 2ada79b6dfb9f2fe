import type { AddressCheck } from '../../emergency-addresses/address-check.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { WorkKind } from '../../platform/due-work.ts';
import { keepChecks } from './checks.ts';

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly addressCheck: AddressCheck;
}

/** Addresses of one account that are asked about in one step. */
const mostAtOnce = 50;

/**
 * Asks the address service about each address that was saved and not checked yet; the trigger
 * `want_address_check` makes it due, whichever way an address was saved. Help is called by 911 in
 * the USA and Canada alone.
 */
export function createAddressCheckWork({ db, clock, addressCheck }: Parts): WorkKind {
  return {
    kind: 'addressCheck',
    async advance({ tenantId }) {
      const open = await db.tenant(tenantId, (tx) =>
        tx
          .selectFrom('address_check as c')
          .innerJoin('tenant as a', 'a.id', 'c.tenant_id')
          .select('c.address')
          .where('c.tenant_id', '=', tenantId)
          .where('c.verdict', 'is', null)
          .where('a.country', 'in', ['USA', 'CAN'])
          .limit(mostAtOnce)
          .execute(),
      );
      const answers: Parameters<typeof keepChecks>[2][number][] = [];
      const failures: unknown[] = [];
      for (const { address } of open) {
        try {
          answers.push({ address, checked: await addressCheck.check(address) });
        } catch (error) {
          failures.push(error);
        }
      }
      // Nothing was learned: the whole step is repeated later.
      if (answers.length === 0 && failures.length > 0) throw failures[0];
      return async (tx) => {
        const at = clock.now();
        await keepChecks(tx, tenantId, answers, at);
        if (failures.length > 0) return new Date(at.getTime() + 30_000);
        return open.length < mostAtOnce ? null : at;
      };
    },
  };
}
