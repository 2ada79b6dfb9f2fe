import {
  account,
  company,
  mainNumber,
  menu,
  person,
  team,
  to,
  voicemailOf,
} from '@jackfield/domain/routing/sample-account';
import { expect, it } from 'vitest';
import { TrialExchange } from './trial-exchange.ts';

// Monday, 10:00 am in Chicago.
const at = Date.parse('2026-11-16T16:00:00Z');
const people = [
  person('Ana', { missedCall: voicemailOf('Ana') }),
  person('Ben', { missedCall: to('team', 'Sales') }),
];
const bothOf = (who: string) => [`${who}1`, `${who}2`];

/** A call that comes in, of people with two telephones each that ring; answers its caller. */
async function rung(openHour: ReturnType<typeof to>, members = ['Ana', 'Ben']) {
  const config = account({
    companies: [company({ openHour })],
    teams: [team('Sales', { memberIds: members, missedCall: voicemailOf('Ben') })],
    people,
  });
  const phones = members.flatMap(bothOf).map((phone) => [phone, 'rings'] as const);
  const exchange = new TrialExchange(config, at, Object.fromEntries(phones), { phonesOf: bothOf });
  const caller = await exchange.callIn(mainNumber);
  await exchange.pass(1);
  return { exchange, caller };
}

it('[CALL-16] who is called and declines sends the caller to the voicemail at once, from every phone', async () => {
  const { exchange, caller } = await rung(to('teammate', 'Ana'));
  await exchange.hangUp(`${caller}~1`, 'declines');
  expect(exchange.asked).toContain(`DELETE channels/${caller}~2 rejected`);
  await exchange.pass(1);
  expect(exchange.phases.at(-1)).toBe('message');
  await exchange.hangUp(caller);
  expect(exchange.records[0]).toMatchObject({ end: { kind: 'voicemail', node: { id: 'Ana' } } });
});

it('[CALL-16] a phone of a person that is busy leaves the others ringing', async () => {
  const { exchange, caller } = await rung(to('teammate', 'Ana'));
  await exchange.hangUp(`${caller}~1`, 'refuses');
  await exchange.pass(10);
  expect([...exchange.channels.keys()]).toEqual([caller, `${caller}~2`]);
});

it('[CALL-16] one of a team who declines leaves the others ringing', async () => {
  const { exchange, caller } = await rung(to('team', 'Sales'));
  await exchange.hangUp(`${caller}~1`, 'declines');
  await exchange.pass(5);
  expect([...exchange.channels.keys()]).toEqual([
    caller,
    `${caller}~2`,
    `${caller}~3`,
    `${caller}~4`,
  ]);
});

it('[CALL-16] a phone that rings is told which call it is, and what becomes of it when it is declined', async () => {
  const { exchange, caller } = await rung(to('teammate', 'Ana'));
  const { recordId } = exchange.kept.all()[0] ?? {};
  expect(exchange.variables[0]).toMatchObject({
    'PJSIP_HEADER(add,X-Jackfield-Call)': recordId,
    'PJSIP_HEADER(add,X-Jackfield-Decline)': 'voicemail',
  });
  await exchange.hangUp(caller);
  const ofTeam = await rung(to('team', 'Sales'));
  expect(Object.keys(ofTeam.exchange.variables[0] ?? {})).toEqual([
    'JF_CALL',
    'PJSIP_HEADER(add,X-Jackfield-Call)',
  ]);
  const onward = await rung(to('teammate', 'Ben'));
  expect(onward.exchange.variables[0]).toMatchObject({
    'PJSIP_HEADER(add,X-Jackfield-Decline)': 'onward',
  });
});

it('[CALL-16] a call to an extension is told while it rings, at whom it rings', async () => {
  const config = account({ people });
  const exchange = new TrialExchange(config, at, { Ana: 'rings' });
  await exchange.dial('Ben', '101');
  await exchange.pass(1);
  expect([exchange.moves, exchange.phases.at(-1)]).toEqual([['Ana'], 'ringing Ana']);
});

it('[CALL-16] tells the keys by which a caller came to those who are rung', async () => {
  const key = { input: '1', action: 'team', actionId: 'Sales' } as const;
  const config = account({
    companies: [company({ openHour: to('ivr', 'Menu') })],
    menus: [menu('Menu', { keys: [key], retries: 1 })],
    teams: [team('Sales', { memberIds: ['Ana'] })],
    people,
  });
  const exchange = new TrialExchange(config, at, { Ana: 'rings' });
  const caller = await exchange.callIn(mainNumber);
  await exchange.press(caller, '9');
  await exchange.pass(1);
  await exchange.press(caller, '1');
  await exchange.pass(1);
  expect(exchange.phases.at(-1)).toBe('ringing in Sales by 1 Ana');
});
