import type { TriedCall } from '@jackfield/contract/api/routing-engine';
import { expect, it } from 'vitest';
import { callLines } from './call-lines.ts';

type Kind = TriedCall['steps'][number]['node']['kind'];

const stop = (kind: Kind, name: string, seconds = 0) => ({
  node: { kind, name },
  at: new Date(Date.UTC(2026, 10, 22, 12, 0, seconds)).toISOString(),
});
const comesIn = stop('number', '+1 (251) 555-0142');
const texts = (steps: TriedCall['steps'], end: TriedCall['end']) => {
  const lines = callLines({ steps, end });
  return [...lines.steps.map(({ text }) => text), lines.end.text];
};

it('annex J4 says whose phones ring for how long, and what follows', () => {
  const end = { kind: 'voicemail', ...stop('voicemail', 'Ana Lee', 20) } as const;
  const lines = callLines({ steps: [comesIn, stop('teammate', 'Ana Lee')], end });
  expect(lines).toEqual({
    steps: [{ text: 'The phones of Ana Lee ring for 20 s.', seconds: 0 }],
    end: { kind: 'voicemail', text: 'Callers leave a message for Ana Lee.', seconds: 20 },
  });
});

it('annex J4 somebody who cannot answer rings for no time, nor does a team that is closed', () => {
  expect(
    texts([comesIn, stop('teammate', 'Ana Lee'), stop('team', 'Desk'), stop('teammate', 'Ben')], {
      kind: 'external',
      ...stop('external', '', 20),
    }),
  ).toEqual([
    'Ana Lee takes no calls now.',
    'Desk passes the call on.',
    'The phones of Ben ring for 20 s.',
    'An outside number is called.',
  ]);
});

it('annex J4 the hours of a team and its members are one line, and a call group ends the call', () => {
  expect(
    texts([comesIn, stop('team', 'Desk'), stop('team', 'Desk')], {
      kind: 'hangup',
      ...stop('callgroup', 'Ana and Ben', 30),
    }),
  ).toEqual([
    'The call goes to Desk for 30 s.',
    'Ana and Ben ring. If nobody answers, the call ends.',
  ]);
});

it('annex C3 what is not told has no name', () => {
  expect(
    texts([comesIn, stop('company', ''), stop('menu', '')], {
      kind: 'message',
      ...stop('message', ''),
    }),
  ).toEqual([
    'The call goes on to a company number.',
    'Callers hear a menu and press no key.',
    'A message is played, then the call ends.',
  ]);
  expect(
    texts([comesIn, stop('company', 'Main line'), stop('menu', 'Welcome')], {
      kind: 'loop',
      ...stop('company', 'Main line'),
    }),
  ).toEqual([
    'The call goes on to Main line.',
    'Callers hear Welcome and press no key.',
    'The call goes in circles.',
  ]);
});
