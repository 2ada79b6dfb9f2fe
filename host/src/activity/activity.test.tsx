import { listActivity } from '@jackfield/contract/api/audit';
import { listTeammates } from '@jackfield/contract/api/teammate';
import { renderInPortal } from '@jackfield/kit/testing';
import { openActivity } from '@jackfield/records/activity-address';
import {
  cleanup,
  FakeApi,
  fakeList,
  screen,
  signInAs,
  signOutOfTest,
  waitFor,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Activity } from './activity.tsx';

let api: FakeApi;
beforeEach(() => {
  signInAs();
  window.history.replaceState(null, '', '/admin-settings/users/listing?search=maya');
  const counts = { all: 0, active: 0, pending: 0, suspended: 0 };
  api = new FakeApi()
    .on(listTeammates, () => ({ ...fakeList([]), counts }))
    .on(listActivity, () => ({ ...fakeList([]), nextStartAfter: null }));
});
afterEach(() => {
  cleanup();
  signOutOfTest();
  api.uninstall();
});

const title = () => screen.findByText('Activity');
const text = () => screen.findByRole('textbox', { name: 'Search names' });
const isClosed = () => waitFor(() => expect(screen.queryByText('Activity')).toBeNull());

it('annex J2 opens over the page with its filters in the address; Close goes a step back', async () => {
  const { user } = renderInPortal(<Activity />);
  expect(screen.queryByText('Activity')).toBeNull();
  openActivity({ entity: 'team' });
  await title();
  const { length } = window.history;
  await user.type(await text(), 'desk');
  await waitFor(() =>
    expect(window.location.search).toBe(
      '?search=maya&drawer=activity&activity.entity=team&activity.search=desk',
    ),
  );
  expect(window.history.length).toBe(length);
  const back = vi.spyOn(window.history, 'back');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(back).toHaveBeenCalledOnce();
  await isClosed();
  expect(window.location.search).toBe('?search=maya');
});

it('a deep link opens it, and closing leaves the page', async () => {
  window.history.replaceState(null, '', '/admin-settings/users/listing?drawer=activity');
  const { user } = renderInPortal(<Activity />);
  await title();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await isClosed();
  expect(window.location.href).toMatch(/\/admin-settings\/users\/listing$/);
});
