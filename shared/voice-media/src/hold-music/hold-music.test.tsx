import { musicCalls } from '@jackfield/contract/api/hold-music';
import type { Greetings } from '@jackfield/contract/api/media';
import { renderInPortal } from '@jackfield/kit/testing';
import {
  cleanup,
  FakeApi,
  screen,
  signInAs,
  signOutOfTest,
  waitFor,
  within,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { HoldMusic } from './hold-music.tsx';

const id = '018f0000-0000-7000-8000-000000000010';
const track = (at: number, name: string, isDefault = false) => ({
  id: `018f0000-0000-7000-8000-0000000001${at}`,
  fileName: name,
  url: `/media/${at}`,
  isDefault,
  isSelected: at === 10,
  // Longer sounds are fetched when they are played.
  duration: 200,
  inputText: null,
});
let answer: Greetings;
let api: FakeApi;

beforeEach(() => {
  signInAs();
  answer = {
    items: [track(10, 'Piano'), track(11, 'Default hold music', true)],
    maximum: 10,
    savedText: null,
    hasSpeech: false,
  };
  api = new FakeApi()
    .on(musicCalls.team.list, () => answer)
    .on(musicCalls.tenant.list, () => answer)
    .on(musicCalls.team.select, () => track(11, 'Default hold music', true))
    .on(musicCalls.team.remove, () => undefined);
});
afterEach(() => {
  cleanup();
  signOutOfTest();
  api.uninstall();
});

it('[MEDIA-20] [TEAM-04] chooses the built-in track, which stays', async () => {
  const { user } = renderInPortal(<HoldMusic owner={{ type: 'team', id }} />);
  const list = await screen.findByRole('list', { name: 'Hold music' });
  await user.click(await within(list).findByRole('radio', { name: 'Use Default hold music' }));
  await waitFor(() => expect(api.calls(musicCalls.team.select)).toHaveLength(1));
  expect(screen.getByText('The default hold music cannot be deleted')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'More actions for Default hold music' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Record' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Text to speech' })).toBeNull();
});

it('[VAL-42] asks before a track is deleted, and what callers hear then', async () => {
  const { user } = renderInPortal(<HoldMusic owner={{ type: 'team', id }} />);
  await user.click(await screen.findByRole('button', { name: 'More actions for Piano' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Are you sure you want to delete this media?');
  await user.click(within(dialog).getByRole('button', { name: 'Delete media' }));
  await waitFor(() =>
    expect(api.calls(musicCalls.team.remove).map(({ query }) => query)).toEqual([
      { replacementId: answer.items[1]?.id },
    ]),
  );
});

it('[MEDIA-17] [MEDIA-18] a full list tells its limit in the words of media', async () => {
  const many = Array.from({ length: 10 }, (_, at) => track(20 + at, `Track ${at}`));
  answer = { ...answer, items: [...many, track(11, 'Default hold music', true)] };
  const { user } = renderInPortal(<HoldMusic owner={{ type: 'tenant', id }} />);
  await user.click(await screen.findByRole('button', { name: 'Upload' }));
  const dialog = await screen.findByRole('dialog', { name: 'Media' });
  expect(dialog.textContent).toContain(
    'Unable to add media. You have reached the maximum 10 media. To add more, delete existing media to continue.',
  );
});
