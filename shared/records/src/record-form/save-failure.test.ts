import { ApiFailure } from '@jackfield/runtime';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { saveFailureOf } from './save-failure.ts';

const schema = v.object({ version: v.number() });
const read = (status: number, current?: unknown) =>
  saveFailureOf(new ApiFailure({ status, responseCode: 'ERROR', current }), schema);

it('reads the record that somebody else stored meanwhile, of a 412 alone', () => {
  expect(read(412, { version: 5 }).current).toEqual({ version: 5 });
  expect(read(412, { version: 'five' }).current).toBeNull();
  expect(read(409, { version: 5 }).current).toBeNull();
});

it('tells a record that is gone from an answer that never came', () => {
  expect(read(404).isGone).toBe(true);
  expect(read(0).isGone).toBe(false);
  expect(saveFailureOf(new TypeError('No network'), schema)).toEqual({
    current: null,
    isGone: false,
    impact: null,
    messages: {},
  });
});

it('reads messages by the path of the refused member', () => {
  const errors = [{ code: 'invalid', field: 'target.actionValue', message: 'No such number.' }];
  const failure = new ApiFailure({ status: 422, responseCode: 'INVALID', errors });
  expect(saveFailureOf(failure, schema).messages).toEqual({
    'target.actionValue': 'No such number.',
  });
});
