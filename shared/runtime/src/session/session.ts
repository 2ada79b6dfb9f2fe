import type { SessionNote } from '@jackfield/contract';
import {
  actAs,
  checkIsAccountMigrated,
  connectImpersonate,
  connectToken,
  getSession,
  platforms,
  removeSession,
  setAuth,
  setOwnProfile,
  type SessionProfile,
  type TokenAnswer,
} from '@jackfield/contract/api/session';
import {
  askPasskey,
  type NewWay,
  passSecondStep,
  type Proof,
  setUpPending,
  signInWithPasskey,
} from '@jackfield/contract/api/second-step';
import { finishSignOn, getSignOnSession } from '@jackfield/contract/api/sso';
import { ownProfile, type Teammate } from '@jackfield/contract/api/teammate';
import { getTenant } from '@jackfield/contract/api/tenant';
import type { Call } from '../client/client.ts';
import { ApiFailure } from '../client/failure.ts';
import { pageAnswers } from '../client/page-answers.ts';
import { type Account, accountAtom, noSession, profileAtom, sessionAtom } from '../store/atoms.ts';
import { afterFirstRows } from '../store/first-rows.ts';
import type { store as portalStore } from '../store/store.ts';
import { authOf, type SessionMachine } from './machine.ts';
import { openKept } from './open-kept.ts';
import { forgetOwn, keepOwn, keptOwn } from './own.ts';
import { showPasskey } from './passkeys.ts';
import type { Tabs } from './tabs.ts';

interface Parts {
  call: Call;
  store: typeof portalStore;
  machine: SessionMachine;
  tabs: Tabs;
  leave(path: string): void;
}

export interface PasswordSignIn {
  email: string;
  password: string;
  captchaToken?: string | undefined;
}

/** Age at which the kept profile and account are read again behind a rendered page. */
const keptLongEnough = 60_000;

const bringsOwn = () => [ownProfile, getTenant].every(({ path }) => pageAnswers().brings(path));

const profileOf = (
  profile: Teammate,
  account: Account,
  isImpersonate: boolean,
): SessionProfile => ({
  tenantId: profile.tenantId,
  tenantName: account.companyName,
  teammateId: profile.id,
  teammateName: profile.fullName,
  role: profile.role,
  isImpersonate,
  customerId: account.stripeInfo?.stripeId ?? '',
});

