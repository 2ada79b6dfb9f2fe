import { appendFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
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

it('[CALL-09] loses no call to a line that was cut off', () => {
  const errors: unknown[] = [];
  const open = () => new CallFiles(folder, (error) => errors.push(error));
  const files = open();
  files.keep(state('1.1'));
  appendFileSync(join(folder, 'calls.jsonl'), '\n{"id":"1.1","ask');
  files.keep(state('1.2'));
  expect(
    open()
      .all()
      .map(({ id }) => id),
  ).toEqual(['1.1', '1.2']);
  expect(errors).toHaveLength(1);
});

it('writes the file anew before it is full of what was overtaken', () => {
  const files = new CallFiles(folder, () => {});
  const call = state('1.1');
  for (let change = 0; change < 10_000; change += 1) files.keep({ ...call, askedAt: change });
  expect(statSync(join(folder, 'calls.jsonl')).size).toBeLessThan(4_200_000);
  expect(new CallFiles(folder, () => {}).all()).toMatchObject([{ askedAt: 9999 }]);
});
