import type { RoutingConfig } from '@jackfield/domain/routing';
import { mainNumber } from '@jackfield/domain/routing/sample-account';
import type { CallAccount, PhoneVoicemail, Trials } from './portal.ts';

/** An account as calls need it, for tests: nobody has a telephone, and nothing sounds, unless given. */
export const callAccount = (
  config: RoutingConfig,
  change: Partial<CallAccount> = {},
): CallAccount => ({
  id: 'account',
  config,
  phonesOf: () => [],
  isWoken: () => false,
  soundOf: () => null,
  greetingOf: () => null,
  holdMusicOf: () => [],
  callerIdOf: (number) => number,
  numberOf: () => mainNumber,
  addressOf: () => null,
  helpHeadersOf: () => null,
  recordingOf: () => 'none',
  recordingNotice: null,
  personWith: () => null,
  colleagueAt: () => null,
  ...change,
});

/** Trials of nobody, for tests of calls. */
export const noTrials: Trials = { open: () => Promise.resolve(null), move: () => {} };

/** The voicemail of nobody, for tests of calls. */
export const noVoicemail: PhoneVoicemail = {
  open: () => Promise.resolve(null),
  hear: () => Promise.reject(new Error('Nobody has messages.')),
  change: () => Promise.reject(new Error('Nobody has messages.')),
};
