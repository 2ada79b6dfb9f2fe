import type { Tenant } from '@jackfield/contract/api/tenant';
import { renderInPortal } from '@jackfield/kit/testing';
import { accountAtom, store } from '@jackfield/runtime';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { MediaActions } from './manager.ts';
import { SpeechDialog } from './speech-dialog.tsx';

afterEach(() => {
  cleanup();
  store.set(accountAtom, null);
});

function show(addText: NonNullable<MediaActions['addText']>) {
  const actions: MediaActions = {
    media: { items: [], maximum: 10, savedText: null, hasSpeech: true },
    upload: vi.fn(),
    addText,
    select: vi.fn(),
    remove: vi.fn(),
  };
  renderInPortal(<SpeechDialog actions={actions} onClose={() => undefined} />);
}

const name = () => screen.getByLabelText<HTMLInputElement>(/^Greeting name/);
const text = () => screen.getByLabelText<HTMLTextAreaElement>(/^Greeting text/);
const paste = async (field: HTMLElement, pasted: string) => {
  await userEvent.click(field);
  await userEvent.paste(pasted);
};

it('[VAL-30] [VAL-31] cuts nothing that is too long, says so at once and does not send it', async () => {
  const addText = vi.fn();
  show(addText);
  await paste(name(), 'n'.repeat(31));
  await paste(text(), 'x'.repeat(2001));
  expect([name().value.length, text().value.length]).toEqual([31, 2001]);
  screen.getByText('The greeting name field may not be greater than 30 characters.');
  screen.getByText('The greeting text field may not be greater than 2000 characters.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(addText).not.toHaveBeenCalled();
});

it('[VAL-32] a counter follows what is typed', async () => {
  show(vi.fn());
  screen.getByText('0 of 2,000');
  await userEvent.type(text(), 'Hello');
  screen.getByText('5 of 2,000');
  await userEvent.type(text(), '{Backspace}');
  screen.getByText('4 of 2,000');
});

it('[VAL-30] counts what people count', async () => {
  show(vi.fn());
  await paste(name(), '👩‍👩‍👧‍👦é'.repeat(15));
  screen.getByText('30 of 30');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('takes no changes while it speaks, and takes them again where that failed', async () => {
  let fail: (error: Error) => void = () => undefined;
  const addText = vi.fn(() => new Promise<never>((_resolve, reject) => (fail = reject)));
  show(addText);
  await paste(text(), 'Hello.');
  await paste(name(), 'Lunch');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(name().closest('[inert]')).not.toBeNull());
  fail(new Error('No voice.'));
  await waitFor(() => expect(name().closest('[inert]')).toBeNull());
  expect(name().value).toBe('Lunch');
});

it.each([
  ['en', 'USA', 'en-US'],
  ['en', 'MYS', 'en-GB'],
  ['ms', 'MYS', 'ms-MY'],
  ['fr-CA', 'CAN', 'fr-CA'],
  ['es', 'USA', 'es-US'],
] as const)('[LANG-01] an account in %s of %s speaks %s first', async (language, country, code) => {
  store.set(accountAtom, { language, country } as Tenant);
  const addText = vi.fn();
  show(addText);
  await paste(name(), 'Lunch');
  await paste(text(), 'Hello.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(addText).toHaveBeenCalledWith(
    expect.objectContaining({ voiceSetting: { languageCode: code, gender: 'female' } }),
  );
});

it('[LANG-01] a greeting is spoken in the language that was chosen for it', async () => {
  const addText = vi.fn();
  show(addText);
  await paste(name(), 'Almuerzo');
  await paste(text(), 'Hola.');
  await userEvent.click(screen.getByRole('combobox', { name: 'Language' }));
  await userEvent.click(await screen.findByTitle('Spanish'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(addText).toHaveBeenCalledWith(
    expect.objectContaining({ voiceSetting: { languageCode: 'es-US', gender: 'female' } }),
  );
});
