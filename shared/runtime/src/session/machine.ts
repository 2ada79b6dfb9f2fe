import type { SessionNote } from '@jackfield/contract';
import {
  connectToken,
  getSession,
  removeSession,
  type Session,
  type SessionAuth,
  type StorageToken,
  setStorage,
  storageAuthentication,
  type TokenAnswer,
} from '@jackfield/contract/api/session';
import type { Bus } from '../bus/bus.ts';
import type { Call } from '../client/client.ts';
import { ApiFailure } from '../client/failure.ts';
import type { Activity } from './activity.ts';
import { Alarm } from './alarm.ts';
import { type Ending, EndWatch } from './end-watch.ts';
import { keepNote } from './notes.ts';
import type { Tabs } from './tabs.ts';
import { noSession, type SessionState } from '../store/atoms.ts';

/** Everything the session touches outside itself. */
export interface SessionDependencies {
  call: Call;
  bus: Bus;
  tabs: Tabs;
  activity: Pick<Activity, 'isActive' | 'reset'>;
  read(): SessionState;
  write(state: SessionState): void;
  /** Forgets what was kept of the person in this tab. */
  forget(): void;
  /** Leaves the page for a path of this portal, dropping everything in memory. */
  leave(path: string): void;
  /** Whether leaving the page would lose what was typed. */
  losesInput(): boolean;
  /** Path and query of the open page. */
  here(): string;
  /** Warns that the session is about to end, or takes the warning back. */
  warn(ending: Ending | null): void;
  /** Has the person sign in again over the open page, or no longer. */
  ask(isAsked: boolean): void;
}

const lead = 10_000;
const impersonationLead = 12_000;
const retryAfter = 5_000;
const storageRetryAfter = 30_000;
const expiryKey = 'jackfield.token-expiry';

const isRefused = (error: unknown) =>
  error instanceof ApiFailure && error.status >= 400 && error.status < 500 && error.status !== 429;

/** When an access token received now expires. */
export const authOf = (answer: TokenAnswer): SessionAuth => ({
  accessToken: answer.access_token,
  expirationDate: new Date(Date.now() + answer.expires_in * 1000).toISOString(),
  authenticationType: answer.authenticationType,
  isFairUsage: answer.isFairUsage,
});

/**
 * Keeps a session alive and ends it: refreshes tokens ahead of their expiry, once for all tabs
 * (AUTH-16, AUTH-17), logs silent impersonators out (AUTH-20), follows the other tabs (AUTH-21).
 */
export class SessionMachine {
  readonly #d: SessionDependencies;
  readonly #refreshAlarm = new Alarm(() => void this.refresh().catch(() => this.#retry()));
  readonly #idleAlarm = new Alarm(() => this.#endWhenIdle());
  readonly #storageAlarm = new Alarm(() => void this.renewStorage());
  readonly #end: EndWatch;
  #refreshing: Promise<void> | null = null;
  #losing: Promise<boolean> | null = null;
  /** Calls wait for this while the session has expired. */
  #again: { signedIn: Promise<boolean>; settle(isSignedIn: boolean): void } | null = null;

