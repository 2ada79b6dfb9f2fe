import type { PortPoint } from '@jackfield/contract/api/port-in';
import { t } from '@jackfield/texts';
import type { StoredPoint, WholeOrder } from './tables.ts';
import { texts } from './texts.ts';
import { isDone, wantedOf } from './wanted.ts';

const meanings = {
  accountIsNumber: texts.accountIsNumber,
  accountUnknown: texts.accountUnknown,
  pin: texts.meansPin,
  name: texts.meansName,
  unitMissing: texts.meansUnit,
  otherAddress: texts.meansOtherAddress,
  protected: texts.meansProtected,
  other: texts.meansOther,
} as const;

/** A point of a rejection as the API answers it. */
export function toPoint(order: WholeOrder, point: StoredPoint): PortPoint {
  const { row, numbers } = order;
  const { id, field, number, sent, says, cause } = point;
  const wanted = wantedOf(order);
  const isText = field === 'accountNumber' || field === 'billName' || field === 'contactName';
  const value = isText ? wanted[field] : null;
  const listed = wanted.numbers.find((one) => one.number === number);
  const address = number === null ? wanted.serviceAddress : (listed?.address ?? null);
  return {
    id,
    field,
    number,
    sent,
    says,
    means: t(meanings[cause]),
    isDone: isDone(point, numbers),
    value,
    address: field === 'serviceAddress' ? (address ?? row.service_address) : null,
  };
}
