import type { AccountCountry } from '@jackfield/contract';
import { Field } from '@jackfield/kit/ui/form';
import { cleanup, screen, signInAs, signOutOfTest } from '@jackfield/testing';
import { renderInPortal } from '../testing/public.ts';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { PhoneInput } from './phone-input.tsx';

afterEach(() => {
  cleanup();
  signOutOfTest();
});

function Form({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <Field label="Phone number">
        <PhoneInput value={value} onChange={setValue} />
      </Field>
      <output>{value}</output>
    </>
  );
}

function show(country: AccountCountry | null, start = '') {
  if (country !== null) signInAs({ account: { country } });
  return renderInPortal(<Form start={start} />).user;
}
const field = () => screen.getByLabelText<HTMLInputElement>('Phone number');
const country = () => screen.getByRole('combobox', { name: 'Country of the number' });

it('[VAL-06] [VAL-08] typing digits gives the USA mask and stores plus and digits', async () => {
  const user = show('USA');
  await user.type(field(), '2515550100');
  expect(field().value).toBe('+1 (251) 555-0100');
  expect(screen.getByRole('status').textContent).toBe('+12515550100');
});

it('[VAL-07] typing digits gives the Malaysian masks', async () => {
  const user = show('MYS');
  await user.type(field(), '123456789');
  expect(field().value).toBe('+60 12-345 6789');
  await user.type(field(), '0');
  expect(field().value).toBe('+60 12-3456 7890');
  expect(screen.getByRole('status').textContent).toBe('+601234567890');
});

it('[VAL-09] [OP-129] presets USA, or the country of the account', () => {
  show(null);
  expect(screen.getByText('USA +1')).toBeTruthy();
  cleanup();
  show('CAN');
  expect(screen.getByText('CAN +1')).toBeTruthy();
});

it('a pasted number of another country changes the country', async () => {
  const user = show('USA');
  await user.click(field());
  await user.paste('+44 20 7183 8750');
  expect(screen.getByText('GBR +44')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('+442071838750');
});

it('a typed prefix changes the country too', async () => {
  const user = show('USA');
  await user.type(field(), '+60123456789');
  expect(field().value).toBe('+60 12-345 6789');
  expect(screen.getByText('MYS +60')).toBeTruthy();
  await user.clear(field());
  await user.type(field(), '+12515550100');
  expect(screen.getByRole('status').textContent).toBe('+12515550100');
});

it.each(['+60123456789', '60123456789', '0123456789', '123456789'])(
  '[VAL-07] [VAL-08] %s typed by keys in Malaysia is stored as +60123456789',
  async (keys) => {
    const user = show('MYS');
    await user.type(field(), keys);
    expect(field().value).toBe('+60 12-345 6789');
    expect(screen.getByRole('status').textContent).toBe('+60123456789');
  },
);

it('[VAL-08] a number advertised in letters stays in sight and is read as the field is left', async () => {
  const user = show('USA');
  await user.type(field(), '1-800-FLOWERS');
  expect(field().value).toBe('+1 (800) FLOWERS');
  await user.keyboard('{Enter}');
  expect(field().value).toBe('+1 (800) 356-9377');
});

it('a text that is no number is edited like any text', async () => {
  const user = show('USA');
  await user.type(field(), '251 555 0134 x20');
  expect(field().value).toBe('+1 (251) 555-0134x20');
  await user.keyboard('{Backspace}{Backspace}{Backspace}');
  expect(field().value).toBe('+1 (251) 555-0134');
  expect(screen.getByText('USA +1')).toBeTruthy();
});

it('the last digit that goes leaves an empty field', async () => {
  const user = show('MYS');
  await user.type(field(), '1{Backspace}');
  expect(field().value).toBe('');
});

it('a prefix without a plus sign that may be a number is read as the field is left', async () => {
  const user = show('USA');
  await user.click(country());
  await user.keyboard('Germany');
  await user.click(screen.getByTitle('Germany +49'));
  await user.type(field(), '493012345');
  expect(field().value).toBe('+49493012345');
  await user.tab();
  expect(screen.getByRole('status').textContent).toBe('+493012345');
});

it('[VAL-06] digits are put in and taken out in the middle, signs included', async () => {
  const user = show('USA', '+12515550100');
  await user.type(field(), '{Backspace}', { initialSelectionStart: 8, initialSelectionEnd: 8 });
  expect(field().value).toBe('+1 (255) 550-100');
  expect(field().selectionStart).toBe(6);
  await user.keyboard('1');
  expect(field().value).toBe('+1 (251) 555-0100');
});

it('[VAL-05] another country keeps the digits', async () => {
  const user = show('USA', '+12515550100');
  await user.click(country());
  await user.keyboard('Kingdom');
  await user.click(screen.getByTitle('United Kingdom +44'));
  expect(screen.getByRole('status').textContent).toBe('+442515550100');
});
