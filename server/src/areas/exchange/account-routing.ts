import type { CallAnswer } from '@jackfield/contract';
import type { exchangeRouting } from '@jackfield/contract/api/exchange';
import type { Tx } from '../../platform/database.ts';
import { sql } from 'kysely';
import { ApiError, notFound } from '../../platform/errors.ts';
import { accountRow } from '../../platform/rows.ts';
import { latestVersions } from '../../relay/event-reader.ts';
import { selectShown } from '../call-handling/shown-numbers.ts';
import { selectRouting } from '../routing/rows.ts';
import { toConfig } from '../routing/to-config.ts';
import { toldConfig } from '../routing/told-config.ts';
import { findPhone } from './phone-rows.ts';

interface Asked {
  readonly number?: string | undefined;
  readonly phone?: string | undefined;
}

/** The account that has a number, or a phone that may sign in. Throws 400 unless one is given, 404. */
export async function accountOf(tx: Tx, { number, phone }: Asked): Promise<string> {
  if ((number === undefined) === (phone === undefined)) throw new ApiError('INVALIDINPUT');
  const found =
    phone === undefined
      ? await tx
          .selectFrom('phone_number')
          .select('tenant_id')
          .where('number', '=', String(number))
          .executeTakeFirst()
      : await findPhone(tx, phone);
  if (found === undefined) throw notFound();
  return found.tenant_id;
}

const selectExtensions = (tx: Tx, tenantId: string) =>
  tx
    .selectFrom('extension')
    .select(['extension', 'owner_type as ownerType', 'owner_id as ownerId'])
    .where('tenant_id', '=', tenantId)
    .orderBy('extension')
    .execute();

async function selectPhones(tx: Tx, tenantId: string) {
  const rows = await tx
    .selectFrom('device as d')
    .innerJoin('teammate as p', (join) =>
      join.onRef('p.tenant_id', '=', 'd.tenant_id').onRef('p.id', '=', 'd.teammate_id'),
    )
    .select(['d.sip_username as name', 'd.teammate_id as teammateId', 'd.session_id'])
    .select(['d.e911_address', 'd.e911_until'])
    .select(sql<boolean>`d.push is not null`.as('isWoken'))
    .where('d.tenant_id', '=', tenantId)
    .where('p.status', '=', 'active')
    .orderBy('d.created_at')
    .orderBy('d.id')
    .execute();
  const shown = await selectShown(tx, tenantId);
  return rows.map((row) => {
    const { session_id, e911_address: address, e911_until: until, isWoken, ...phone } = row;
    if (session_id === null) return phone;
    const shows = shown.get(phone.teammateId);
    return {
      ...phone,
      isWoken,
      place: address && until && { address, until: until.toISOString() },
      ...(shows && { shows }),
    };
  });
}

const selectNumbers = (tx: Tx, tenantId: string) =>
  tx
    .selectFrom('phone_number')
    .select(['number', 'owner_type', 'owner_id', 'is_default', 'e911_address'])
    .select(sql<boolean>`is_being_set_up(id)`.as('is_being_set_up'))
    .where('tenant_id', '=', tenantId)
    .orderBy('number')
    .execute();

const selectAddresses = (tx: Tx, tenantId: string) =>
  tx
    .selectFrom('teammate')
    .select(['id', 'e911_address'])
    .where('tenant_id', '=', tenantId)
    .where('status', '<>', 'cancel')
    .where('e911_address', 'is not', null)
    .orderBy('id')
    .execute();

/** What a call for help says of where it comes from, for who knows that beforehand (PROV-01). */
async function selectRegistered(tx: Tx, tenantId: string) {
  const rows = await tx
    .selectFrom('emergency_registration as n')
    .innerJoin('emergency_registration as a', (join) =>
      join
        .onRef('a.tenant_id', '=', 'n.tenant_id')
        .onRef('a.address', '=', 'n.address')
        .on('a.number', '=', ''),
    )
    .select(['n.address', 'n.number', 'n.sip_header as from', 'a.sip_header as geolocation'])
    .where('n.tenant_id', '=', tenantId)
    .where('n.number', '<>', '')
    .where('n.state', '=', 'registered')
    .where('a.state', '=', 'registered')
    .orderBy('n.number')
    .execute();
  return rows.flatMap(({ address, number, from, geolocation }) =>
    from === null || geolocation === null
      ? []
      : [
          {
            address,
            number,
            headers: [
              { name: 'Geolocation', value: geolocation },
              { name: 'P-Asserted-Identity', value: from },
            ],
          },
        ],
  );
}

const selectRecorded = (tx: Tx, tenantId: string) =>
  tx
    .selectFrom('teammate')
    .select(['id', 'call_recording_setting'])
    .where('tenant_id', '=', tenantId)
    .where('status', '<>', 'cancel')
    .where(
      sql<boolean>`(call_recording_setting @> '{"inbound":true}'
        or call_recording_setting @> '{"outbound":true}')`,
    )
    .orderBy('id')
    .execute();

/** All that the exchange needs of an account to lead its calls, but what callers hear. */
export async function accountRouting(
  tx: Tx,
  tenantId: string,
  now: Date,
): Promise<Omit<CallAnswer<typeof exchangeRouting>, 'media'>> {
  // Read first: what is saved meanwhile may be in the answer, and makes it old all the same.
  const version = (await latestVersions(tx, [tenantId])).get(tenantId) ?? 0;
  const row = await accountRow(tx, tenantId);
  const { status, time_zone: timeZone, e911_address } = row;
  const config = toConfig(await selectRouting(tx, tenantId, { now }));
  const numbers = await selectNumbers(tx, tenantId);
  const people = await selectAddresses(tx, tenantId);
  return {
    account: { id: tenantId, status, timeZone },
    version,
    config: toldConfig(config),
    extensions: await selectExtensions(tx, tenantId),
    phones: status === 'active' ? await selectPhones(tx, tenantId) : [],
    callerNumbers: numbers.flatMap(({ number, owner_type: type, owner_id: id, ...is }) =>
      type === 'teammate' && is.is_default && !is.is_being_set_up
        ? [{ teammateId: id, number }]
        : [],
    ),
    emergency: {
      account: e911_address,
      people: people.flatMap(({ id, e911_address: address }) =>
        address === null ? [] : [{ teammateId: id, address }],
      ),
      numbers: numbers.flatMap(({ number, e911_address: address }) =>
        address === null ? [] : [{ number, address }],
      ),
      registered: await selectRegistered(tx, tenantId),
    },
    recording: {
      region: row.company_address.region,
      people: (await selectRecorded(tx, tenantId)).map(({ id, call_recording_setting: on }) => ({
        teammateId: id,
        inbound: on.inbound,
        outbound: on.outbound,
      })),
    },
  };
}
