import { isDeepStrictEqual } from 'node:util';
import { mayDo } from '@jackfield/contract';
import type { PortOrder, PortOrderChange, PortTarget } from '@jackfield/contract/api/port-in';
import { draftOfService, serviceOfDraft } from '@jackfield/domain/address-rules';
import { t } from '@jackfield/texts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { invalidField } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { holdAccountRow } from '../../platform/rows.ts';
import { write } from '../../platform/write.ts';
import type { PortInProvider } from '../../porting/provider.ts';
import { refuseAddress } from '../address/refuse-address.ts';
import { changeOrder } from './change-order.ts';
import { carrierOf, checkNumbers, orderedElsewhere } from './check-numbers.ts';
import {
  auditMembers,
  findOrder,
  orderEvent,
  readOrder,
  readPortOrder,
  targetNames,
} from './order.ts';
import type { WholeOrder } from './tables.ts';
import { texts } from './texts.ts';

/** The first order of an account is P-1001. */
const firstNumber = 1001;

type Wanted = PortOrderChange['numbers'];

/** What a PIN is sealed about. */
export const pinOf = (tenantId: string, id: string): string => `port_order.pin ${tenantId} ${id}`;

/** Throws 400 where another order moves a number already. The account's row is held. */
async function claimNumbers(
  tx: Tx,
  tenantId: string,
  numbers: readonly string[],
  { own, placeOf }: { readonly own: string; placeOf(number: string): string },
): Promise<void> {
  const ordered = await orderedElsewhere(tx, tenantId, numbers, own);
  for (const [number, order] of ordered) {
    throw invalidField(placeOf(number), t(texts.inOrder, { order }));
  }
}

async function insertNumbers(
  tx: Tx,
  { tenantId, id }: { tenantId: string; id: string },
  wanted: Wanted,
): Promise<void> {
  const rows = wanted.map(({ number, target }) => ({
    id: newId(),
    tenant_id: tenantId,
    order_id: id,
    number,
    state: 'waiting' as const,
    target: target && JSON.stringify(target),
    reason: null,
  }));
  if (rows.length > 0) await tx.insertInto('port_number').values(rows).execute();
}

/**
 * Begins an order of numbers that leave one carrier (PORT-01). Throws 400 at each number that cannot
 * move, 503 without the provider.
 */
export async function createOrder(
  portIn: PortInProvider,
  context: RequestContext,
  sent: readonly string[],
): Promise<PortOrder> {
  const { tenantId } = signedIn(context);
  const numbers = [...new Set(sent)];
  const checked = await checkNumbers(portIn, context, numbers);
  const placeOf = (number: string) => `numbers[${sent.indexOf(number)}]`;
  const carrier = carrierOf(checked, placeOf);
  const id = newId();
  const now = context.clock.now();
  await write(context, {
    entity: 'portOrder',
    id,
    action: 'portOrder.create',
    async change(tx) {
      await holdAccountRow(tx, tenantId);
      await claimNumbers(tx, tenantId, numbers, { own: id, placeOf });
      const { last } = await tx
        .selectFrom('port_order')
        .select(({ fn }) => fn.max('number').as('last'))
        .where('tenant_id', '=', tenantId)
        .executeTakeFirstOrThrow();
      const number = last === null ? firstNumber : Number(last) + 1;
      await tx
        .insertInto('port_order')
        .values({
          id,
          tenant_id: tenantId,
          number,
          state: 'draft',
          carrier,
          points: '[]',
          story: '[]',
          created_at: now,
          updated_at: now,
        })
        .execute();
      const wanted = numbers.map((one) => ({ number: one, target: null }));
      await insertNumbers(tx, { tenantId, id }, wanted);
      return {
        before: null,
        after: { state: 'draft', carrier, numbers },
        name: `P-${number}`,
        events: [orderEvent(id, 'CreateEntityAsync')],
        result: id,
      };
    },
  });
  return readPortOrder(context, id);
}

