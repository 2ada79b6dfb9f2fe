import type { Endpoint } from '@jackfield/contract';
import { ownProfile } from '@jackfield/contract/api/teammate';
import { activeLocale } from '@jackfield/texts';
import { bus } from '../bus/bus.ts';
import { type Call, createClient } from '../client/client.ts';
import type { ApiFailure } from '../client/failure.ts';
import { logFailure } from '../client/log-failure.ts';
import { mayChange, pageAnswers } from '../client/page-answers.ts';
import { queryClient } from '../query/query-client.ts';
import { hasUnsavedInput } from '../router/guard.ts';
import { configAtom, dirtyAtom, sessionAtom } from '../store/atoms.ts';
import { store } from '../store/store.ts';
import { Activity } from './activity.ts';
import { sessionEndingAtom, signInAgainAtom } from './ending.ts';
import { SessionMachine } from './machine.ts';
import { forgetPerson } from './own.ts';
import { createSession } from './session.ts';
import { askStepUp } from './step-up.ts';
import { browserTabs } from './tabs.ts';

/** Calls that make, read or end the session, and therefore never wait for a refresh. */
const aroundSession: ReadonlySet<string> = new Set([
  'connect.token',
  'connect.impersonate',
  'auth.getSession',
  'auth.setAuth',
  'auth.removeSession',
  'log.call',
  'captcha.challenge',
  'secondStep.pending',
  'secondStep.pass',
  'secondStep.askPasskey',
  'passkey.ask',
  'passkey.signIn',
  'sso.start',
  'sso.finish',
]);

/** Calls whose 401 speaks of the link, password or session at hand, not of the open session (AUTH-18). */
const ownAnswer401: ReadonlySet<string> = new Set([
  'auth.removeSession',
  'connect.impersonate',
  'connect.token',
]);

const wait = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

function failed(endpoint: Endpoint, failure: ApiFailure, address: string, payload: unknown): void {
  logFailure(call, endpoint, failure, address, payload);
  if (failure.status === 401 && !ownAnswer401.has(endpoint.id)) machine.end('expired');
  // Another role may be why, which this page has not heard of.
  if (failure.responseCode === 'FORBIDDEN' && endpoint.id !== ownProfile.id)
    bus.emit('session:profile-changed', {});
  // What is shown of it has to become what it is now.
  if (failure.responseCode === 'IMPACTCHANGED')
    void queryClient.invalidateQueries({ queryKey: ['dry-run'] });
  if (failure.responseCode === 'ACCOUNTSUSPENDED') bus.emit('session:account-changed', {});
}

/** Calls an endpoint of the contract; see `Call`. */
export const call: Call = createClient({
  config: () => store.get(configAtom),
  fetch: async (address, init, onProgress) => {
    if (!onProgress) return fetch(address, init);
    const { sendWithProgress } = await import('../client/send-with-progress.ts');
    return sendWithProgress(address, init, onProgress);
  },
  brought(endpoint, address, signal) {
    const answers = pageAnswers();
    if (mayChange(endpoint)) answers.forget();
    return endpoint.method === 'GET' ? answers.take(address, activeLocale(), signal) : null;
  },
  before: async (endpoint) => {
    if (!aroundSession.has(endpoint.id)) await machine.ensureFresh();
  },
  failed,
  stepUp: askStepUp,
  signInAgain: async (endpoint) => !aroundSession.has(endpoint.id) && machine.lost(),
  wait,
});

const tabs = browserTabs();
const leave = (path: string) => window.location.assign(path);

/** What is typed in a dialog no guard knows of. */
const hasOpenFields = () => document.querySelector('[role="dialog"] :is(input, textarea)') !== null;

const machine = new SessionMachine({
  call,
  bus,
  tabs,
  activity: new Activity(),
  read: () => store.get(sessionAtom),
  write: (state) => store.set(sessionAtom, state),
  forget: forgetPerson,
  leave,
  losesInput: () => store.get(dirtyAtom) || hasUnsavedInput() || hasOpenFields(),
  here: () => window.location.pathname + window.location.search,
  warn: (ending) => store.set(sessionEndingAtom, ending),
  ask: (isAsked) => store.set(signInAgainAtom, isAsked),
});

/** The session of this browser. */
export const session = createSession({ call, store, machine, tabs, leave });

bus.on('session:profile-changed', () => void session.reloadProfile().catch(() => undefined));
bus.on('session:account-changed', () => void session.reloadAccount().catch(() => undefined));
