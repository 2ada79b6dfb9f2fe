import { ApiFailure, notify } from '@jackfield/runtime';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderKit } from '../../testing/render-kit.tsx';
import { Field } from '../form/field.tsx';
import { Input } from '../form/input.tsx';
import { RowMenu } from '../table/row-menu.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { FormDialog } from './form-dialog.tsx';
import { type ConfirmSteps, useConfirm } from './use-confirm.ts';

/** An action whose end the test decides. */
function pending() {
  let succeed: (result: string) => void = () => undefined;
  let fail: (error: unknown) => void = () => undefined;
  const action = vi.fn(
    () =>
      new Promise<string>((resolve, reject) => {
        succeed = resolve;
        fail = reject;
      }),
  );
  return {
    action,
    succeed: (result = 'menu') => succeed(result),
    fail: (error: unknown) => fail(error),
  };
}

const refusal = (field: string, message: string) =>
  new ApiFailure({
    status: 422,
    responseCode: 'VALIDATION',
    errors: [{ code: 'x', field, message }],
  });

const success = vi.spyOn(notify, 'success');
const settle = vi.fn();
const onFailed = vi.fn();

interface AskProps {
  action(): Promise<string>;
  steps?: ConfirmSteps<string>;
}

/** A row whose menu opens the question, as on a list. */
function Row({ action, steps }: AskProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <RowMenu
        name="Front desk"
        groups={() => [[{ key: 'delete', label: 'Delete…', run: () => setAsking(true) }]]}
      />
      {isAsking && <Question action={action} onClose={() => setAsking(false)} {...steps} />}
    </>
  );
}

function Question({
  action,
  onClose,
  ...steps
}: { action(): Promise<string>; onClose(): void } & ConfirmSteps<string>) {
  const asked = useConfirm(action, { done: 'Menu deleted', onDone: onClose, ...steps });
  return (
    <ConfirmDialog
      title="Delete Front desk?"
      confirmText="Delete menu"
      onClose={onClose}
      {...asked.dialog}
    >
      Callers no longer hear it.
    </ConfirmDialog>
  );
}

function Naming({ action, steps }: AskProps) {
  const [name, setName] = useState('');
  const named = useConfirm(action, {
    check: () => ({ name: name === '' ? 'The name is required.' : '' }),
    fields: ['name'],
    ...steps,
  });
  return (
    <FormDialog title="Rename" confirmText="Save name" onClose={() => undefined} {...named.dialog}>
      <Field label="Name" error={named.faults.name}>
        <Input
          value={name}
          onChange={(event) => {
            setName(event.target.value);
            named.forgive('name');
          }}
        />
      </Field>
      {named.error && <output>{named.error}</output>}
    </FormDialog>
  );
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: /Front desk/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
  return screen.findByRole('dialog');
};

beforeEach(() => {
  success.mockClear();
  settle.mockClear();
  onFailed.mockClear();
});
afterEach(cleanup);

