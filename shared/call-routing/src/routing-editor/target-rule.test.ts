import { type RoutingTarget, routingTargetSchema } from '@jackfield/contract/api/routing';
import { countries } from '@jackfield/domain/countries';
import { isStoredPhone } from '@jackfield/domain/phone-numbers';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { targetFault } from './target-rule.ts';

const mailbox = { ownerType: 'teammate', ownerId: '' } as const;

it.each<[RoutingTarget, string]>([
  [{ actionType: 'team', actionValue: '' }, 'This team field is required.'],
  [{ actionType: 'message', actionValue: '' }, 'This greeting field is required.'],
  [{ actionType: 'ivr', actionValue: '' }, 'This IVR field is required.'],
  [{ actionType: 'voicemail', actionValue: mailbox }, 'This mailbox field is required.'],
])('[VAL-11] %j: %s', (target, text) => expect(targetFault(target)).toBe(text));

it.each<[RoutingTarget, string]>([
  [{ actionType: 'teammate', actionValue: '' }, 'The user field is required.'],
  [
    { actionType: 'callgroup', actionValue: { option: 'single', list: [] } },
    'The user field is required.',
  ],
])('[VAL-10] %j: %s', (target, text) => expect(targetFault(target)).toBe(text));

/** Numbers, and what is too short, too long or calls for help, of every country. */
function* numbers(): Generator<string> {
  for (const prefix of new Set(countries.flatMap(({ code }) => code))) {
    for (const rest of ['2515550142', '911', '112', '1515550142', '0', '123456789012345', '']) {
      for (let length = 0; length <= rest.length; length += 1) {
        yield `+${prefix}${rest.slice(0, length)}`;
      }
    }
  }
  yield* ['', '+', '911', '+0123456789', '2515550142', '+1 251 555 0142', '+1251555014२'];
}

it('the form takes a number as target where the call takes it', () => {
  let taken = 0;
  for (const actionValue of numbers()) {
    const target: RoutingTarget = { actionType: 'number', actionValue };
    const isTaken = targetFault(target) === null;
    taken += isTaken ? 1 : 0;
    const isAccepted = v.is(routingTargetSchema, target) && isStoredPhone(actionValue);
    expect([actionValue, isTaken]).toEqual([actionValue, isAccepted]);
  }
  expect(taken).toBeGreaterThan(500);
});
