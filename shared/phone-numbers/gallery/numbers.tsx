import type { OfferedNumber, OwnerNumbers, PhoneNumber } from '@jackfield/contract/api/number';
import { FormSection } from '@jackfield/kit/form-section';
import css from '@jackfield/kit/gallery/frame.module.css';
import { NumberPicker, numberWanted } from '@jackfield/phone-numbers/number-picker';
import { PhoneNumbers } from '@jackfield/phone-numbers/phone-numbers';
import { fakeList } from '@jackfield/testing/fake-numbers';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';

const price = { monthlyPrice: 3, currency: 'usd', country: 'USA', provider: 'bandwidth' } as const;
const at = '2026-01-05T15:00:00.000Z';
const owner = { type: 'teammate', id: 'maya', name: 'Maya Okafor' } as const;

function stored(number: string, given: Partial<PhoneNumber>): PhoneNumber {
  return {
    id: number,
    ownerType: owner.type,
    ownerId: owner.id,
    number,
    label: '',
    isDefault: false,
    isTollFree: false,
    reservationId: null,
    campaignId: null,
    e911Address: null,
    lidbStatus: 'none',
    dldaStatus: 'none',
    version: 1,
    createdAt: at,
    updatedAt: at,
    ...price,
    ...given,
  };
}

const numbers = [
  stored('+12515550142', { isDefault: true, label: 'Direct line', lidbStatus: 'completed' }),
  stored('+12515550188', { lidbStatus: 'pending', dldaStatus: 'failed' }),
  stored('+18335550121', { isTollFree: true, label: 'Direct line for insurers' }),
];

const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });

/** Keeps what a search answers; none for an area code without numbers. */
function keep(areaCode: string, isTollFree: boolean, lines: string[]): void {
  const items: OfferedNumber[] = lines.map((line) => ({
    number: `+1${areaCode}555${line}`,
    isTollFree,
    ...price,
  }));
  const search = { country: 'USA', areaCode, isTollFree };
  const pages = { pages: [fakeList(items)], pageParams: [null] };
  client.setQueryData(['number', 'suggestions', search], pages);
}
keep('251', false, ['0203', '0217', '0226', '0240', '0252', '0268', '0271', '0299']);
keep('205', false, []);
keep('877', true, ['0110', '0124', '0139', '0146', '0155', '0163', '0177', '0182']);

/** Phone numbers of somebody, and the picker with its Yes/No choice; `state` empty has none. */
export function Numbers() {
  const state = new URLSearchParams(location.search).get('state');
  const [choice, setChoice] = useState(numberWanted);
  const items = state === 'empty' ? [] : numbers;
  const answer: OwnerNumbers = { ...fakeList(items), room: state === 'empty' ? 0 : null };
  client.setQueryData(['phonenumber', owner.type, owner.id], answer);
  return (
    <QueryClientProvider client={client}>
      <main className={css.sheet}>
        <h1>Maya Okafor</h1>
        <PhoneNumbers owner={owner} links={() => ({ callingName: '#name', listing: '#listing' })} />
        <FormSection title="Number picker" intro="A number to buy, with the form around it.">
          <NumberPicker
            label="Phone number"
            country="USA"
            intro="For Maya Okafor. It rings as soon as it is added."
            value={choice}
            onChange={setChoice}
          />
        </FormSection>
      </main>
    </QueryClientProvider>
  );
}
