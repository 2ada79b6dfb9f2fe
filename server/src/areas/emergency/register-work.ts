import { isSameValue } from '@jackfield/domain/same-value';
import { type Selectable, sql, type Updateable } from 'kysely';
import type {
  EmergencyRegistrar,
  Registered,
  RegistrarAnswer,
  RegistrarOf,
} from '../../emergency-addresses/registrar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database.ts';
import type { WorkKind } from '../../platform/due-work.ts';
import { appendEvent } from '../../platform/events.ts';
import type { Tables } from '../../platform/tables.ts';
import { type Wanted, type WantedOfAccount, wantedRegistrations } from './wanted-registrations.ts';

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly registrarOf: RegistrarOf;
}

type Row = Selectable<Tables['emergency_registration']>;

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
/** Registrations of one step, which ends before another process may take the same one. */
const mostAtOnce = 10;
/** Milliseconds after which it begins none. */
const mostTime = 12_000;

/** An account while something of it is registered. */
interface Step extends Parts {
  readonly tenantId: string;
  readonly registrar: EmergencyRegistrar;
  readonly account: WantedOfAccount;
}

const isSame = (one: Wanted, other: Wanted) =>
  one.number === other.number && isSameValue(one.address, other.address);

/**
 * Registers where calls for help come from: each address, and each number that calls from there; and
 * takes away what nobody calls from any more (PROV-01). The trigger `want_emergency_registration` makes
 * it due, whichever way something changed.
 */
export function createEmergencyRegistrationWork(parts: Parts): WorkKind {
  const { db, clock, registrarOf } = parts;
  return {
    kind: 'emergencyRegistration',
    async advance({ tenantId }) {
      const registrar = registrarOf(tenantId);
      const account = await db.tenant(tenantId, (tx) =>
        begin(tx, tenantId, registrar, clock.now()),
      );
      const step: Step = { ...parts, tenantId, registrar, account };
      const tasks = tasksOf(account, await rowsOf(step), clock.now());
      const failures: unknown[] = [];
      const began = performance.now();
      for (const row of tasks.slice(0, mostAtOnce)) {
        if (performance.now() - began > mostTime) break;
        const isWanted = account.wanted.some((one) => isSame(one, row));
        await (isWanted ? register(step, row) : remove(step, row)).catch((error: unknown) => {
          failures.push(error);
        });
      }
      // What was learned is stored; the rest is tried again later.
      if (failures.length > 0) throw failures[0];
      const rows = await rowsOf(step);
      return async (tx) => {
        if (tasks.length > 0) {
          const event = {
            method: 'UpdateEntityAsync',
            eventType: 'emergency',
            id: tenantId,
          } as const;
          await appendEvent(tx, tenantId, event, clock.now());
        }
        return nextLook(account, rows, clock.now());
      };
    },
  };
}

