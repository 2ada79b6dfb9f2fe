import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { account, mainNumber } from '@jackfield/domain/routing/sample-account';
import { callAccount } from '../portal/sample-call-account.ts';
import { CallFiles } from './call-files.ts';
import { newState } from './call-state.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'calls-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const state = (id: string) =>
  newState(
    {
      id,
      account: callAccount(account(), {}),
      asked: { number: mainNumber },
      channel: {
        id,
        name: 'PJSIP/trunk-1',
        state: 'Ring',
        caller: { name: '', number: '+12515550777' },
        dialplan: { context: 'from-trunk', exten: mainNumber, app_name: 'Stasis' },
      },
      way: { kind: 'inside', to: mainNumber },
      number: mainNumber,
      from: '+12515550777',
      personId: null,
    },
    1000,
  );

it('[CALL-09] is found as it was kept last by the process that comes next', () => {
  const errors: unknown[] = [];
  const open = () => new CallFiles(folder, (error) => errors.push(error));
  const files = open();
  const [one, other] = [state('1.1'), state('1.2')];
  for (const call of [one, other]) files.keep(call);
  one.askedAt = 2000;
  files.keep(one);
  files.seenAt = 3000;
  files.drop(other.id);
  expect([open().all(), open().seenAt, errors]).toEqual([[one], 3000, []]);
});

it('reads the others where a file cannot be read', () => {
  const errors: unknown[] = [];
  new CallFiles(folder, (error) => errors.push(error)).keep(state('1.1'));
  writeFileSync(join(folder, '1.2.json'), '{');
  expect(new CallFiles(folder, (error) => errors.push(error)).all()).toHaveLength(1);
  expect(errors).toHaveLength(1);
});
