import type { Ari } from '../ari/ari.ts';
import type { CallAccount, HelpCall, LiveCalls, PhoneVoicemail, Trials } from '../portal/portal.ts';
import type { KeptCalls } from './call-files.ts';
import type { Clock } from './clock.ts';
import type { Meter } from './meter.ts';
import type { Queues } from './queues.ts';

/** What all calls of an exchange share. */
export interface Exchange {
  readonly ari: Pick<Ari, 'request'>;
  readonly app: string;
  readonly clock: Clock;
  readonly queues: Queues;
  readonly meter: Pick<Meter, 'start' | 'stop'>;
  readonly kept: KeptCalls;
  readonly live: LiveCalls;
  /** The sound after which callers leave a message (`beepWave`), as Asterisk finds it. */
  readonly beep: string;
  /** What a phone hears that signed in to queues, or out of them (`signWave`). */
  readonly signTones: { readonly in: string; readonly out: string };
  /** Whether a call of an account may go out to a number: by its credit, and what stops it. */
  mayCall(account: CallAccount, call: { to: string; personId: string | null }): Promise<boolean>;
  /**
   * Signs a person out of all queues, or in to all where they are signed out of each; null for who is
   * in none.
   */
  signQueues(account: CallAccount, personId: string): Promise<{ isSignedOut: boolean } | null>;
  readonly phoneVoicemail: PhoneVoicemail;
  readonly trials: Trials;
  /** Tells the portal of a call for help, while it rings. */
  tellOfHelp(account: CallAccount, call: HelpCall): void;
  /** The endpoints of Asterisk by which an outside number is called, in the order to try them. */
  outside(number: string): readonly string[];
}
