import type { SipServer } from '@jackfield/contract/api/device';
import type { Tx } from '../../platform/database.ts';

/** Milliseconds after which an exchange that was not heard of may have lost its phones. */
export const silence = 2 * 60_000;

/** Where phones sign in: at an exchange that is heard of, the same one each time; null for none. */
export async function sipServer(tx: Tx, now: Date): Promise<SipServer | null> {
  const row = await tx
    .selectFrom('exchange')
    .select(['sip_host as host', 'sip_port as port', 'sip_transport as transport'])
    .where('heard_at', '>=', new Date(now.getTime() - silence))
    .orderBy('name')
    .executeTakeFirst();
  return row ?? null;
}