describe('a question', () => {
  it('runs once however often it is confirmed, and cannot be left meanwhile', async () => {
    const { action, succeed } = pending();
    renderKit(<Row action={action} />);
    await open();
    await userEvent.click(button('Delete menu'));
    await userEvent.click(button('Delete menu'));
    await userEvent.keyboard('{Control>}{Enter}{/Control}{Escape}');
    expect(action).toHaveBeenCalledOnce();
    expect(button('Delete menu').getAttribute('aria-busy')).toBe('true');
    expect(button('Cancel').disabled).toBe(true);
    succeed();
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says what was done, with the way back, and closes', async () => {
    const { action, succeed } = pending();
    const back = { label: 'Undo', run: vi.fn() };
    renderKit(<Row action={action} steps={{ settle, done: (of) => [`Deleted ${of}`, back] }} />);
    await open();
    await userEvent.click(button('Delete menu'));
    expect(success).not.toHaveBeenCalled();
    succeed('Front desk');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(success).toHaveBeenCalledExactlyOnceWith('Deleted Front desk', back);
    expect(settle).toHaveBeenCalledOnce();
  });

  it('stays with the reason when it fails, and goes on from there', async () => {
    const { action, succeed, fail } = pending();
    renderKit(<Row action={action} steps={{ settle, onFailed }} />);
    await open();
    await userEvent.click(button('Delete menu'));
    const failure = new ApiFailure({ status: 409, responseCode: 'INUSE', message: 'It is used.' });
    fail(failure);
    await screen.findByText('It is used.');
    expect(onFailed).toHaveBeenCalledExactlyOnceWith(failure);
    expect(settle).toHaveBeenCalledOnce();
    expect(success).not.toHaveBeenCalled();
    expect(button('Cancel').disabled).toBe(false);

    await userEvent.click(button('Delete menu'));
    expect(screen.queryByText('It is used.')).toBeNull();
    succeed();
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(success).toHaveBeenCalledOnce();
  });

  it('says why in words of its own where it has some, and nothing for empty ones', async () => {
    const { action, fail } = pending();
    const say = vi.fn().mockReturnValueOnce('Somebody was faster.').mockReturnValueOnce('');
    renderKit(<Row action={action} steps={{ say }} />);
    await open();
    await userEvent.click(button('Delete menu'));
    fail(new Error('no'));
    await screen.findByText('Somebody was faster.');
    await userEvent.click(button('Delete menu'));
    fail(new Error('no'));
    await vi.waitFor(() => expect(button('Cancel').disabled).toBe(false));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(['Cancel', 'Close'])(
    'gives the focus back to the row whose menu asked: %s',
    async (by) => {
      renderKit(<Row action={pending().action} />);
      await open();
      await userEvent.click(button(by));
      expect(document.activeElement).toBe(screen.getByRole('button', { name: /Front desk/ }));
    },
  );

  it('gives the focus back after Escape, and after it was done', async () => {
    const { action, succeed } = pending();
    renderKit(<Row action={action} />);
    await open();
    await userEvent.keyboard('{Escape}');
    const row = screen.getByRole('button', { name: /Front desk/ });
    expect(document.activeElement).toBe(row);
    await open();
    await userEvent.click(button('Delete menu'));
    succeed();
    await vi.waitFor(() => expect(document.activeElement).toBe(row));
  });
});

describe('a form', () => {
  const field = () => screen.getByLabelText<HTMLInputElement>('Name');

  it('sends nothing that is wrong, and takes the focus to the field that says why', async () => {
    const { action } = pending();
    renderKit(<Naming action={action} />);
    await userEvent.click(button('Save name'));
    await screen.findByText('The name is required.');
    await vi.waitFor(() => expect(document.activeElement).toBe(field()));
    expect(action).not.toHaveBeenCalled();
  });

  it('is sent by Enter', async () => {
    const { action } = pending();
    renderKit(<Naming action={action} />);
    await userEvent.type(field(), 'Desk{Enter}');
    expect(action).toHaveBeenCalledOnce();
  });

  it('shows a refusal at its field until that is changed', async () => {
    const { action, fail } = pending();
    renderKit(<Naming action={action} />);
    await userEvent.type(field(), 'Desk{Enter}');
    fail(refusal('name', 'The name is taken.'));
    await screen.findByText('The name is taken.');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('status')).toBeNull();
    await userEvent.type(field(), 's');
    expect(screen.queryByText('The name is taken.')).toBeNull();
  });

  it('takes a refusal of what lies in a field for one of the field', async () => {
    const { action, fail } = pending();
    renderKit(<Naming action={action} />);
    await userEvent.type(field(), 'Desk{Enter}');
    fail(refusal('name.first', 'Too long.'));
    await screen.findByText('Too long.');
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });

  it('says below the fields what no field is about', async () => {
    const { action, fail } = pending();
    renderKit(<Naming action={action} />);
    await userEvent.type(field(), 'Desk{Enter}');
    fail(refusal('extension', 'The extension is taken.'));
    expect((await screen.findByRole('status')).textContent).not.toBe('');
    expect(field().getAttribute('aria-invalid')).toBeNull();
  });

  it('does not send the form around it', async () => {
    const { action } = pending();
    const around = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    renderKit(
      <form onSubmit={around}>
        <Naming action={action} />
      </form>,
    );
    await userEvent.type(field(), 'Desk{Enter}');
    expect(action).toHaveBeenCalledOnce();
    expect(around).not.toHaveBeenCalled();
  });
});

it('a fault goes with what it was said of, also one that lies in another field', async () => {
  const Form = () => {
    const [city, setCity] = useState('Rome');
    const saved = useConfirm(
      () => Promise.reject(refusal('address.city', 'Choose a city of this country.')),
      { of: { address: { city } }, fields: ['address.city'] },
    );
    return (
      <>
        <Field label="City" error={saved.faults['address.city']}>
          <Input value={city} onChange={(event) => setCity(event.target.value)} />
        </Field>
        <button type="button" onClick={() => void saved.run()}>
          Save
        </button>
      </>
    );
  };
  renderKit(<Form />);
  await userEvent.click(button('Save'));
  expect(await screen.findByText('Choose a city of this country.')).toBeDefined();
  await userEvent.type(screen.getByRole('textbox', { name: 'City' }), 's');
  expect(screen.queryByText('Choose a city of this country.')).toBeNull();
});
