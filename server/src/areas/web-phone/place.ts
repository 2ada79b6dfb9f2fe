import type { ServiceAddress } from '@jackfield/contract';
import type { PhonePlace } from '@jackfield/contract/api/web-phone';
import { draftOfService } from '@jackfield/domain/address-rules';
import { sql } from 'kysely';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { appendEvents } from '../../platform/events.ts';
import { refuseAddress } from '../address/refuse-address.ts';
import { ownerEvent } from '../devices/repository.ts';
import { registeredAddress } from '../emergency/board.ts';

/** Milliseconds for which an answer holds: people take their computers home. */
const holdsFor = 86_400_000;
/** Addresses that are offered; nobody reads more of them before a call for help. */
const mostOthers = 6;

/** Addresses of the person, the company and its numbers that the address service has found. */
async function selectKnown(
  tx: Tx,
  { tenantId, teammateId }: { readonly tenantId: string; readonly teammateId: string },
): Promise<ServiceAddress[]> {
  const { rows } = await sql<{ address: ServiceAddress }>`
    with used as (
      select e911_address as address, 0 as place from teammate
        where tenant_id = ${tenantId} and id = ${teammateId}
      union all select e911_address, 1 from phone_number
        where tenant_id = ${tenantId} and owner_type = 'teammate' and owner_id = ${teammateId}
      union all select e911_address, 2 from tenant where id = ${tenantId}
      union all select e911_address, 3 from phone_number
        where tenant_id = ${tenantId} and owner_type = 'company'
    )
    select address from used join address_check k using (address)
    where k.tenant_id = ${tenantId} and k.verdict = 'valid'
    group by address order by min(place), address::text limit ${mostOthers + 1}`.execute(tx);
  return rows.map(({ address }) => address);
}

const isSame = (one: ServiceAddress, other: ServiceAddress | null) =>
  other !== null &&
  Object.entries(one).every(([part, text]) => other[part as keyof ServiceAddress] === text);

/** Where help is sent to that the web phone of the session calls. Throws 404 where it has none. */
export async function placeOf(tx: Tx, context: RequestContext): Promise<PhonePlace> {
  const { tenantId, teammateId, sessionId } = signedIn(context);
  const phone = await tx
    .selectFrom('device')
    .select(['e911_address as address', 'e911_until as until'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  if (phone === undefined) throw notFound();
  const { address, until } = phone;
  const isTold = address !== null && until !== null && until > context.clock.now();
  const registered = await registeredAddress(tx, { tenantId, teammateId });
  const known = await selectKnown(tx, { tenantId, teammateId });
  return {
    told: isTold ? { address, until: until.toISOString() } : null,
    registered,
    others: known.filter((each) => !isSame(each, registered)).slice(0, mostOthers),
  };
}

/**
 * Keeps for a day where the person is, and tells exchanges. The address service is asked afterwards,
 * as of every other address: who needs help waits for nobody. Throws 400 for what is no address, and
 * 404 where the session has no web phone.
 */
export async function setPlace(
  context: RequestContext,
  address: ServiceAddress,
): Promise<PhonePlace> {
  const { tenantId, teammateId, sessionId, country } = signedIn(context);
  refuseAddress(draftOfService(address, country), 'service', 'address');
  const now = context.clock.now();
  return context.db.tenant(tenantId, async (tx) => {
    const event = await ownerEvent(tx, { tenantId, teammateId });
    await tx
      .updateTable('device')
      .set({
        e911_address: JSON.stringify(address),
        e911_until: new Date(now.getTime() + holdsFor),
      })
      .where('session_id', '=', sessionId)
      .execute();
    const place = await placeOf(tx, context);
    await appendEvents(tx, tenantId, [event], now);
    return place;
  });
}
