import type { PortOrder, PortPoint } from '@jackfield/contract/api/port-in';

const idOf = (last: string) => `018f0000-0000-7000-8000-0000000000${last}`;

/** An address as the bill shows it. */
const dauphin = {
  houseNumber: '214',
  streetName: 'Dauphin Street',
  addressLine2: 'Suite 300',
  city: 'Mobile',
  stateCode: 'AL',
  zip: '36602',
};

const numberOf = (last: string): PortOrder['numbers'][number] => ({
  id: idOf(`a${last}`),
  number: `+1251555015${last}`,
  state: 'accepted',
  target: { type: 'company', id: idOf('c1'), label: 'Fairhope office' },
  serviceAddress: null,
  reason: null,
});

/** Points of the rejection in picture 40, the first one corrected. */
export const samplePoints: readonly PortPoint[] = [
  {
    id: idOf('e1'),
    field: 'accountNumber',
    number: null,
    sent: '2515550155',
    says: 'Account number not found.',
    means: 'That is your phone number. The account number is at the top right of the bill.',
    isDone: true,
    value: 'GCT-448-20917',
    address: null,
  },
  {
    id: idOf('e2'),
    field: 'serviceAddress',
    number: '+12515550157',
    sent: '214 Dauphin Street, Suite 300, Mobile, AL 36602',
    says: 'Service address mismatch on TN 2515550157.',
    means: 'They list this number at another office.',
    isDone: false,
    value: null,
    address: dauphin,
  },
];

/** A rejected order for tests. */
export function sampleOrder(given: Partial<PortOrder> = {}): PortOrder {
  return {
    id: idOf('f1'),
    orderNumber: 'P-2041',
    state: 'rejected',
    carrier: 'Gulf Coast Telecom',
    numbers: [numberOf('5'), numberOf('6'), { ...numberOf('7'), state: 'rejected' }],
    accountNumber: '2515550155',
    hasPin: false,
    billName: 'Harbor Dental Group',
    serviceAddress: dauphin,
    contactName: 'Renee Castellano',
    wantedDate: '2026-12-02',
    bill: { fileName: 'October.pdf', billDate: '2026-10-28', validUntil: '2026-12-27' },
    letter: {
      signedName: 'Renee Castellano',
      signedBy: 'Renee Castellano',
      signedAt: '2026-11-18T15:00:00.000Z',
      isCurrent: true,
    },
    points: [...samplePoints],
    correctUntil: '2026-12-24T18:00:00.000Z',
    movesAt: null,
    cancelUntil: null,
    canCancel: true,
    dates: { earliest: '2026-12-09', latest: '2027-02-26', closed: ['2026-12-25', '2027-01-01'] },
    story: [
      { step: 'signed', at: '2026-11-18T15:00:00.000Z', by: 'Renee Castellano' },
      { step: 'submitted', at: '2026-11-19T15:12:00.000Z', by: 'Maya Okafor' },
      { step: 'rejected', at: '2026-11-24T20:05:00.000Z', by: null },
    ],
    version: 4,
    createdAt: '2026-11-18T14:00:00.000Z',
    updatedAt: '2026-11-24T20:05:00.000Z',
    ...given,
  };
}

/** The same while it is written: nothing of it is there but its numbers. */
export const sampleDraft = (given: Partial<PortOrder> = {}): PortOrder =>
  sampleOrder({
    state: 'draft',
    numbers: sampleOrder().numbers.map((one) => ({ ...one, state: 'waiting', target: null })),
    accountNumber: '',
    billName: '',
    serviceAddress: null,
    contactName: '',
    wantedDate: null,
    bill: null,
    letter: null,
    points: [],
    correctUntil: null,
    story: [],
    version: 1,
    ...given,
  });
