import { paths, type Registry } from '@jackfield/contract';
import { listSetAside, retrySetAside } from '@jackfield/contract/api/due-work';
import {
  getRelease,
  listPointers,
  listReleases,
  releaseHistory,
} from '@jackfield/contract/api/release';
import {
  clearOverrides,
  endStaffSession,
  getStaffSession,
  type Overrides,
  setOverrides,
  startStaffSession,
} from '@jackfield/contract/api/staff';
import { renderInPortal } from '@jackfield/kit/testing';
import { queryClient, store, variantAtom } from '@jackfield/runtime';
import {
  cleanup,
  type FakeApi,
  installFakeApi,
  Refusal,
  screen,
  waitFor,
  within,
} from '@jackfield/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  at,
  fakeHealth,
  fakeManifest,
  fakeMove,
  fakePointer,
  fakePointers,
  fakeRelease,
  listOf,
  nextVersion,
  tenant,
} from './fake-releases.ts';
import { StaffApp } from './staff-app.tsx';

const registry: Registry = {
  variant: store.get(variantAtom),
  areas: [
    {
      area: 'billing',
      label: 'Billing',
      name: 'mfe-billing',
      version: 'v1',
      entry: '/e',
      integrity: 'sha384-x',
      preload: [],
      routes: [],
      contract: '^1.0.0',
      navigation: [],
      config: {},
    },
  ],
};
const session = (overrides: Overrides = {}) => ({
  staff: { name: 'Ines Duarte', expiresAt: at },
  overrides,
});

let api: FakeApi;

beforeEach(() => {
  window.history.replaceState(null, '', '/staff/releases');
  api = installFakeApi()
    .on(getStaffSession, () => session())
    .on(listSetAside, () => ({ items: [] }))
    .on(listPointers, () => fakePointers(fakePointer()))
    .on(listReleases, () => listOf([fakeRelease(), fakeRelease({ version: nextVersion })]));
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  api.uninstall();
  vi.useRealTimers();
});

const open = (path = '/') => renderInPortal(<StaffApp registry={registry} />, { path });
const billing = () => screen.findByRole('region', { name: 'Billing' });

describe('staff sign-in', () => {
  beforeEach(() => api.on(getStaffSession, () => ({ staff: null, overrides: {} })));

  async function signIn(key: string) {
    const { user } = open();
    await user.type(await screen.findByLabelText('Your name'), 'Ines Duarte');
    await user.click(screen.getByLabelText('Support key'));
    await user.paste(key);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    return user;
  }

  it('says at the field that a key is wrong, and takes the right one', async () => {
    api.on(startStaffSession, ({ body }) => {
      if (JSON.stringify(body).includes('wrong')) throw new Refusal('INVALIDCREDENTIALS');
      return session();
    });
    const user = await signIn('wrong key');
    const field = screen.getByLabelText('Support key');
    expect((await screen.findByRole('alert')).textContent).toBe('This support key is not right.');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.hasAttribute('data-masked')).toBe(true);
    await user.clear(field);
    await user.type(field, 'the right key{Enter}');
    expect(await billing()).toBeTruthy();
    expect(screen.getByText('Ines Duarte')).toBeTruthy();
  });

  it('says that too many keys were tried', async () => {
    api.on(startStaffSession, () => {
      throw new Refusal('TOOMANYREQUESTS');
    });
    await signIn('wrong key');
    expect((await screen.findByRole('alert')).textContent).toContain('Try again in 15 minutes.');
  });

  it('asks for name and key before it sends anything', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(screen.getByText('Say who you are.')).toBeTruthy();
    expect(screen.getByText('Enter the support key.')).toBeTruthy();
    expect(api.calls(startStaffSession)).toHaveLength(0);
  });
});

