import type { AccountCountry } from '@jackfield/contract';
import { insertAll } from '../insert.ts';
import { daysAgo } from '../times.ts';
import { type Loading, ownerOf } from './loading.ts';

interface Blocked {
  readonly direction: 'outbound' | 'inbound';
  readonly number?: string;
  /** Outbound entries only. */
  readonly country?: string;
}

/** What each demo account blocks. */
const entries: Readonly<Record<AccountCountry, readonly Blocked[]>> = {
  USA: [
    { direction: 'outbound', number: '+18095550134', country: 'DOM' },
    { direction: 'outbound', number: '+12055550190', country: 'USA' },
    { direction: 'outbound', country: 'PRK' },
    { direction: 'inbound', number: '+12055550166' },
    { direction: 'inbound', number: '+12055550177' },
  ],
  CAN: [{ direction: 'inbound', number: '+14165550166' }],
  MYS: [{ direction: 'outbound', country: 'PRK' }],
};

/** Blocked numbers, countries and callers. */
export async function loadBlacklist({ tx, account, tenantId, now, id }: Loading): Promise<void> {
  const rows = entries[account.country].map(({ direction, number, country }, index) => ({
    id: id('blacklist', `${index}`),
    tenant_id: tenantId,
    direction,
    blacklist_type: number === undefined ? ('country' as const) : ('number' as const),
    number: number ?? null,
    country: country ?? null,
    blocked_by: id('teammate', ownerOf(account).email),
    created_at: daysAgo(now, 20 - index),
    updated_at: daysAgo(now, 20 - index),
  }));
  await insertAll(tx, 'blacklist_entry', rows);
}
