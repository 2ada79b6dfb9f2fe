import {
  account,
  company,
  mainNumber,
  person,
  team,
  to,
} from '@jackfield/domain/routing/sample-account';
import { expect, it } from 'vitest';
import { type PhoneManner, TrialExchange } from './trial-exchange.ts';

// Monday, 10:00 am in Chicago.
const at = Date.parse('2026-11-16T16:00:00Z');

type Phones = Readonly<Record<string, PhoneManner>>;

/** A call that comes in for Sales, where Ana and Ben are; who is woken has a browser that is told. */
async function rung(
  phones: Phones,
  { woken = [], ...more }: { woken?: string[]; option?: 'single' } = {},
) {
  const exchange = new TrialExchange(
    account({
      companies: [company({ openHour: to('team', 'Sales') })],
      teams: [team('Sales', { memberIds: ['Ana', 'Ben'], ringSeconds: 30, ...more })],
      people: ['Ana', 'Ben', 'Cid'].map((name) => person(name)),
    }),
    at,
    phones,
    { isWoken: (who) => woken.includes(who) },
  );
  const caller = await exchange.callIn(mainNumber);
  return { exchange, caller };
}

const dialled = ({ asked }: TrialExchange, phone: string) =>
  asked.filter((one) => one === `POST channels PJSIP/${phone}`).length;

it('[CALL-16] a phone that signs in while its person is rung rings too, and takes the call', async () => {
  const { exchange, caller } = await rung({ Ana: 'rings' });
  await exchange.pass(10);
  await exchange.signIn('Ben', 'answers');
  expect(exchange.phases.at(-1)).toBe('ringing in Sales Ana Ben');
  await exchange.pass(5);
  expect(exchange.phases.at(-1)).toBe('talking Ben');
  await exchange.hangUp(caller);
  expect(exchange.records).toMatchObject([{ answeredBy: 'Ben' }]);
  expect([...exchange.channels.keys(), ...exchange.errors]).toEqual([]);
});

it('[CALL-16] a phone that signs in rings once, and not for who is not rung', async () => {
  const { exchange } = await rung({ Ana: 'rings' });
  await exchange.signIn('Ana', 'rings');
  await exchange.signIn('Cid', 'answers');
  await exchange.pass(5);
  expect([dialled(exchange, 'Ana'), dialled(exchange, 'Cid')]).toEqual([1, 0]);
});

it('[CALL-16] a phone that signs in does not ring for who refused the call, nor after it', async () => {
  const { exchange, caller } = await rung({ Ana: 'refuses', Ben: 'rings' });
  await exchange.pass(1);
  await exchange.signIn('Ana', 'rings');
  await exchange.hangUp(caller);
  await exchange.signIn('Ben', 'rings');
  expect([dialled(exchange, 'Ana'), dialled(exchange, 'Ben')]).toEqual([1, 1]);
  expect([...exchange.channels.keys(), ...exchange.errors]).toEqual([]);
});

it('[CALL-16] a call rings on for who is woken by a browser, until their phone signs in', async () => {
  const { exchange } = await rung({ Ana: 'away' }, { woken: ['Ana'] });
  await exchange.pass(10);
  expect(exchange.phases.at(-1)).toBe('ringing in Sales Ana');
  await exchange.signIn('Ana', 'answers');
  await exchange.pass(1);
  expect(exchange.phases.at(-1)).toBe('talking Ana');
});

it('[CALL-16] a call does not ring on for who is woken and refuses, nor for who is not', async () => {
  for (const [phones, woken] of [
    [{ Ana: 'refuses' }, ['Ana']],
    [{ Ana: 'away' }, []],
  ] satisfies [Phones, string[]][]) {
    const { exchange } = await rung(phones, { woken });
    await exchange.pass(1);
    expect(exchange.phases.at(-1)).not.toContain('ringing');
  }
});

it('[CALL-16] a phone that signs in before its turn rings when its person is rung next', async () => {
  const { exchange } = await rung({ Ana: 'rings' }, { option: 'single' });
  await exchange.signIn('Ben', 'rings');
  expect(dialled(exchange, 'Ben')).toBe(0);
  await exchange.pass(31);
  expect(exchange.phases.at(-1)).toBe('ringing in Sales Ben');
});
