import { formatPhone } from '@jackfield/domain';
import type { CallPush } from '@jackfield/contract/api/call-push';
import type { LiveCallTold } from '@jackfield/contract/api/exchange';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';

/** What a browser is to be told. */
export interface PushNote extends CallPush {
  readonly deviceId: string;
}

/** A browser that is told of calls. */
interface Place {
  readonly id: string;
  readonly teammateId: string;
}

interface Told {
  readonly callId: string;
  readonly deviceId: string;
  readonly teammateId: string;
  readonly who: string;
  readonly isMissed: boolean;
}

/** Who a call rings now, or whom it waits for. */
function rungBy(call: LiveCallTold): ReadonlySet<string> {
  const phase = call.state === 'ended' ? null : call.phase;
  const rings = phase?.kind === 'ringing' || phase?.kind === 'waiting';
  return new Set(rings ? phase.teammateIds.map((id) => id.toLowerCase()) : []);
}

/** Who called, by the number or extension: a colleague, else who the number is known as. */
async function callerName(tx: Tx, tenantId: string, from: string): Promise<string> {
  if (from === '') return '';
  const { rows } = await sql<{ name: string | null }>`select coalesce(
    (select full_name from teammate where tenant_id = ${tenantId} and extension = ${from}
      and status <> 'cancel' limit 1),
    (select nullif(name, '') from call_number
      where tenant_id = ${tenantId} and number = ${from})) as name`.execute(tx);
  return rows[0]?.name ?? (from.startsWith('+') ? formatPhone(from) : from);
}

const selectTold = (tx: Tx, tenantId: string, calls: readonly LiveCallTold[]): Promise<Told[]> =>
  tx
    .selectFrom('call_push as c')
    .innerJoin('device as d', 'd.id', 'c.device_id')
    .select(['c.call_id as callId', 'd.id as deviceId', 'd.teammate_id as teammateId'])
    .select(['c.who', 'c.is_missed as isMissed'])
    .where('c.tenant_id', '=', tenantId)
    .where(
      'c.call_id',
      'in',
      calls.map(({ id }) => id.toLowerCase()),
    )
    .execute();

/**
 * Web phones of these people that are not signed in, and whose browsers are told of calls. None signs
 * in or out before the calls are stored: who does so then finds them.
 */
async function selectPlaces(tx: Tx, tenantId: string, people: readonly string[]): Promise<Place[]> {
  const phones = await tx
    .selectFrom('device')
    .select(['id', 'teammate_id as teammateId', 'is_online as isOnline'])
    .where('tenant_id', '=', tenantId)
    .where('push', 'is not', null)
    .where('teammate_id', 'in', people)
    .orderBy('id')
    .forShare()
    .execute();
  return phones.filter(({ isOnline }) => !isOnline);
}

/** What browsers are told that were told of a call before, as it is now. */
function newsOf(call: LiveCallTold, told: readonly Told[]): PushNote[] {
  const rung = rungBy(call);
  const phase = call.state === 'ended' ? null : call.phase;
  const note = (state: CallPush['state'], { deviceId, who }: Told) => ({
    deviceId,
    call: call.id,
    state,
    who,
  });
  if (phase?.kind === 'talking' || phase?.kind === 'onHold') {
    return told.map((one) => note('answered', one));
  }
  // Between two rounds of a queue nobody is rung.
  if (phase?.kind === 'waiting' && rung.size === 0) return [];
  return told.flatMap((one) => {
    const rings = rung.has(one.teammateId);
    if (rings === !one.isMissed) return [];
    return note(rings ? 'ringing' : 'missed', one);
  });
}

async function storeNews(tx: Tx, tenantId: string, notes: readonly PushNote[]): Promise<void> {
  for (const { call, deviceId, state } of notes) {
    const ofNote = { tenant_id: tenantId, call_id: call.toLowerCase(), device_id: deviceId };
    await (state === 'answered'
      ? tx.deleteFrom('call_push').where((where) => where.and(ofNote))
      : tx
          .updateTable('call_push')
          .set({ is_missed: state === 'missed' })
          .where((where) => where.and(ofNote))
    ).execute();
  }
}

/**
 * Notes which browsers are told of calls as they are now, before the calls are stored; answers what
 * each is told. Browsers of people who are rung are told, while their web phone is not signed in, and
 * those that were told hear what became of the call.
 */
export async function noteCalls(
  tx: Tx,
  tenantId: string,
  calls: readonly LiveCallTold[],
): Promise<readonly PushNote[]> {
  const told = Map.groupBy(await selectTold(tx, tenantId, calls), ({ callId }) => callId);
  const people = [...new Set(calls.flatMap((call) => [...rungBy(call)]))];
  const places = people.length === 0 ? [] : await selectPlaces(tx, tenantId, people);
  const notes: PushNote[] = [];
  for (const call of calls) {
    const known = told.get(call.id.toLowerCase()) ?? [];
    const news = newsOf(call, known);
    await storeNews(tx, tenantId, news);
    notes.push(...news);
    const rung = rungBy(call);
    const added = places.filter(
      ({ id, teammateId }) =>
        rung.has(teammateId) && !known.some(({ deviceId }) => deviceId === id),
    );
    if (call.state === 'ended' || added.length === 0) continue;
    const who = await callerName(tx, tenantId, call.from);
    const callId = call.id.toLowerCase();
    await tx
      .insertInto('call_push')
      .values(added.map(({ id }) => ({ tenant_id: tenantId, call_id: callId, device_id: id, who })))
      .execute();
    const ringing = { call: call.id, state: 'ringing', who } as const;
    notes.push(...added.map(({ id }) => ({ ...ringing, deviceId: id })));
  }
  return notes;
}
