import type { OwnCall } from '@jackfield/contract/api/web-phone';
import { expect, it } from 'vitest';
import { FakeLine } from '../line/fake-line.ts';
import { knownAmong } from './use-known.ts';

const known = (id: string) => ({ id }) as OwnCall;

it('[CALL-16] a call that rings is the one of its id alone', () => {
  const line = new FakeLine();
  line.ring('1002', '', { portalId: 'a' });
  const { calls } = line.see();
  expect(knownAmong([known('b'), known('a')], line.last, calls)).toEqual(known('a'));
  expect(knownAmong([known('b')], line.last, calls)).toBeNull();
});

it('[CALL-16] a call that the phone made is the one that is left', () => {
  const line = new FakeLine();
  line.ring('1002', '', { portalId: 'a' });
  line.call('1003');
  const { calls } = line.see();
  expect(knownAmong([known('a'), known('b')], line.last, calls)).toEqual(known('b'));
  expect(knownAmong([known('a'), known('b'), known('c')], line.last, calls)).toBeNull();
});
