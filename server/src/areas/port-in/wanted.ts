import type { ServiceAddress } from '@jackfield/contract';
import type { LetterMatter, NumberRow, StoredPoint, WholeOrder } from './tables.ts';

/** What a corrected order is about, as it would be sent now. */
export interface Wanted {
  readonly accountNumber: string;
  readonly sealedPin: string | null;
  readonly billName: string;
  readonly contactName: string;
  readonly serviceAddress: ServiceAddress | null;
  /** Numbers that are not left out, each where it is listed. */
  readonly numbers: readonly (NumberRow & { readonly address: ServiceAddress | null })[];
}

/** An order with its corrections. */
export function wantedOf({ row, numbers }: Pick<WholeOrder, 'row' | 'numbers'>): Wanted {
  const correctionOf = (field: StoredPoint['field'], number: string | null = null) =>
    row.points.find((point) => point.field === field && point.number === number)?.correction;
  const text = (field: 'accountNumber' | 'billName' | 'contactName', sent: string) => {
    const correction = correctionOf(field);
    return correction && 'value' in correction ? correction.value : sent;
  };
  const address = (number: string | null, sent: ServiceAddress | null) => {
    const correction = correctionOf('serviceAddress', number);
    return correction && 'address' in correction ? correction.address : sent;
  };
  const pin = correctionOf('pin');
  const serviceAddress = address(null, row.service_address);
  return {
    accountNumber: text('accountNumber', row.account_number),
    sealedPin: pin && 'sealedPin' in pin ? pin.sealedPin : row.sealed_pin,
    billName: text('billName', row.bill_name),
    contactName: text('contactName', row.contact_name),
    serviceAddress,
    numbers: numbers
      .filter(({ state }) => state !== 'leftOut')
      .map((number) => {
        const own = address(number.number, number.service_address);
        return { ...number, service_address: own, address: own ?? serviceAddress };
      }),
  };
}

/** What a letter of authorization for an order speaks of. */
export function letterMatter(order: Pick<WholeOrder, 'row' | 'numbers'>): LetterMatter {
  const { billName, contactName, numbers } = wantedOf(order);
  const { carrier } = order.row;
  return { billName, carrier, contactName, numbers: numbers.map(({ number }) => number) };
}

/** Whether the letter that was signed still is one for the order; fewer numbers are no other letter. */
export function isLetterCurrent(order: Pick<WholeOrder, 'row' | 'numbers'>): boolean {
  const signed = order.row.letter?.of;
  if (signed === undefined) return false;
  const { billName, carrier, contactName, numbers } = letterMatter(order);
  return (
    signed.billName === billName &&
    signed.carrier === carrier &&
    signed.contactName === contactName &&
    numbers.every((number) => signed.numbers.includes(number))
  );
}

/** Whether a point needs nothing more. */
export const isDone = (
  { correction, number }: StoredPoint,
  numbers: readonly Pick<NumberRow, 'number' | 'state'>[],
): boolean =>
  correction !== null || numbers.some((one) => one.number === number && one.state === 'leftOut');
