import { createClock } from '../../src/call/clock.ts';
import type { Exchange } from '../../src/call/exchange-parts.ts';
import { Queues } from '../../src/call/queues.ts';
import { noTrials, noVoicemail } from '../../src/portal/sample-call-account.ts';
import type { WireExchange } from './wire-exchange.ts';

/** What calls of a wire test are carried out with; a test says what it has otherwise. */
export const callParts = (
  { ari, beep }: Pick<WireExchange, 'ari' | 'beep'>,
  own: Pick<Exchange, 'kept'> & Partial<Exchange>,
): Exchange => ({
  ari,
  app: 'jackfield',
  clock: createClock(),
  queues: new Queues(),
  meter: { start: () => {}, stop: () => {} },
  live: { moved: () => {}, ended: () => {} },
  beep,
  mayCall: () => Promise.resolve(true),
  phoneVoicemail: noVoicemail,
  trials: noTrials,
  signTones: { in: beep, out: beep },
  signQueues: () => Promise.resolve(null),
  tellOfHelp: () => {},
  outside: (number) => [`PJSIP/${number}@trunk-loop`],
  ...own,
});