  constructor(dependencies: SessionDependencies) {
    this.#d = dependencies;
    this.#end = new EndWatch({ show: this.#d.warn, look: () => this.adopt() });
    this.#d.tabs.listen((message) => {
      const { phase, profile } = this.#d.read();
      if (phase !== 'open' && phase !== 'expired') return;
      const adopt = () => void this.adopt().catch(() => undefined);
      if (message.type === 'ended') this.#close(message.note);
      if (message.type === 'refreshed') adopt();
      if (message.type === 'expired') void this.lost();
      if (message.type !== 'opened') return;
      if (profile && profile.teammateId !== message.teammateId) this.#leaveToOther();
      else if (phase === 'expired') adopt();
    });
  }

  /** When an unused session that acts for somebody ends, milliseconds since 1970 (AUTH-20). */
  idleEnd(): number | null {
    const { auth } = this.#d.read();
    if (auth?.authenticationType !== 2 || this.#d.activity.isActive) return null;
    return Date.parse(auth.expirationDate) - impersonationLead;
  }

  /** Takes a session over and sets its timers. */
  open({ end, ...state }: Omit<SessionState, 'phase'>): void {
    this.#d.write({ ...state, phase: 'open' });
    if (state.auth) this.#arm(state.auth);
    if (state.storage) this.#armStorage(state.storage);
    if (end) this.#end.set(end);
  }

  /** Reads the session that another tab, or the server, has renewed. */
  async adopt(): Promise<void> {
    this.#take(await this.#d.call(getSession));
  }

  /** Goes on with a session that the server has answered; false when it is none to go on with. */
  #take(session: Session): boolean {
    const { phase, profile } = this.#d.read();
    if (phase !== 'open' && phase !== 'expired') return false;
    if (!session.auth) {
      this.#expire(session);
      return false;
    }
    const other = session.profile?.teammateId;
    if (profile && other && profile.teammateId !== other) {
      this.#leaveToOther();
      return false;
    }
    this.open({ ...session, profile: session.profile ?? profile });
    this.goOn();
    return true;
  }

  /**
   * The server no longer knows the session: finds out why, and waits for the person to sign in
   * again where only its time was over and something typed would be lost (AUTH-18). Answers whether
   * calls may be made again.
   */
  lost(): Promise<boolean> {
    const { phase } = this.#d.read();
    if (phase === 'expired') return this.#again?.signedIn ?? Promise.resolve(false);
    if (phase !== 'open') return Promise.resolve(false);
    this.#losing ??= this.#lose().finally(() => {
      this.#losing = null;
    });
    return this.#losing;
  }

  async #lose(): Promise<boolean> {
    const session = await this.#d.call(getSession).catch(() => null);
    if (session && this.#take(session)) return true;
    return this.#again?.signedIn ?? false;
  }

  /** Nobody may see what stands on the page of an ended session; one that holds input waits. */
  #expire({ isRevoked }: Session): void {
    const { phase, auth, profile } = this.#d.read();
    if (phase !== 'open') return;
    if (isRevoked || auth?.authenticationType === 2 || !profile) return this.end('expired');
    // Each tab looks for itself what it would lose.
    this.#d.tabs.post({ type: 'expired' });
    if (!this.#d.losesInput()) return this.#close('expired');
    this.#disarm();
    localStorage.removeItem(expiryKey);
    let settle: (isSignedIn: boolean) => void = () => {};
    const signedIn = new Promise<boolean>((resolve) => {
      settle = resolve;
    });
    this.#again = { signedIn, settle };
    this.#d.write({ ...noSession, phase: 'expired', profile });
    this.#d.ask(true);
  }

  /** The same person is signed in again: what has waited goes on. */
  goOn(): void {
    this.#d.ask(false);
    this.#again?.settle(true);
    this.#again = null;
  }

  /** Leaves this page for another one of signing in; other tabs keep theirs. */
  leaveToSignIn(path?: string): void {
    this.#close(path === undefined ? 'expired' : null, path);
  }

  #leaveToOther(): void {
    this.#disarm();
    this.#d.forget();
    this.#d.leave('/');
  }

  /** Refreshes when the access token has expired or will within 10 s (OP-06). */
  async ensureFresh(): Promise<void> {
    const { phase, auth } = this.#d.read();
    if (phase === 'expired') return void (await this.lost());
    if (phase !== 'open' || !auth) return;
    if (Date.parse(auth.expirationDate) - Date.now() > lead) return;
    try {
      await this.refresh();
    } catch (error) {
      if (isRefused(error) && !(await this.lost())) throw error;
    }
  }

  /** Puts the end of the session off, in all tabs. */
  stay(): Promise<void> {
    return this.#d.tabs.alone(() => this.#renew(true));
  }

  /** Rotates the access token; tabs that ask at the same time share one rotation. */
  refresh(): Promise<void> {
    this.#refreshing ??= this.#d.tabs
      .alone(() => this.#rotate())
      .finally(() => {
        this.#refreshing = null;
      });
    return this.#refreshing;
  }

  async #rotate(): Promise<void> {
    const { auth, phase } = this.#d.read();
    if (phase !== 'open') return;
    const rotatedUntil = Number(localStorage.getItem(expiryKey) ?? 0);
    const ownUntil = auth ? Date.parse(auth.expirationDate) : 0;
    if (rotatedUntil > ownUntil + 1000 && rotatedUntil > Date.now() + lead) return this.adopt();
    return this.#renew(false);
  }

  async #renew(isStaying: boolean): Promise<void> {
    try {
      const base = { grant_type: 'refresh_token' } as const;
      const body = isStaying ? { ...base, isStaying } : base;
      const answer = await this.#d.call(connectToken, { body });
      const fresh = authOf(answer);
      if (this.#d.read().phase !== 'open') return;
      localStorage.setItem(expiryKey, String(Date.parse(fresh.expirationDate)));
      this.open({ ...this.#d.read(), auth: fresh, ...(answer.end && { end: answer.end }) });
      this.#d.tabs.post({ type: 'refreshed' });
    } catch (error) {
      if (isRefused(error)) void this.lost();
      throw error;
    }
  }

  /** Fetches a storage token and keeps it in the session; a failure never hurts (ERR-08). */
  async renewStorage(): Promise<StorageToken | null> {
    try {
      const storage = await this.#d.call(storageAuthentication);
      await this.#d.call(setStorage, { body: { storage } });
      if (this.#d.read().phase !== 'open') return null;
      this.#d.write({ ...this.#d.read(), storage });
      this.#armStorage(storage);
      return storage;
    } catch {
      if (this.#d.read().phase === 'open') this.#storageAlarm.set(Date.now() + storageRetryAfter);
      return null;
    }
  }

  /**
   * Ends the session in every tab; `note` is shown once by the login page. `address` is where this
   * tab goes on.
   */
  end(note: SessionNote | null, address?: string): void {
    if (this.#d.read().phase !== 'open') return;
    this.#d.tabs.post({ type: 'ended', note });
    this.#close(note, address);
  }

  #close(note: SessionNote | null, path = '/'): void {
    this.#disarm();
    this.#d.ask(false);
    this.#again?.settle(false);
    this.#again = null;
    this.#d.forget();
    localStorage.removeItem(expiryKey);
    if (note) keepNote(note, note === 'expired' ? this.#d.here() : null);
    this.#d.write(noSession);
    this.#d.bus.emit('session:ended', { note });
    this.#d.leave(path);
  }

  #arm(auth: SessionAuth): void {
    const expiry = Date.parse(auth.expirationDate);
    this.#refreshAlarm.set(expiry - lead);
    this.#idleAlarm.clear();
    if (auth.authenticationType !== 2) return;
    this.#d.activity.reset();
    this.#idleAlarm.set(expiry - impersonationLead);
  }

  #armStorage(storage: StorageToken): void {
    this.#storageAlarm.set(Date.parse(storage.sharedAccessExpiryTime) - lead);
  }

  /** The server is told too, or the cookie would open the session again. */
  #endWhenIdle(): void {
    if (this.#d.activity.isActive) return;
    void this.#d
      .call(removeSession)
      .catch(() => undefined)
      .finally(() => this.end('expired'));
  }

  #retry(): void {
    if (this.#d.read().phase === 'open') this.#refreshAlarm.set(Date.now() + retryAfter);
  }

  #disarm(): void {
    this.#refreshAlarm.clear();
    this.#idleAlarm.clear();
    this.#storageAlarm.clear();
    this.#end.clear();
  }
}
