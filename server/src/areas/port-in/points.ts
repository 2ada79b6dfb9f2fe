import type { CallReceived } from '@jackfield/contract';
import type { correctPortPoint, PortOrder } from '@jackfield/contract/api/port-in';
import { formatPhone } from '@jackfield/domain';
import { draftOfService, serviceOfDraft } from '@jackfield/domain/address-rules';
import { addressText } from '@jackfield/domain/address-text';
import { t } from '@jackfield/texts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { invalidField, notFound } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import type { PortFault } from '../../porting/provider.ts';
import { refuseAddress } from '../address/refuse-address.ts';
import { changeOrder } from './change-order.ts';
import { pinOf } from './draft.ts';
import { wantedOf } from './wanted.ts';
import type { Correction, StoredPoint, WholeOrder } from './tables.ts';
import { texts } from './texts.ts';

type Sent = CallReceived<typeof correctPortPoint>['body'];

/** A fault as a point, with what was sent. */
export function pointOf(order: WholeOrder, { field, number, says, cause }: PortFault): StoredPoint {
  const wanted = wantedOf(order);
  const listed = wanted.numbers.find((one) => one.number === number);
  const address = number === null ? wanted.serviceAddress : listed?.address;
  const sent = {
    accountNumber: wanted.accountNumber,
    billName: wanted.billName,
    contactName: wanted.contactName,
    serviceAddress: address ? addressText(address) : null,
    number: formatPhone(number),
    pin: null,
  }[field];
  return { id: newId(), field, number, sent, says, cause, correction: null };
}

/** What a point is corrected to, as it is kept. Throws 400 at a wrong address. */
function correctionOf(context: RequestContext, orderId: string, sent: Sent): Correction {
  const { tenantId, country } = signedIn(context);
  if (sent.field === 'pin') {
    return { sealedPin: context.secrets.seal(sent.value, pinOf(tenantId, orderId)) };
  }
  if (sent.field !== 'serviceAddress') return { value: sent.value };
  const draft = draftOfService(sent.address, country);
  refuseAddress(draft, 'service', 'address');
  return { address: serviceOfDraft(draft) };
}

/** What the history tells of a correction: all but a PIN. */
function toldOf({ field, number, correction }: StoredPoint) {
  const about = number === null ? {} : { number };
  if (correction === null) return { ...about, [field]: null };
  if ('sealedPin' in correction) return { ...about, pin: 'changed' };
  return { ...about, [field]: 'value' in correction ? correction.value : correction.address };
}

interface PointKey {
  readonly id: string;
  readonly pointId: string;
}

/** Stores a correction of a point of a rejected order, or takes it back. */
function setCorrection(
  context: RequestContext,
  { id, pointId }: PointKey,
  action: string,
  correctionOfPoint: (point: StoredPoint) => Correction | null,
): Promise<PortOrder> {
  return changeOrder(context, {
    id,
    action,
    states: ['rejected'],
    async change(_tx, { row }) {
      const point = row.points.find((one) => one.id === pointId.toLowerCase());
      if (point === undefined) throw notFound();
      const next = { ...point, correction: correctionOfPoint(point) };
      if (point.correction === null && next.correction === null) return null;
      const points = row.points.map((one) => (one === point ? next : one));
      const set = { points: JSON.stringify(points) };
      return { set, before: toldOf(point), after: toldOf(next) };
    },
  });
}

/**
 * Corrects a point; kept until the order is sent again (PORT-01). Throws 400 where the field is not
 * the point's or its value is wrong, 404, 409 unless the order is rejected.
 */
export const correctPoint = (
  context: RequestContext,
  key: PointKey,
  sent: Sent,
): Promise<PortOrder> =>
  setCorrection(context, key, 'portOrder.correct', ({ field }) => {
    if (field !== sent.field) throw invalidField('field', t(texts.otherField));
    return correctionOf(context, key.id, sent);
  });

/** Takes the correction of a point back. */
export const undoCorrection = (context: RequestContext, key: PointKey): Promise<PortOrder> =>
  setCorrection(context, key, 'portOrder.undoCorrection', () => null);

/**
 * Leaves a number out of a rejected order, or takes it in again. Throws 400 for the last one, 404,
 * 409 unless the order is rejected.
 */
export function leaveOut(
  context: RequestContext,
  { id, numberId }: { readonly id: string; readonly numberId: string },
  isLeftOut: boolean,
): Promise<PortOrder> {
  return changeOrder(context, {
    id,
    action: isLeftOut ? 'portOrder.leaveOut' : 'portOrder.takeIn',
    states: ['rejected'],
    async change(tx, { row, numbers }) {
      const number = numbers.find((one) => one.id === numberId.toLowerCase());
      if (number === undefined) throw notFound();
      if ((number.state === 'leftOut') === isLeftOut) return null;
      const others = numbers.filter((one) => one !== number && one.state !== 'leftOut');
      if (isLeftOut && others.length === 0) throw invalidField('isLeftOut', t(texts.oneStays));
      const isFaulty = row.points.some((point) => point.number === number.number);
      const back = isFaulty ? 'rejected' : 'accepted';
      await tx
        .updateTable('port_number')
        .set({ state: isLeftOut ? 'leftOut' : back })
        .where('tenant_id', '=', row.tenant_id)
        .where('id', '=', number.id)
        .execute();
      const told = (isOut: boolean) => ({ number: isOut ? null : number.number });
      return { set: {}, before: told(!isLeftOut), after: told(isLeftOut) };
    },
  });
}
