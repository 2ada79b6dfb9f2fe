import { describe, expect, it } from 'vitest';
import { storedRef } from './pointers.ts';
import { liveVersions } from './ways-back.ts';

type Move = [kind: 'promote' | 'start' | 'rollback' | 'withdraw', version: string | null];
const after = (...moves: Move[]) =>
  liveVersions(
    moves.map(([kind, version]) => ({ kind, to: storedRef('mfe-billing', version) })),
  ).map(({ version }) => version);

describe('versions that were live', () => {
  it.each([
    [
      'each promotion adds one',
      [
        ['start', 'a'],
        ['promote', 'b'],
        ['promote', 'c'],
      ],
      'abc',
    ],
    [
      'a version promoted twice in a row stands once',
      [
        ['promote', 'a'],
        ['promote', 'a'],
      ],
      'a',
    ],
    [
      'a version that comes back later stands again',
      [
        ['promote', 'a'],
        ['promote', 'b'],
        ['promote', 'a'],
      ],
      'aba',
    ],
    [
      'what is left behind goes',
      [
        ['promote', 'a'],
        ['promote', 'b'],
        ['rollback', 'a'],
      ],
      'a',
    ],
    [
      'going back two steps takes both',
      [
        ['promote', 'a'],
        ['promote', 'b'],
        ['promote', 'c'],
        ['rollback', 'a'],
      ],
      'a',
    ],
    [
      'going back to the newer of two takes nothing older',
      [
        ['promote', 'a'],
        ['promote', 'b'],
        ['promote', 'a'],
        ['promote', 'c'],
        ['rollback', 'a'],
      ],
      'aba',
    ],
    [
      'a withdrawn one makes room for what is named instead',
      [
        ['promote', 'a'],
        ['promote', 'b'],
        ['withdraw', 'x'],
      ],
      'ax',
    ],
    [
      'the end of a withdrawn canary changes nothing',
      [
        ['promote', 'a'],
        ['promote', 'b'],
        ['withdraw', 'b'],
      ],
      'ab',
    ],
    [
      'an area that was taken away has none',
      [
        ['promote', 'a'],
        ['rollback', null],
      ],
      '',
    ],
  ] satisfies [string, Move[], string][])('%s', (_what, moves, expected) => {
    expect(after(...moves).join('')).toBe(expected);
  });
});
