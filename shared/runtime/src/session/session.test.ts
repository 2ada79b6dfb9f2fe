// @vitest-environment jsdom
import type { Endpoint } from '@jackfield/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBus } from '../bus/bus.ts';
import { ApiFailure } from '../client/failure.ts';
import { accountAtom, noSession, profileAtom, sessionAtom } from '../store/atoms.ts';
import { firstRowsAtom, tellFirstRows } from '../store/first-rows.ts';
import { store } from '../store/store.ts';
import { SessionMachine } from './machine.ts';
import { forgetPerson } from './own.ts';
import { createSession } from './session.ts';
import type { TabMessage } from './tabs.ts';

const auth = {
  accessToken: 'access',
  expirationDate: new Date(Date.now() + 900_000).toISOString(),
  authenticationType: 1,
  isFairUsage: false,
};
const profile = { id: 'me', tenantId: 'tenant', fullName: 'Renee', role: 'admin' };
const account = { id: 'tenant', companyName: 'Harbor', stripeInfo: { stripeId: 'cus_1' } };
const summary = {
  tenantId: 'tenant',
  tenantName: 'Harbor',
  teammateId: 'me',
  teammateName: 'Renee',
  role: 'admin',
  isImpersonate: false,
  customerId: 'cus_1',
};
const tokens = {
  access_token: 'access',
  refresh_token: 'refresh',
  expires_in: 900,
  token_type: 'Bearer',
  authenticationType: 1,
  isFairUsage: false,
};

function setUp() {
  const called: { id: string; body: unknown; bearer: unknown }[] = [];
  const answers: Record<string, () => unknown> = {
    'auth.getSession': () => ({ auth, storage: null, profile: null }),
    'user.profile': () => profile,
    'tenant.get': () => account,
    'connect.token': () => tokens,
    'connect.impersonate': () => ({ ...tokens, authenticationType: 2 }),
    'storage.authentication': () => {
      throw new ApiFailure({ status: 500, responseCode: 'SERVERERROR' });
    },
  };
  const call = async (endpoint: Endpoint, ...rest: unknown[]) => {
    const [input, options] = rest;
    called.push({
      id: endpoint.id,
      body: Reflect.get(Object(input), 'body'),
      bearer: Reflect.get(Object(options), 'bearer'),
    });
    const answer: never = (await answers[endpoint.id]?.()) as never;
    return answer;
  };
  const posted: TabMessage[] = [];
  const tabs = {
    post: (message: TabMessage) => void posted.push(message),
    listen: () => {},
    alone: <T>(work: () => Promise<T>) => work(),
  };
  const leave = vi.fn();
  const machine = new SessionMachine({
    call,
    bus: createBus(() => {}),
    tabs,
    activity: { isActive: false, reset: () => {} },
    read: () => store.get(sessionAtom),
    write: (state) => store.set(sessionAtom, state),
    forget: forgetPerson,
    leave,
    losesInput: () => true,
    here: () => '/',
    warn: () => {},
    ask: () => {},
  });
  const session = createSession({ call, store, machine, tabs, leave });
  const ids = () => called.map(({ id }) => id);
  return { session, answers, called, ids, posted, leave };
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.now() });
  sessionStorage.clear();
  localStorage.clear();
  store.set(sessionAtom, { ...noSession, phase: 'unknown' });
  store.set(firstRowsAtom, false);
  store.set(profileAtom, null);
  store.set(accountAtom, null);
});
afterEach(() => vi.useRealTimers());

