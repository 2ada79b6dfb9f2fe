import { type FieldError, required } from '@jackfield/contract';
import { billDays, type PortOrder } from '@jackfield/contract/api/port-in';
import { draftOfService } from '@jackfield/domain/address-rules';
import { t } from '@jackfield/texts';
import { personOf, type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { scheduleWork } from '../../platform/due-rows.ts';
import { ApiError } from '../../platform/errors.ts';
import { refuseAddress } from '../address/refuse-address.ts';
import { claimTrialRoom } from '../tenant/trial-limits.ts';
import { actorOf, changeOrder, withStep } from './change-order.ts';
import { type Calendar, checkWantedDate, portDates, todayText } from './dates.ts';
import { auditMembers, calendarOf, isBillOld, targetNames } from './order.ts';
import { isDone, isLetterCurrent, type Wanted, wantedOf } from './wanted.ts';
import type { WholeOrder } from './tables.ts';
import { texts } from './texts.ts';
import { portOrderWork } from './due.ts';

const missing = (field: string, message: string): FieldError => ({
  code: 'REQUIRED',
  field,
  message,
});

function addressFaults({ serviceAddress }: Wanted, calendar: Calendar): readonly FieldError[] {
  try {
    refuseAddress(draftOfService(serviceAddress, calendar.country), 'service', 'serviceAddress');
    return [];
  } catch (error) {
    if (error instanceof ApiError) return error.errors;
    throw error;
  }
}

function paperFaults(order: WholeOrder, calendar: Calendar): FieldError[] {
  const { row, bill } = order;
  const faults: FieldError[] = [];
  if (bill === null) faults.push(missing('bill', t(texts.billMissing, { carrier: row.carrier })));
  else if (isBillOld(bill, todayText(calendar))) {
    faults.push(missing('bill', t(texts.billOld, { days: billDays })));
  }
  if (row.letter === null) faults.push(missing('letter', t(texts.letterMissing)));
  else if (!isLetterCurrent(order)) faults.push(missing('letter', t(texts.letterOutdated)));
  return faults;
}

/** What calls of each number go to has to be there before it moves: no number rings nowhere. */
async function targetFaults(tx: Tx, { row, numbers }: WholeOrder): Promise<FieldError[]> {
  const staying = numbers.filter(({ state }) => state !== 'leftOut');
  const targets = staying.map(({ target }) => target);
  const names = await targetNames(tx, row.tenant_id, targets);
  return staying.flatMap(({ target, number }) => {
    const field = `numbers[${numbers.findIndex((one) => one.number === number)}].target`;
    if (target === null) return [missing(field, t(texts.chooseTarget))];
    const isThere = target.type === 'newCompany' || names.has(target.id);
    return isThere ? [] : [missing(field, t(texts.targetGone))];
  });
}

/** Everything that is missing or wrong, at its field. */
async function faultsOf(tx: Tx, order: WholeOrder, calendar: Calendar): Promise<FieldError[]> {
  const { row, numbers } = order;
  const wanted = wantedOf(order);
  const words = {
    accountNumber: wanted.accountNumber,
    billName: wanted.billName,
    contactName: wanted.contactName,
  };
  const empty = Object.entries(words).filter(([, value]) => value === '');
  const areDone = row.points.every((point) => isDone(point, numbers));
  return [
    ...(areDone ? [] : [missing('points', t(texts.correctFirst))]),
    ...empty.map(([field]) => missing(field, required(field as keyof typeof words)())),
    ...addressFaults(wanted, calendar),
    ...paperFaults(order, calendar),
    ...(await targetFaults(tx, order)),
  ];
}

/** Throws 409 TRIALLIMIT where the trial has no room for what the order would bring. */
async function claimRoom(tx: Tx, { row, numbers }: WholeOrder): Promise<void> {
  const targets = numbers.filter(({ state }) => state !== 'leftOut').map(({ target }) => target);
  const count = (type: string) => targets.filter((target) => target?.type === type).length;
  const made = new Set(
    targets.flatMap((target) => (target?.type === 'newCompany' ? [target.label] : [])),
  );
  await claimTrialRoom(tx, row.tenant_id, 'company', made.size);
  const ofCompanies = count('company') + count('newCompany');
  await claimTrialRoom(tx, row.tenant_id, 'companyNumber', ofCompanies);
  await claimTrialRoom(tx, row.tenant_id, 'userNumber', count('teammate'));
}

/** Stores what was corrected as what is sent from now on. */
async function applyCorrections(tx: Tx, { row }: WholeOrder, wanted: Wanted): Promise<void> {
  for (const { id, service_address: address } of wanted.numbers) {
    await tx
      .updateTable('port_number')
      .set({ state: 'waiting', service_address: address && JSON.stringify(address) })
      .where('tenant_id', '=', row.tenant_id)
      .where('id', '=', id)
      .execute();
  }
}

/**
 * Sends an order, the first time or again; the next run of due work hands it in (PORT-01). Throws
 * 400 with everything that is missing, 409 INVALIDTRANSITION, TRIALLIMIT, 412.
 */
export async function submitOrder(
  context: RequestContext,
  id: string,
  wantedDate: string,
): Promise<PortOrder> {
  const { tenantId } = signedIn(context);
  const now = context.clock.now();
  const calendar = await context.read((tx) => calendarOf(tx, tenantId, now));
  const dates = await portDates(calendar);
  return changeOrder(context, {
    id,
    action: 'portOrder.submit',
    states: ['draft', 'rejected'],
    async change(tx, order, at) {
      checkWantedDate(wantedDate, dates);
      const errors = await faultsOf(tx, order, calendar);
      if (errors.length > 0) throw new ApiError('INVALIDINPUT', { errors });
      await claimRoom(tx, order);
      const { row } = order;
      const wanted = wantedOf(order);
      await applyCorrections(tx, order, wanted);
      await scheduleWork(tx, { kind: portOrderWork, subjectId: id, tenantId }, at);
      const by = actorOf(context);
      const address = wanted.serviceAddress;
      const set = {
        state: 'submitted' as const,
        account_number: wanted.accountNumber,
        sealed_pin: wanted.sealedPin,
        bill_name: wanted.billName,
        contact_name: wanted.contactName,
        wanted_date: wantedDate,
        service_address: address && JSON.stringify(address),
        points: '[]',
        attempt: row.attempt + 1,
        taken_at: null,
        correct_until: null,
        submitted_by: personOf(signedIn(context)),
        submitted_by_name: by,
        ...withStep(row, 'submitted', at, by),
      };
      const after = auditMembers({
        row: { ...row, ...set, points: [], story: [], service_address: address },
        numbers: order.numbers,
      });
      return { set, before: auditMembers(order), after };
    },
  });
}
