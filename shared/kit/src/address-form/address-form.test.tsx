import type { AccountCountry } from '@jackfield/contract';
import { type AddressDraft, draftOfForm, draftOfService } from '@jackfield/domain/address-rules';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { renderKit } from '../testing/public.ts';
import { AddressForm } from './address-form.tsx';
import { useAddressForm } from './use-address-form.ts';

afterEach(cleanup);

interface ShownProps {
  account: AccountCountry;
  initial?: AddressDraft;
  format?: 'one' | 'two';
  isMandatory?: boolean;
  isCountryFixed?: boolean;
}

function Shown({ account, initial, format = 'one', isMandatory = true, ...more }: ShownProps) {
  const start = initial ?? draftOfForm(null, account);
  const form = useAddressForm({ initial: start, account, format, isMandatory, ...more });
  return (
    <>
      <AddressForm form={form} />
      <button type="button" onClick={() => form.check()}>
        Check
      </button>
      <output>{form.isDirty ? 'changed' : 'as stored'}</output>
    </>
  );
}

const names = () =>
  screen
    .getAllByRole('textbox')
    .map((field) => (field as HTMLInputElement).labels?.[0]?.textContent);

it.each<[AccountCountry, string[]]>([
  ['USA', ['Street address*', 'Address line 2', 'City*', 'Zip Code*']],
  ['CAN', ['Street address*', 'Address line 2', 'City*', 'Postal Code*']],
  ['MYS', ['Address 1*', 'Address 2', 'City*', 'Postal Code*']],
])('[VAL-27] [VAL-28] names the fields for %s', (account, expected) => {
  renderKit(<Shown account={account} />);
  expect(names()).toEqual(expected);
});

it('[VAL-25] [VAL-26] says what is missing only where the address is mandatory', async () => {
  const { unmount } = renderKit(<Shown account="USA" isMandatory={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.queryByRole('alert')).toBeNull();
  unmount();

  renderKit(<Shown account="USA" />);
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
    'The street address field is required.',
    'The city field is required.',
    'The state field is required.',
    'The zip code field is required.',
  ]);
});

it('[VAL-29] a USA account chooses the country, which selects the states and empties the zip', async () => {
  const stored = {
    address: '12 Water St',
    address2: '',
    city: 'Mobile',
    state: 'AL',
    zip: '36602',
  };
  renderKit(<Shown account="USA" initial={draftOfForm(stored, 'USA')} />);
  await userEvent.click(screen.getByRole('combobox', { name: 'Country' }));
  await userEvent.click(screen.getByTitle('Canada'));
  await userEvent.click(screen.getByRole('combobox', { name: /^Province/ }));
  await userEvent.type(screen.getByRole('combobox', { name: /^Province/ }), 'o');
  expect(screen.getByTitle('Ontario')).toBeTruthy();
  expect(screen.queryByTitle('Oregon')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Zip Code/ }).value).toBe('');
  expect(screen.getByText('changed')).toBeTruthy();
});

it('[VAL-29] other accounts have no choice of country', () => {
  renderKit(<Shown account="CAN" />);
  expect(screen.queryByRole('combobox', { name: 'Country' })).toBeNull();
});

it('[ENT-31] format two has house number and street apart, both editable', () => {
  const stored = {
    houseNumber: '214',
    streetName: 'Dauphin Street',
    addressLine2: '',
    city: 'Mobile',
    stateCode: 'AL',
    zip: '36602',
  };
  renderKit(<Shown account="USA" format="two" initial={draftOfService(stored, 'USA')} />);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^House number/ }).value).toBe(
    '214',
  );
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Street name/ }).value).toBe(
    'Dauphin Street',
  );
});

it('[OP-59] shows the country and lets nobody choose it where it is fixed', () => {
  renderKit(<Shown account="USA" isCountryFixed />);
  const country = screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' });
  expect(country.disabled).toBe(true);
  expect(screen.getByText('United States')).toBeTruthy();
});