describe('releases page', () => {
  it('shows what an area serves, since when, by whom, and how it does', async () => {
    const canary = {
      remote: 'mfe-billing',
      version: nextVersion,
      health: fakeHealth({ visits: 100, errors: 9 }),
      percent: 10,
      tenants: [],
      companies: [],
    };
    api.on(listPointers, () => fakePointers(fakePointer({ canary, autoRollback: true })));
    open();
    const card = within(await billing());
    expect(card.getByText('eaa35f5')).toBeTruthy();
    expect(card.getByText('0.4%')).toBeTruthy();
    expect(card.getByText('6 of 1,420 sessions')).toBeTruthy();
    expect(card.getByText('9%')).toBeTruthy();
    expect(card.getByText('10% of accounts')).toBeTruthy();
    expect(card.getByText('Everyone else')).toBeTruthy();
    expect(await card.findAllByText('by Ines Duarte')).toHaveLength(2);
    expect(card.getByText(/rolled back by itself when it is clearly worse/)).toBeTruthy();
    expect(card.queryByRole('button', { name: 'Roll back…' })).toBeNull();
  });

  it('switches the variant and names it in the address', async () => {
    const { user } = open();
    await billing();
    await user.click(screen.getByText('Northmere'));
    await waitFor(() => expect(window.location.search).toBe('?variant=partner'));
  });

  it('reads again every 15 seconds, and leaves the page up when that fails', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open();
    await billing();
    const live = { remote: 'mfe-billing', version: 'other-1', health: fakeHealth() };
    api.on(listPointers, () => fakePointers(fakePointer({ live })));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await screen.findByText('other-1')).toBeTruthy();
    api.on(listPointers, () => {
      throw new Refusal('SERVERERROR');
    });
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await screen.findByText('Releases could not be refreshed')).toBeTruthy();
    expect(screen.getByText('other-1')).toBeTruthy();
  });

  it('offers another try when releases cannot be loaded', async () => {
    let isBroken = true;
    api.on(listPointers, () => {
      if (isBroken) throw new Refusal('SERVERERROR');
      return fakePointers(fakePointer());
    });
    const { user } = open();
    await screen.findByRole('heading', { name: 'Releases could not be loaded' });
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await billing()).toBeTruthy();
  });

  it('keeps the page and asks to sign in again when the sign-in has run out', async () => {
    const { user } = open();
    await billing();
    api.on(listPointers, () => {
      throw new Refusal('UNAUTHORIZED');
    });
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in again' }));
    api.on(listPointers, () => fakePointers(fakePointer())).on(startStaffSession, () => session());
    // The dialog takes the focus once it is open, which would be in the middle of typing.
    await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'));
    await user.type(dialog.getByLabelText('Support key'), 'key');
    await user.click(dialog.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.calls(startStaffSession)[0]?.body).toEqual({ name: 'Ines Duarte', key: 'key' });
  });

  it('signs out', async () => {
    api.on(endStaffSession, () => undefined);
    const { user } = open();
    await billing();
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByRole('heading', { name: 'Staff sign-in' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows what went wrong in a version', async () => {
    const message = 'TypeError: invoice is undefined';
    api.on(getRelease, () => ({
      ...fakeRelease(),
      manifest: fakeManifest(),
      smokeReport: null,
      files: [],
      health: fakeHealth(),
      messages: [{ message, count: 4, lastAt: at }],
    }));
    const { user } = open();
    const counts = await within(await billing()).findByRole('button', { name: /6 of 1,420/ });
    await user.click(counts);
    const item = await within(await screen.findByRole('dialog')).findByRole('listitem');
    expect(item.textContent).toContain(message);
    expect(item.textContent).toContain('4 times, last');
  });

  it('lists who moved what and why', async () => {
    api.on(releaseHistory, () => listOf([fakeMove()]));
    const { user } = open();
    await user.click(within(await billing()).getByRole('button', { name: 'History' }));
    const item = await within(await screen.findByRole('dialog')).findByRole('listitem');
    expect(item.textContent).toContain('Tomás Herrera');
    expect(item.textContent).toContain('Promoted b41c09e to everyone, in place of eaa35f5');
    expect(item.textContent).toContain('Why: New invoices');
  });

  it('says of each published version whether a smoke test has opened its pages', async () => {
    api.on(listReleases, () =>
      listOf([
        fakeRelease(),
        fakeRelease({ version: nextVersion, smoke: 'missing' }),
        fakeRelease({ version: 'built-here', smoke: 'exempt' }),
      ]),
    );
    const { user } = open();
    await user.click(within(await billing()).getByRole('button', { name: 'Versions' }));
    const list = await screen.findByRole('list', { name: 'Published versions of Billing' });
    const items = await within(list).findAllByRole('listitem');
    const told = items.map((item) => /smoke test( passed)?/i.exec(item.textContent ?? '')?.[0]);
    expect(told).toEqual(['Smoke test passed', 'smoke test', undefined]);
  });

  it('says of a version that waits for a newer host what it waits for', async () => {
    const misfit = 'react is needed as ^19.4.0; the host provides 19.3.2.';
    api.on(listReleases, () => listOf([fakeRelease({ misfit }), fakeRelease({ version: 'fits' })]));
    const { user } = open();
    await user.click(within(await billing()).getByRole('button', { name: 'Versions' }));
    const list = await screen.findByRole('list', { name: 'Published versions of Billing' });
    const [held, fits] = await within(list).findAllByRole('listitem');
    expect(held?.textContent).toContain('Waits for a newer host');
    expect(held?.textContent).toContain(misfit);
    expect(fits?.textContent).not.toContain('newer host');
  });

  it('previews a published version beside those previewed already, and resets', async () => {
    const settings = { remote: 'mfe-settings', version: 'next-1' };
    api
      .on(getStaffSession, () => session({ settings }))
      .on(setOverrides, () =>
        session({ settings, billing: { remote: 'mfe-billing', version: nextVersion } }),
      )
      .on(clearOverrides, () => undefined);
    const { user } = open();
    await user.click(within(await billing()).getByRole('button', { name: 'Versions' }));
    const buttons = await screen.findAllByRole('button', { name: 'Preview in this browser' });
    await user.click(buttons[1] ?? document.body);
    expect(await screen.findByText('Billing b41c09e')).toBeTruthy();
    expect(api.calls(setOverrides)[0]?.body).toEqual({
      areas: { settings, billing: { remote: 'mfe-billing', version: nextVersion } },
    });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    api.on(getStaffSession, () => session());
    await user.click(screen.getByRole('button', { name: 'Reset', hidden: true }));
    await waitFor(() => expect(screen.queryByText('Billing b41c09e')).toBeNull());
  });
});

