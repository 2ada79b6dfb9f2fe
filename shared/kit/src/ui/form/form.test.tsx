import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { Checkbox } from './checkbox.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { Password } from './password.tsx';
import { Select } from '../select/select.tsx';

afterEach(cleanup);

describe('Field', () => {
  it('ties label and hint to the control', () => {
    renderKit(
      <Field label="Company name" hint="Shown on invoices">
        <Input />
      </Field>,
    );
    const input = screen.getByLabelText('Company name');
    const note = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe('Shown on invoices');
    expect(input.getAttribute('aria-invalid')).toBeNull();
  });

  it('keeps a hint that says what the value may hold behind the error', () => {
    renderKit(
      <Field
        label="Name"
        hint="Letters and digits"
        error="This name format is not valid."
        isHintKept
      >
        <Input />
      </Field>,
    );
    expect(screen.getByRole('alert').textContent).toBe(
      'This name format is not valid. Letters and digits',
    );
  });

  it('tells of a text that is too long, as people count it, and cuts nothing', async () => {
    const Name = () => {
      const [value, setValue] = useState('');
      return (
        <Field label="Label" hint="Shown in lists">
          <Input value={value} most={5} onChange={({ target }) => setValue(target.value)} />
        </Field>
      );
    };
    renderKit(<Name />);
    const input = screen.getByLabelText<HTMLInputElement>(/^Label/);
    // Five for people, eleven for a computer.
    await userEvent.type(input, 'Ana 👩‍💻');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(input);
    await userEvent.paste(' Ruiz');
    expect(input.value).toBe('Ana 👩‍💻 Ruiz');
    expect(screen.getByRole('alert').textContent).toBe('Use at most 5 characters. There are 10.');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    await userEvent.clear(input);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('VAL shows the refused value’s message in place of the hint and announces it', () => {
    renderKit(
      <Field label="Phone" hint="With country code" error="The Phone format is invalid." required>
        <Input />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: /Phone/ });
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toBe('The Phone format is invalid.');
    expect(input.getAttribute('aria-describedby')).toBe(alert.id);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.getAttribute('aria-required')).toBe('true');
    expect(screen.queryByText('With country code')).toBeNull();
  });

  it('VAL looks refused without a field around it, too', () => {
    renderKit(<Input aria-label="Opens" aria-invalid />);
    const input = screen.getByRole('textbox', { name: 'Opens' });
    expect(input.className).toContain('status-error');
  });
});

describe('Select', () => {
  it.each([
    ['user', 'No user available'],
    ['team', 'No team available'],
    ['ivr', 'No additional IVR'],
  ] as const)('SHELL-59 says for an empty list of %s: %s', async (kind, text) => {
    renderKit(<Select aria-label="Member" options={[]} emptyOf={kind} />);
    await userEvent.click(screen.getByRole('combobox', { name: 'Member' }));
    expect(await screen.findByText(text)).toBeDefined();
  });

  it('says a note of an option beside it and in its name', async () => {
    const options = [
      { value: 'ana', label: 'Ana', note: 'Pending' },
      { value: 'ben', label: 'Ben' },
    ];
    renderKit(<Select aria-label="Member" options={options} />);
    await userEvent.click(screen.getByRole('combobox', { name: 'Member' }));
    expect(await screen.findByRole('option', { name: 'Ana, Pending' })).toBeDefined();
    expect(screen.getByTitle('Ana').textContent).toBe('AnaPending');
    expect(screen.getByTitle('Ben').textContent).toBe('Ben');
  });

  it.each([false, true])('reads out no sign of the library; loading: %s', async (loading) => {
    const options = [{ value: 'ana', label: 'Ana' }];
    renderKit(<Select aria-label="Member" options={options} showSearch loading={loading} />);
    await userEvent.click(screen.getByRole('combobox', { name: 'Member' }));
    expect(await screen.findByRole('option', { name: 'Ana' })).toBeDefined();
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('Password', () => {
  it('calls a secret so', () => {
    renderKit(<Password isSecret />);
    expect(screen.getByRole('button', { name: 'Show secret' })).toBeTruthy();
  });

  it('[OP-42] shows and hides what was typed', async () => {
    renderKit(
      <Field label="Password">
        <Password />
      </Field>,
    );
    const input = screen.getByLabelText('Password');
    expect(input.getAttribute('type')).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input.getAttribute('type')).toBe('text');
    expect(input.hasAttribute('data-masked'), '[OP-42] marked also while shown').toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input.getAttribute('type')).toBe('password');
  });
});

describe('Checkbox', () => {
  it('stands between when only some are chosen', () => {
    renderKit(<Checkbox aria-label="All" indeterminate />);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'All' }).indeterminate).toBe(
      true,
    );
  });
});