/** Throws 400 at a target that is not there, or is not for whoever chooses it. */
async function checkTargets(
  tx: Tx,
  context: RequestContext,
  numbers: Wanted,
  before: readonly (PortTarget | null)[],
): Promise<void> {
  const actor = signedIn(context);
  const names = await targetNames(
    tx,
    actor.tenantId,
    numbers.map(({ target }) => target),
  );
  for (const [at, { target }] of numbers.entries()) {
    if (target === null || target.type === 'newCompany') continue;
    const isNew = !before.some((one) => isDeepStrictEqual(one, target));
    if (!names.has(target.id)) throw invalidField(`numbers[${at}].target`, t(texts.targetGone));
    if (isNew && target.type === 'teammate' && !mayDo(actor, 'people:write')) {
      throw invalidField(`numbers[${at}].target`, t(texts.peopleTarget));
    }
  }
}

async function storeNumbers(tx: Tx, { row, numbers }: WholeOrder, wanted: Wanted): Promise<void> {
  const { tenant_id: tenantId, id } = row;
  const kept = new Map(numbers.map((one) => [one.number, one]));
  const gone = numbers.filter(({ number }) => !wanted.some((one) => one.number === number));
  for (const { id: numberId } of gone) {
    await tx
      .deleteFrom('port_number')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', numberId)
      .execute();
  }
  for (const { number, target } of wanted) {
    const before = kept.get(number);
    if (before === undefined || isDeepStrictEqual(before.target, target)) continue;
    await tx
      .updateTable('port_number')
      .set({ target: target && JSON.stringify(target) })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', before.id)
      .execute();
  }
  await insertNumbers(
    tx,
    { tenantId, id },
    wanted.filter(({ number }) => !kept.has(number)),
  );
}

/**
 * Saves a draft; what is missing of it may come later (PORT-01). Throws 400 at each member that is
 * wrong, 404, 409 once it was sent, 412, 503 where a new number cannot be checked.
 */
export async function updateOrder(
  portIn: PortInProvider,
  context: RequestContext,
  id: string,
  change: PortOrderChange,
): Promise<PortOrder> {
  const { tenantId, country } = signedIn(context);
  const numbers = change.numbers.map(({ number }) => number);
  const placeOf = (number: string) => `numbers[${numbers.indexOf(number)}].number`;
  const stored = await context.read((tx) => readOrder(tx, context, id));
  const added = numbers.filter((number) => !stored.numbers.some((one) => one.number === number));
  // Of another version nothing is asked outside: it is refused below.
  if (added.length > 0 && context.expectedVersion === stored.row.version) {
    const checked = await checkNumbers(portIn, context, added, id);
    carrierOf(checked, placeOf, stored.row.carrier);
  }
  return changeOrder(context, {
    id,
    action: 'portOrder.update',
    states: ['draft'],
    async change(tx, order) {
      const { serviceAddress: address, pin } = change;
      const draft = address && draftOfService(address, country);
      if (draft) refuseAddress(draft, 'service', 'serviceAddress', { isMandatory: false });
      await holdAccountRow(tx, tenantId);
      await claimNumbers(tx, tenantId, numbers, { own: id, placeOf });
      const before = order.numbers.map(({ target }) => target);
      await checkTargets(tx, context, change.numbers, before);
      await storeNumbers(tx, order, change.numbers);
      const cleaned = draft && serviceOfDraft(draft);
      const set = {
        account_number: change.accountNumber,
        bill_name: change.billName,
        contact_name: change.contactName,
        wanted_date: change.wantedDate,
        service_address: cleaned && JSON.stringify(cleaned),
        ...(pin !== undefined && {
          sealed_pin: pin === '' ? null : context.secrets.seal(pin, pinOf(tenantId, id)),
        }),
      };
      const after = await findOrder(tx, { tenantId, id });
      const row = { ...order.row, ...set, service_address: cleaned };
      const members = auditMembers({ row, numbers: after?.numbers ?? [] });
      const was = auditMembers(order);
      if (pin === undefined && isDeepStrictEqual(members, was)) return null;
      const told = pin === undefined ? {} : { pin: 'changed' };
      return { set, before: was, after: { ...members, ...told } };
    },
  });
}