describe('set-aside work', () => {
  const payment = {
    kind: 'cardPayment',
    subjectId: tenant,
    tenantId: tenant,
    companyName: 'Harbor Dental',
    attempts: 50,
    lastError: 'The bank is away.',
    triedAt: at,
  };
  const again = { name: 'Try again: cardPayment of Harbor Dental' };
  const openWork = () => open(paths.staff.dueWork());
  const list = () => screen.findByRole('list', { name: 'Set-aside work' });

  it('says whose it is, how often and why it failed, and is done again', async () => {
    let items = [payment];
    api
      .on(listSetAside, () => ({ items }))
      .on(retrySetAside, () => {
        items = [];
        return undefined;
      });
    const { user } = openWork();
    const row = within(await list()).getByRole('listitem');
    expect(row.textContent).toMatch(/Harbor Dental.*cardPayment.*The bank is away\..*50 tries/);
    expect(screen.getByRole('link', { name: /1 task/ })).toBeTruthy();
    await user.click(screen.getByRole('button', again));
    expect(
      await screen.findByText('cardPayment of Harbor Dental is being tried again'),
    ).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Nothing is set aside' })).toBeTruthy();
    expect(document.activeElement?.id).toBe('main');
    const { kind, subjectId } = payment;
    expect(api.calls(retrySetAside)[0]?.body).toEqual({ kind, subjectId });
  });

  it('stays where another try is refused, which is said', async () => {
    api
      .on(listSetAside, () => ({ items: [{ ...payment, lastError: null }] }))
      .on(retrySetAside, () => {
        throw new Refusal('SERVERERROR');
      });
    const { user } = openWork();
    expect((await list()).textContent).toContain('Ended without a message');
    const read = api.calls(listSetAside).length;
    await user.click(screen.getByRole('button', again));
    expect(await screen.findByText('Oops, something went wrong.')).toBeTruthy();
    await waitFor(() => expect(api.calls(listSetAside).length).toBeGreaterThan(read));
    expect(screen.getByRole('button', again)).toBeTruthy();
  });

  it('offers another try when it cannot be loaded', async () => {
    let isBroken = true;
    api.on(listSetAside, () => {
      if (isBroken) throw new Refusal('SERVERERROR');
      return { items: [] };
    });
    const { user } = openWork();
    await screen.findByText('Set-aside work could not be loaded');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Nothing is set aside' })).toBeTruthy();
  });

  it('is one tab from the releases', async () => {
    const { user } = openWork();
    await user.click(await screen.findByRole('link', { name: 'Releases' }));
    expect(await billing()).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Set-aside work' }));
    expect(await screen.findByRole('heading', { name: 'Nothing is set aside' })).toBeTruthy();
    expect(document.title).toMatch(/^Set-aside work · /);
  });
});
