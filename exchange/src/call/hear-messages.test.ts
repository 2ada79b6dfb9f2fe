import { builtInMedia } from '@jackfield/contract/api/media';
import { account, person } from '@jackfield/domain/routing/sample-account';
import { expect, it } from 'vitest';
import { TrialExchange } from './trial-exchange.ts';

const at = Date.parse('2026-11-16T16:00:00Z');
const names = new Map(Object.entries(builtInMedia).map(([name, id]) => [id as string, name]));

/** As long as one may be, so that the last key is pressed all the same. */
const pin = '24681357';

/** Ana has a PIN, and Ben none. */
function start(...unheard: string[]) {
  const exchange = new TrialExchange(account({ people: [person('Ana'), person('Ben')] }), at, {});
  exchange.pins.set('Ana', pin);
  exchange.unheard.set('Ana', unheard);
  /** What the phone heard: prompts by their names, messages by their ids. */
  const heard = () =>
    exchange.asked.flatMap((one) => {
      const [, media = null] = /\/play\/\S+ (?:sound:beep,)?sound:(\S+)/.exec(one) ?? [];
      return media === null ? [] : [names.get(media.replace('http://portal/', '')) ?? media];
    });
  const press = async (channel: string, keys: string) => {
    for (const key of keys) await exchange.press(channel, key);
  };
  return { exchange, heard, press, isOver: () => exchange.channels.size === 0 };
}

it('[MSG-04] asks the PIN and plays what nobody heard: again, kept or deleted', async () => {
  const { exchange, heard, press, isOver } = start('m1', 'm2');
  const phone = await exchange.dial('Ana', '*97');
  await exchange.pass(1);
  await press(phone, `${pin}#`);
  await exchange.pass(1);
  expect(exchange.changed).toEqual(['heard m1']);
  await press(phone, '1');
  await exchange.pass(1);
  await press(phone, '2');
  // While the second one plays.
  await press(phone, '3');
  expect(exchange.changed).toEqual(['heard m1', 'heard m1', 'deleted m2']);
  await exchange.pass(1);
  expect(heard()).toEqual([
    'pinAsk',
    'm1',
    'messagesChoice',
    'm1',
    'messagesChoice',
    'm2',
    'messagesDeleted',
    'messagesOver',
  ]);
  expect([isOver(), exchange.errors, exchange.records]).toEqual([true, [], []]);
});

it('[MSG-04] says after the fifth wrong PIN when it opens again, and hangs up', async () => {
  const { exchange, heard, press, isOver } = start('m1');
  const phone = await exchange.dial('Ana', '*97');
  for (let count = 0; count < 5; count += 1) {
    await press(phone, '1357#');
    await exchange.pass(0.5);
  }
  expect(heard().filter((one) => one === 'pinWrong')).toHaveLength(4);
  expect(heard().at(-1)).toBe('pinLocked');
  await exchange.pass(1);
  expect(isOver()).toBe(true);
  await exchange.dial('Ana', '*97');
  await exchange.pass(1);
  expect(heard().slice(-2)).toEqual(['pinLocked', 'pinLocked']);
  expect(isOver()).toBe(true);
});

it('[MSG-04] leaves new what was not heard whole, and hangs up where nothing is pressed', async () => {
  const { exchange, heard, press, isOver } = start('m1');
  const first = await exchange.dial('Ana', '*97');
  await press(first, `${pin}#`);
  await exchange.hangUp(first);
  await exchange.pass(1);
  expect(exchange.changed).toEqual([]);
  const second = await exchange.dial('Ana', '*97');
  await press(second, `${pin}#`);
  await exchange.pass(1);
  expect(exchange.changed).toEqual(['heard m1']);
  // No key that is offered.
  await press(second, '9');
  await exchange.pass(60);
  expect(heard().slice(-2)).toEqual(['messagesChoice', 'messagesChoice']);
  expect([isOver(), exchange.errors]).toEqual([true, []]);
});

it('[MSG-04] says what is missing: a PIN, new messages', async () => {
  const { exchange, heard, press, isOver } = start();
  await exchange.dial('Ben', '*97');
  await exchange.pass(1);
  const phone = await exchange.dial('Ana', '*97');
  await press(phone, `${pin}#`);
  await exchange.pass(1);
  expect(heard()).toEqual(['pinNone', 'pinAsk', 'messagesNone']);
  expect(isOver()).toBe(true);
});

it('[MSG-04] takes no message for heard that could not be played', async () => {
  const { exchange, press } = start('m1');
  exchange.isMute = true;
  const phone = await exchange.dial('Ana', '*97');
  await press(phone, `${pin}#`);
  await exchange.pass(60);
  expect(exchange.changed).toEqual([]);
});
