import { account } from '@jackfield/domain/routing/sample-account';
import type { CallStop } from '@jackfield/contract/api/routing-call';
import { expect, it } from 'vitest';
import { changeOf } from './change-of.ts';

const stop = (kind: CallStop['node']['kind'], id: string): CallStop => ({
  node: { kind, id, name: '' },
  reason: '',
  at: '2026-11-16T16:00:00Z',
});

it('[LOG-02] leads to where a stop is changed today, and not to what is gone', () => {
  const today = account();
  const [team] = today.teams;
  if (!team) throw new Error('The sample account has no team.');
  expect(changeOf(today, stop('team', team.id))).toContain(`/teams/edit/${team.id}/`);
  expect(changeOf(today, stop('menu', 'deleted'))).toBeNull();
  expect(changeOf(today, stop('voicemail', team.id))).toContain('/voicemail');
  expect(changeOf(today, stop('team', 'deleted'))).toBeNull();
  expect(changeOf(today, stop('external', '+12055550111'))).toBeUndefined();
});