/** The session functions of the portal; see public.ts for the ones that remotes may call. */
export function createSession({ call, store, machine, tabs, leave }: Parts) {
  const keep = () => {
    const profile = store.get(profileAtom);
    const account = store.get(accountAtom);
    const isActing = store.get(sessionAtom).auth?.authenticationType === 2;
    if (profile && account) keepOwn({ profile, account, at: Date.now(), isActing });
  };

  /** A form that was saved puts its answer into the store: a reload at once must find it there. */
  const keepNewer = () => {
    const profile = store.get(profileAtom);
    const account = store.get(accountAtom);
    if (!profile || !account) return;
    const kept = keptOwn(profile.id);
    const isOld = (one: { version?: number }, other: { version?: number }) =>
      (one.version ?? 0) < (other.version ?? 0);
    if (!kept || isOld(kept.profile, profile) || isOld(kept.account, account)) keep();
  };
  store.sub(profileAtom, keepNewer);
  store.sub(accountAtom, keepNewer);

  async function reloadProfile(): Promise<void> {
    store.set(profileAtom, await call(ownProfile));
    keep();
  }

  async function reloadAccount(): Promise<void> {
    store.set(accountAtom, await call(getTenant));
    keep();
  }

  /** The server remembers it for the next page; this one goes on. */
  function keepProfile(kept: SessionProfile | null, summary: SessionProfile): void {
    if (JSON.stringify(kept) === JSON.stringify(summary)) return;
    void call(setOwnProfile, { body: summary }).catch(() => undefined);
  }

  async function loadOwn(later = (work: () => void) => work()): Promise<void> {
    const [profile, account] = await Promise.all([call(ownProfile), call(getTenant)]);
    const state = store.get(sessionAtom);
    const summary = profileOf(profile, account, state.auth?.authenticationType === 2);
    store.set(profileAtom, profile);
    store.set(accountAtom, account);
    store.set(sessionAtom, { ...state, profile: summary });
    keep();
    later(() => keepProfile(state.profile, summary));
  }

  async function establish(answer: TokenAnswer): Promise<void> {
    const auth = authOf(answer);
    await call(setAuth, { body: { auth: { ...auth, refreshToken: answer.refresh_token } } });
    forgetOwn();
    // An expired session waits for its person; anybody else begins on a page of their own.
    const { phase, profile: waiting } = store.get(sessionAtom);
    const kept = phase === 'expired' ? waiting : null;
    machine.open({ ...noSession, profile: kept, auth, ...(answer.end && { end: answer.end }) });
    await loadOwn();
    const profile = store.get(profileAtom);
    if (kept && kept.teammateId !== profile?.id) return leave('/');
    machine.goOn();
    if (profile) tabs.post({ type: 'opened', teammateId: profile.id });
    await machine.renewStorage();
  }

  return {
    reloadProfile,
    reloadAccount,

    /** Has the next page of this tab read profile and account anew. */
    forgetKept: () => forgetOwn(),

    /**
     * Asks the server for the session and, when none is kept, loads profile and account
     * (AUTH-15). Rejects with ApiFailure when they cannot be read (ERR-03).
     */
    async openSession(): Promise<'open' | 'none'> {
      const session = await call(getSession);
      if (!session.auth) {
        forgetOwn();
        store.set(sessionAtom, noSession);
        return 'none';
      }
      machine.open(session);
      const own = session.profile && keptOwn(session.profile.teammateId);
      // What the page brings is newer than what this tab has kept, and costs as little.
      if (own && !bringsOwn()) {
        store.set(profileAtom, own.profile);
        store.set(accountAtom, own.account);
        if (Date.now() - own.at > keptLongEnough) void loadOwn().catch(() => {});
      } else {
        await loadOwn(afterFirstRows);
      }
      if (!session.storage) afterFirstRows(() => void machine.renewStorage());
      return 'open';
    },

    /** Shows the person of the last visit while the server is away; see `openKept`. */
    openKept: (failure: unknown): boolean => openKept({ store, machine }, failure),

    /** Whether a session is open in this page. */
    isOpen: (): boolean => store.get(sessionAtom).phase === 'open',

    /**
     * When a session that acts for somebody ends if nobody uses mouse or keys until then
     * (milliseconds since 1970); null once they were used, because then it is renewed (OP-50).
     */
    idleEnd: (): number | null => machine.idleEnd(),

    /** What the server knows of this browser's session, without opening it. */
    peekSession: () => call(getSession),

    /** Signs in with email and password (AUTH-05, OP-43). */
    async signIn({ email, password, captchaToken }: PasswordSignIn): Promise<void> {
      const platform = platforms.ACCOUNT;
      const body = { grant_type: 'password', username: email, password, platform } as const;
      await establish(
        await call(connectToken, { body: captchaToken ? { ...body, captchaToken } : body }),
      );
    },

    /** Signs the same person in again over the open page, which goes on as it stands. */
    async signInAgain(password: string, captchaToken?: string): Promise<void> {
      const email = store.get(profileAtom)?.email ?? '';
      await this.signIn({ email, password, captchaToken });
    },

    /** The same with a passkey, which has to be this person's; false when the prompt was left. */
    signInAgainWithPasskey(): Promise<boolean> {
      return this.signInWithPasskey(store.get(profileAtom)?.id);
    },

    /** Leaves the page for the sign-in page, which leads back to it, or for another path. */
    leaveToSignIn: (path?: string): void => machine.leaveToSignIn(path),

    /** Puts the end of the session off (annex C2), in all tabs. */
    stay: (): Promise<void> => machine.stay(),

    /** Ends a sign-in that waits for its second step (annex J8). */
    async passSecondStep(proof: Proof): Promise<void> {
      await establish(await call(passSecondStep, { body: proof }));
    },

    /** Sets up the second step that the account requires, and signs in; answers recovery codes. */
    async setUpSecondStep(way: NewWay): Promise<string[]> {
      const { codes, tokens } = await call(setUpPending, { body: way });
      await establish(tokens);
      return codes ?? [];
    },

    /** Signs in with a passkey alone, of one person only; false when the person left the prompt. */
    async signInWithPasskey(onlyAs?: string): Promise<boolean> {
      const response = await showPasskey(await call(askPasskey));
      if (response === null) return false;
      const body = onlyAs === undefined ? { response } : { response, onlyAs };
      await establish(await call(signInWithPasskey, { body }));
      return true;
    },

    /** Signs in who has just come back from the provider of their company (SSO-01). */
    async finishSignOn(): Promise<void> {
      await establish(await call(finishSignOn));
    },

    /** Signs in by the t and r of a teammate-login link (AUTH-12). */
    async signInWithLink(email: string, token: string): Promise<void> {
      const platform = platforms.ACCOUNT;
      const body = { grant_type: 'login_token', username: email, token, platform } as const;
      await establish(await call(connectToken, { body }));
    },

    /**
     * Signs in as a teammate, to look at first (AUTH-04, AUTH-14, annex J8). `accessToken` is the a
     * of a link; without it the own token is exchanged and the own session waits underneath (OP-51).
     */
    async impersonate(
      teammateId: string,
      { accessToken, reason }: { accessToken?: string; reason?: string } = {},
    ): Promise<void> {
      const bearer = accessToken ?? store.get(sessionAtom).auth?.accessToken ?? '';
      const base = { id: teammateId, client_id: 'portal', grant_type: 'password' } as const;
      const body = reason ? { ...base, reason } : base;
      await establish(await call(connectImpersonate, { body }, { bearer }));
      const impersonation = { isActing: false, reason: reason ?? '' };
      store.set(sessionAtom, { ...store.get(sessionAtom), impersonation });
    },

    /** Lets a session that acts for somebody change things from now on, for a reason (annex J8). */
    async act(reason: string): Promise<void> {
      await call(actAs, { body: { reason } });
      const impersonation = { isActing: true, reason };
      store.set(sessionAtom, { ...store.get(sessionAtom), impersonation });
      tabs.post({ type: 'refreshed' });
    },

    /** Ends an impersonation and comes back to the own session, with a fresh page. */
    async exitImpersonation(): Promise<void> {
      await call(removeSession, { query: { restore: 'true' } });
      forgetOwn();
      leave('/');
    },

    /** Whether the account lives here (OP-53); an unknown answer counts as yes. */
    async isAccountHere(): Promise<boolean> {
      const tenantId = store.get(profileAtom)?.tenantId;
      if (!tenantId) return true;
      try {
        return (await call(checkIsAccountMigrated, { params: { id: tenantId } })).isMigrated;
      } catch (error) {
        if (error instanceof ApiFailure) return true;
        throw error;
      }
    },

    /**
     * Signs out here and in all other tabs (AUTH-21), and at the provider that one came by (SSO-01);
     * works without an answer of the server too.
     */
    async signOut(): Promise<void> {
      const came = await call(getSignOnSession).catch(() => null);
      await call(removeSession).catch(() => undefined);
      machine.end(null, came?.signOutUrl ?? undefined);
    },

    /** Ends the session because the server says so, with a note for the login page (RT-19). */
    endSession: (note: SessionNote | null): void => machine.end(note),
    /** Rotates the access token now, for example after a role or status event (RT-19, OP-64). */
    refreshSession: (): Promise<void> => machine.refresh(),
    /** Fetches a new storage token, for example when a media file answers 401 (OP-91). */
    renewStorageToken: () => machine.renewStorage(),
  };
}
