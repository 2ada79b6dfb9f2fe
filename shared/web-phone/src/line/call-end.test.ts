import type { EndEvent } from 'jssip/lib/RTCSession';
import { expect, it } from 'vitest';
import { type CallEnd, callEnd } from './call-end.ts';

const ended = (cause: string, originator: string, reasons: string[] = []) =>
  callEnd({ cause, originator, message: { getHeaders: () => reasons } } as unknown as EndEvent);

it.each<[CallEnd, string, string, string[]]>([
  ['hungUp', 'Terminated', 'remote', []],
  ['declined', 'Rejected', 'remote', []],
  ['lost', 'Connection Error', 'system', []],
  ['failed', 'Incompatible SDP', 'remote', []],
  ['hungUp', 'Canceled', 'local', []],
  ['missed', 'Canceled', 'remote', []],
  ['missed', 'Canceled', 'remote', ['Q.850;cause=16']],
  ['elsewhere', 'Canceled', 'remote', ['SIP;cause=200;text="Call completed elsewhere"']],
  ['elsewhere', 'Canceled', 'remote', ['Q.850;cause=26']],
  // On another phone of the person.
  ['declined', 'Canceled', 'remote', ['Q.850;cause=21']],
])('[CALL-16] tells that a call is over as %s (%s, %s, %j)', (end, cause, by, reasons) => {
  expect(ended(cause, by, reasons)).toBe(end);
});
