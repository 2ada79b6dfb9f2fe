import type { Greetings } from '@jackfield/contract/api/media';
import { renderKit } from '@jackfield/kit/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { MediaActions } from './manager.ts';
import { MediaManager } from './media-manager.tsx';

// Dialogs are fetched when they open first, which takes longer on a busy machine than a test waits.
beforeAll(() => Promise.all([import('./upload-dialog.tsx'), import('./limit-dialog.tsx')]));
afterEach(cleanup);

function greetings(count: number): Greetings {
  const items = Array.from({ length: count + 1 }, (_, at) => ({
    id: `${at}`,
    fileName: at === count ? 'Default greeting' : `Greeting ${at}`,
    url: `/media/${at}`,
    isDefault: at === count,
    isSelected: at === 0,
    // Longer sounds are fetched when they are played.
    duration: 200,
    inputText: null,
  }));
  return { items, maximum: 10, savedText: null, hasSpeech: true };
}

function show(count: number, more: Partial<MediaActions> = {}) {
  const actions: MediaActions = {
    media: greetings(count),
    upload: vi.fn(),
    addText: vi.fn(),
    select: vi.fn(async () => undefined),
    remove: vi.fn(async () => undefined),
    ...more,
  };
  const client = new QueryClient();
  renderKit(
    <QueryClientProvider client={client}>
      <MediaManager title="Voicemail greetings" actions={actions} />
    </QueryClientProvider>,
  );
  return actions;
}

it('[MEDIA-02] selects a greeting', async () => {
  const actions = show(2);
  await userEvent.click(screen.getByRole('radio', { name: 'Use Greeting 1' }));
  expect(actions.select).toHaveBeenCalledWith('1', {});
});

it('[VAL-40] the default greeting has no actions', () => {
  show(1);
  expect(screen.queryByRole('button', { name: 'More actions for Default greeting' })).toBeNull();
  expect(screen.getByText('The default greeting cannot be deleted')).toBeTruthy();
});

it('[VAL-43] [OP-87] a greeting that calls are sent to stays, with only Cancel', async () => {
  const actions = show(1, { isUsed: async (id) => id === '0' });
  await userEvent.click(screen.getByRole('button', { name: 'More actions for Greeting 0' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await screen.findByText('Delete default or in used media is not allowed');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByText('Callers then hear')).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Delete voicemail' })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(actions.remove).not.toHaveBeenCalled();
});

it('[VAL-41] asks before a greeting is deleted, and Cancel keeps it', async () => {
  const actions = show(2);
  const ask = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'More actions for Greeting 1' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('Are you sure you want to delete this voicemail?');
    return within(dialog);
  };
  await userEvent.click((await ask()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(actions.remove).not.toHaveBeenCalled();
  await userEvent.click((await ask()).getByRole('button', { name: 'Delete voicemail' }));
  await waitFor(() => expect(actions.remove).toHaveBeenCalledWith('1', null));
});

it('[VAL-34] the upload offers .wav and .mp3 only, and refuses others that are dropped', async () => {
  const actions = show(1);
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
  const dialog = within(await screen.findByRole('dialog'));
  const input = dialog.getByLabelText<HTMLInputElement>('Audio file');
  expect(input.accept).toBe('.wav,.mp3');
  const files = [new File(['x'], 'notes.txt')];
  fireEvent.drop(dialog.getByRole('button', { name: 'Browse' }), { dataTransfer: { files } });
  expect((await dialog.findByRole('alert')).textContent).toContain(
    'Invalid file extension. Allowed extension: .wav, .mp3.',
  );
  expect(dialog.getByRole('button', { name: 'Upload' })).toHaveProperty('disabled', true);
  expect(actions.upload).not.toHaveBeenCalled();
});

it('[MEDIA-17] below the maximum the dialog opens, at the maximum the limit', async () => {
  show(9);
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
  await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('Browse'));
});

it('[MEDIA-17] [ERR-10] [IVR-12] at the maximum the limit is told under the title Voicemail', async () => {
  show(10);
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
  const dialog = await screen.findByRole('dialog', { name: 'Voicemail' });
  expect(dialog.textContent).toContain(
    'Unable to add voice greeting. You have reached the maximum 10 voice greeting. To add more, delete existing voice greeting to continue.',
  );
});