/** Rows for what is wanted and new; what another registrar had is registered anew. */
async function begin(
  tx: Tx,
  tenantId: string,
  { id: provider }: EmergencyRegistrar,
  now: Date,
): Promise<WantedOfAccount> {
  await tx
    .deleteFrom('emergency_registration')
    .where('tenant_id', '=', tenantId)
    .where('provider', '<>', provider)
    .execute();
  const account = await wantedRegistrations(tx, tenantId, now);
  for (const { address, number } of account.wanted) {
    await tx
      .insertInto('emergency_registration')
      .values({
        tenant_id: tenantId,
        address: JSON.stringify(address),
        number,
        provider,
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return account;
}

const rowsOf = ({ db, tenantId }: Step): Promise<Row[]> =>
  db.tenant(tenantId, (tx) =>
    tx
      .selectFrom('emergency_registration')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      // Addresses first: who calls is registered at one that is known.
      .orderBy('number')
      .execute(),
  );

/** When a row that is wanted is due; null where nothing is to be done. */
function dueAt({ state, asked_at: asked, created_at: since }: Row, now: Date): Date | null {
  if (state === 'registered') return null;
  if (asked === null) return now;
  if (state === 'refused') return new Date(+asked + day);
  return new Date(+asked + Math.min(hour, Math.max(minute, (+asked - +since) / 4)));
}

const placeOf = (rows: readonly Row[], { address }: Wanted) =>
  rows.find((one) => isSame(one, { address, number: '' }));

/** Whether a row can be registered by now: who calls needs an address that is. */
const isReady = (rows: readonly Row[], row: Row) =>
  row.number === '' || placeOf(rows, row)?.state === 'registered';

/** What is to be done now: what nobody wants any more goes, who calls before their address. */
function tasksOf({ wanted }: WantedOfAccount, rows: readonly Row[], now: Date): Row[] {
  const isWanted = (row: Row) => wanted.some((one) => isSame(one, row));
  const leaving = rows.filter((row) => !isWanted(row)).toReversed();
  const due = rows.filter((row) => {
    const at = isWanted(row) && isReady(rows, row) ? dueAt(row, now) : null;
    return at !== null && at <= now;
  });
  return [...leaving, ...due];
}

function nextLook(account: WantedOfAccount, rows: readonly Row[], now: Date): Date | null {
  if (tasksOf(account, rows, now).length > 0) return now;
  const times = rows.flatMap((row) => (isReady(rows, row) ? (dueAt(row, now) ?? []) : []));
  const [next] = [...times, ...(account.until ? [account.until] : [])].toSorted(
    (one, two) => +one - +two,
  );
  return next ?? null;
}

/** What a row is at the registrar; null for who calls from an address that is not there. */
async function registeredOf(step: Step, { address, number }: Row): Promise<Registered | null> {
  const { country, companyName: name } = step.account;
  if (number === '') return { kind: 'address', address, country };
  const addressId = placeOf(await rowsOf(step), { address, number })?.provider_id;
  return addressId ? { kind: 'caller', addressId, number, name } : null;
}

/**
 * Registers a row, or asks how it stands. It is noted before it is asked for, so that one whose answer
 * was lost is looked for first (PROV-02).
 */
async function register(step: Step, row: Row): Promise<void> {
  const { registrar } = step;
  const what = await registeredOf(step, row);
  if (what === null) return;
  const known = await idOf(step, row, what);
  if (known === null) {
    await note(step, row);
    return keep(step, row, await registrar.make(what));
  }
  await change(step, row, { provider_id: known });
  const answer = await registrar.ask(what.kind, known);
  // It has gone there: it is registered anew.
  if (answer === null)
    return change(step, row, { provider_id: null, tried_at: null, state: 'open' });
  return keep(step, row, answer);
}

/** The registrar's id of a row; null where it is not there. */
async function idOf({ db, registrar }: Step, row: Row, what: Registered): Promise<string | null> {
  if (row.provider_id !== null) return row.provider_id;
  if (row.tried_at === null) return null;
  const others = await db.system((tx) =>
    tx
      .selectFrom('emergency_registration')
      .select('provider_id')
      .where('provider_id', 'is not', null)
      .execute(),
  );
  const ids = others.flatMap(({ provider_id: id }) => id ?? []);
  return registrar.find(what, new Set(ids));
}

function keep(step: Step, row: Row, answer: RegistrarAnswer): Promise<void> {
  const { state, providerId } = answer;
  const isRefused = state === 'refused';
  return change(step, row, {
    state,
    provider_id: providerId,
    sip_header: isRefused ? null : answer.sipHeader,
    reason: isRefused ? answer.reason.slice(0, 300) : null,
    asked_at: step.clock.now(),
    // What is not there is not looked for.
    ...(providerId === null && { tried_at: null }),
  });
}

async function remove(step: Step, row: Row): Promise<void> {
  // Without its address it is not looked for, and known all the same.
  const what = row.provider_id === null ? await registeredOf(step, row) : null;
  const id = row.provider_id ?? (what && (await idOf(step, row, what)));
  if (id) await step.registrar.remove(row.number === '' ? 'address' : 'caller', id);
  await step.db.tenant(step.tenantId, (tx) =>
    tx.deleteFrom('emergency_registration').where(isRow(row)).execute(),
  );
}

/** The row of the database that a row was read from. */
const isRow = ({ tenant_id: tenantId, address, number }: Row) => sql<boolean>`
  tenant_id = ${tenantId} and number = ${number} and address = ${JSON.stringify(address)}::jsonb`;

async function change(
  { db, tenantId }: Pick<Step, 'db' | 'tenantId'>,
  row: Row,
  set: Updateable<Tables['emergency_registration']>,
): Promise<void> {
  await db.tenant(tenantId, (tx) =>
    tx.updateTable('emergency_registration').set(set).where(isRow(row)).execute(),
  );
}

/** Notes that a row is about to be registered. Throws where another process has done so. */
async function note({ db, tenantId, clock }: Step, row: Row): Promise<void> {
  const noted = await db.tenant(tenantId, (tx) =>
    tx
      .updateTable('emergency_registration')
      .set({ tried_at: clock.now() })
      .where(isRow(row))
      .where('tried_at', 'is not distinct from', row.tried_at)
      .returning('number')
      .executeTakeFirst(),
  );
  if (noted === undefined) throw new Error('Another process registers this address.');
}
