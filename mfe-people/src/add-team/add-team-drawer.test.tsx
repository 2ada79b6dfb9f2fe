import { freeExtension } from '@jackfield/contract/api/teammate';
import { renderInPortal } from '@jackfield/kit/testing';
import { cleanup, FakeApi, screen, signInAs, signOutOfTest } from '@jackfield/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AddTeamDrawer } from './add-team-drawer.tsx';

let api: FakeApi;
beforeEach(() => {
  signInAs();
  api = new FakeApi();
});
afterEach(() => {
  cleanup();
  signOutOfTest();
  api.uninstall();
});

const show = () => renderInPortal(<AddTeamDrawer onAdded={vi.fn()} onClose={vi.fn()} />);

it('[TEAM-01] [API-115] fills in an extension beside those of the other teams', async () => {
  api.on(freeExtension, () => ({ extension: '105', beside: '2007' }));
  show();
  expect(await screen.findByText('3 to 6 digits, 2007 is free')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Extension/ }).value).toBe('2007');
  expect(api.calls(freeExtension)[0]?.query).toEqual({ beside: 'team' });
});

it('[TEAM-01] [API-115] proposes the lowest free extension to the first team', async () => {
  api.on(freeExtension, () => ({ extension: '105' }));
  show();
  expect(await screen.findByText('3 to 6 digits, 105 is free')).toBeTruthy();
});
