import { nameSchema } from '@jackfield/contract/api/teammate';
import { renderKit } from '@jackfield/kit/testing';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { afterEach, expect, it } from 'vitest';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

function Form() {
  const { control } = useForm({
    mode: 'onChange',
    defaultValues: { lastName: '' },
    resolver: valibotResolver(v.object({ lastName: nameSchema('last') })),
  });
  return <TextField control={control} name="lastName" label="Last name" isPersonName />;
}

it('[VAL-12] offers the nearest name that is taken in place of one that is refused', async () => {
  const user = userEvent.setup();
  renderKit(<Form />);
  const field = screen.getByLabelText<HTMLInputElement>('Last name');
  await user.type(field, 'Jean-Luc');
  expect((await screen.findByRole('alert')).textContent).toContain('Letters, digits and spaces');
  await user.click(screen.getByRole('button', { name: 'Use “Jean Luc”' }));
  expect(field.value).toBe('Jean Luc');
  await screen.findByText('Letters, digits and spaces');
  expect(screen.queryByRole('alert')).toBeNull();
});