describe('openSession', () => {
  it('AUTH-15 loads profile and account at the first load, and keeps the session profile', async () => {
    const { session, ids, called } = setUp();
    expect(await session.openSession()).toBe('open');
    expect(ids()).toEqual(['auth.getSession', 'user.profile', 'tenant.get']);
    tellFirstRows();
    expect(ids()[3]).toBe('auth.setOwnProfile');
    expect(called[3]?.body).toEqual(summary);
    expect(store.get(profileAtom)?.id).toBe('me');
    expect(store.get(accountAtom)?.companyName).toBe('Harbor');
  });

  it('tells the server nothing that it knows', async () => {
    const { session, answers, ids } = setUp();
    answers['auth.getSession'] = () => ({ auth, storage: null, profile: summary });
    await session.openSession();
    tellFirstRows();
    expect(ids().slice(0, 3)).toEqual(['auth.getSession', 'user.profile', 'tenant.get']);
    expect(ids()).not.toContain('auth.setOwnProfile');
  });

  it('AUTH-15 loads neither at the second load', async () => {
    const first = setUp();
    await first.session.openSession();
    store.set(profileAtom, null);
    const { session, answers, ids } = setUp();
    answers['auth.getSession'] = () => ({ auth, storage: null, profile: summary });
    await session.openSession();
    expect(ids()).not.toContain('user.profile');
    expect(ids()).not.toContain('tenant.get');
    expect(store.get(profileAtom)?.id).toBe('me');
  });

  it('AUTH-15 a form that was saved is found by a load right after', async () => {
    const first = setUp();
    await first.session.openSession();
    store.set(profileAtom, { ...profile, version: 2, title: 'Head' } as never);
    const second = setUp();
    second.answers['auth.getSession'] = () => ({ auth, storage: null, profile: summary });
    await second.session.openSession();
    expect(store.get(profileAtom)).toMatchObject({ title: 'Head' });
  });

  it('AUTH-15 reads them again when somebody else is signed in', async () => {
    const first = setUp();
    await first.session.openSession();
    const { session, answers, ids } = setUp();
    answers['auth.getSession'] = () => ({
      auth,
      storage: null,
      profile: { ...summary, teammateId: 'other' },
    });
    await session.openSession();
    expect(ids()).toContain('user.profile');
  });

  it('answers none when signed out', async () => {
    const { session, answers } = setUp();
    answers['auth.getSession'] = () => ({ auth: null, storage: null, profile: null });
    expect(await session.openSession()).toBe('none');
    expect(store.get(sessionAtom).phase).toBe('none');
  });

  it('rejects when the profile cannot be read', async () => {
    const { session, answers } = setUp();
    answers['user.profile'] = () => {
      throw new ApiFailure({ status: 500, responseCode: 'SERVERERROR' });
    };
    await expect(session.openSession()).rejects.toBeInstanceOf(ApiFailure);
  });
});

describe('sign-in', () => {
  it('AUTH-05 ERR-08 binds the tokens, loads the person and survives a failing storage call', async () => {
    const { session, ids, called, posted } = setUp();
    await session.signIn({ email: 'a@b.example', password: 'secret' });
    expect(ids()).toEqual([
      'connect.token',
      'auth.setAuth',
      'user.profile',
      'tenant.get',
      'auth.setOwnProfile',
      'storage.authentication',
    ]);
    expect(called[1]?.body).toMatchObject({
      auth: { accessToken: 'access', refreshToken: 'refresh', authenticationType: 1 },
    });
    expect(posted).toEqual([{ type: 'opened', teammateId: 'me' }]);
    expect(session.isOpen()).toBe(true);
  });

  it('AUTH-14 exchanges the own token for a teammate’s session', async () => {
    const { session, called } = setUp();
    await session.openSession();
    called.length = 0;
    await session.impersonate('other');
    expect(called[0]).toMatchObject({ id: 'connect.impersonate', bearer: 'access' });
    expect(called.find(({ id }) => id === 'auth.setOwnProfile')?.body).toMatchObject({
      isImpersonate: true,
    });
  });

  it('OP-53 counts an unknown account as here', async () => {
    const { session, answers } = setUp();
    await session.openSession();
    answers['account.isMigrated'] = () => ({ isMigrated: false });
    expect(await session.isAccountHere()).toBe(false);
    answers['account.isMigrated'] = () => {
      throw new ApiFailure({ status: 404, responseCode: 'NOTFOUND' });
    };
    expect(await session.isAccountHere()).toBe(true);
  });
});

describe('sign-out', () => {
  it('AUTH-21 removes the server session and everything kept here, even without an answer', async () => {
    const { session, answers, ids, leave, posted } = setUp();
    await session.openSession();
    answers['auth.removeSession'] = () => {
      throw new ApiFailure({ status: 0, responseCode: 'NETWORK' });
    };
    await session.signOut();
    expect(ids()).toContain('auth.removeSession');
    expect(store.get(sessionAtom)).toEqual(noSession);
    expect(sessionStorage.length).toBe(0);
    expect(leave).toHaveBeenCalledWith('/');
    expect(posted).toContainEqual({ type: 'ended', note: null });
  });

  it('AUTH-21 forgets profile and account', async () => {
    const { session } = setUp();
    await session.openSession();
    await session.signOut();
    expect(store.get(profileAtom)).toBeNull();
    expect(store.get(accountAtom)).toBeNull();
  });
});
