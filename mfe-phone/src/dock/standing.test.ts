import type { CallTarget } from '@jackfield/contract/api/web-phone';
import { expect, it } from 'vitest';
import { standingOf } from './standing.ts';

const voicemail = { kind: 'voicemail', isOwn: true, name: 'Fairhope' } as const;
const target = (change: Partial<CallTarget>): CallTarget => ({
  id: 'a',
  state: 'free',
  since: null,
  awayUntil: null,
  rings: { isOwn: true, names: ['Nadia'], free: 1 },
  end: voicemail,
  ...change,
});
const rings = (isOwn: boolean, ...names: string[]) => ({ isOwn, names, free: names.length - 1 });

it.each<[string, Partial<CallTarget>, boolean]>([
  ['Free', {}, false],
  ['Phone rings', { state: 'ringing' }, false],
  ['No phone connected: goes to voicemail', { state: 'noPhone', rings: null }, true],
  [
    'No phone connected: rings Maya and 1 more',
    { state: 'noPhone', rings: rings(false, 'Maya', 'Sam') },
    false,
  ],
  [
    'Away until Monday: goes to the voicemail of Fairhope',
    { state: 'away', awayUntil: '2026-11-30', end: { ...voicemail, isOwn: false } },
    true,
  ],
  ['2 of 3 free', { state: null, rings: rings(true, 'Maya', 'Sam', 'Nadia') }, false],
  ['Nobody rings: goes to voicemail', { state: null, rings: null }, true],
  ['Forwarded: rings Maya', { state: null, rings: rings(false, 'Maya') }, false],
  [
    'Nobody rings: goes to a number outside',
    { state: null, rings: null, end: { kind: 'external', isOwn: false, name: '' } },
    false,
  ],
  [
    'Nobody rings: the call ends',
    { state: null, rings: null, end: { kind: 'loop', isOwn: false, name: '' } },
    false,
  ],
])('[CALL-16] a call that is sent on: %s', (text, change, isVoicemail) => {
  expect(standingOf(target(change), () => 'Monday')).toMatchObject({ text, isVoicemail });
});
