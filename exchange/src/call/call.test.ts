import { describe, expect, it } from 'vitest';
import {
  account,
  company,
  mainNumber,
  menu,
  person,
  team,
  to,
} from '@jackfield/domain/routing/sample-account';
import { type PhoneManner, TrialExchange } from './trial-exchange.ts';

// Monday, 10:00 am in Chicago.
const at = Date.parse('2026-11-16T16:00:00Z');

const sales = (change: Parameters<typeof team>[1] = {}) =>
  account({
    companies: [company({ openHour: to('team', 'Sales') })],
    teams: [team('Sales', { memberIds: ['Ana', 'Ben'], ...change })],
    people: [person('Ana'), person('Ben')],
  });

const start = (config: ReturnType<typeof account>, phones: Record<string, PhoneManner> = {}) =>
  new TrialExchange(config, at, phones);

const isEmpty = ({ channels, bridges, calls, kept, errors }: TrialExchange) => {
  expect([...channels.keys(), ...bridges.keys(), ...kept.all(), ...errors]).toEqual([]);
  expect(calls.size).toBe(0);
};

describe('a call that comes in', () => {
  it('rings all at once, and the others are told that it was answered elsewhere', async () => {
    const exchange = start(sales(), { Ana: 'rings', Ben: 'answers' });
    const caller = await exchange.callIn(mainNumber);
    await exchange.pass(1);
    expect(exchange.asked).toContain(`DELETE channels/${caller}~1 answered_elsewhere`);
    expect([...exchange.bridges]).toEqual([[`${caller}~bridge0`, [caller, `${caller}~2`]]]);
    await exchange.pass(60);
    await exchange.hangUp(caller);
    expect(exchange.records).toMatchObject([
      { end: { kind: 'answered', node: { id: 'Sales' } }, answeredBy: 'Ben' },
    ]);
    isEmpty(exchange);
  });

  it('tells where it is while it goes on, and that it ended', async () => {
    const exchange = start(sales(), { Ana: 'rings', Ben: 'rings' });
    await exchange.callIn(mainNumber);
    expect(exchange.moves).toEqual(['Main line']);
    await exchange.pass(60);
    expect(exchange.moves).toEqual(['Main line', 'Sales', 'ended']);
  });

  it('rings one after the other, each for their time, then goes on as the routing says', async () => {
    const exchange = start(sales({ option: 'single', ringSeconds: 15 }), {
      Ana: 'rings',
      Ben: 'rings',
    });
    const caller = await exchange.callIn(mainNumber);
    const dialled = () => exchange.asked.filter((one) => one.startsWith('POST channels PJSIP'));
    await exchange.pass(14);
    expect(dialled()).toEqual(['POST channels PJSIP/Ana']);
    await exchange.pass(2);
    expect(dialled()).toEqual(['POST channels PJSIP/Ana', 'POST channels PJSIP/Ben']);
    await exchange.pass(15);
    expect(exchange.asked).toContain(
      `POST channels/${caller}/play/${caller}~play1 sound:http://portal/greeting-Sales,sound:beep`,
    );
    expect(exchange.asked).toContain(`POST channels/${caller}/record`);
    await exchange.hangUp(caller);
    expect(exchange.records[0]).toMatchObject({ end: { kind: 'voicemail' }, answeredAt: null });
    isEmpty(exchange);
  });

  it('has a record when the caller hangs up while somebody answers (CALL-09)', async () => {
    const keys = [{ input: '1' as const, action: 'teammate' as const, actionId: 'Ana' }];
    const config = account({
      companies: [company({ openHour: to('ivr', 'Menu') })],
      menus: [menu('Menu', { keys })],
    });
    const exchange = start(config, { Ana: 'answers' });
    const caller = await exchange.callIn(mainNumber);
    await exchange.press(caller, '1');
    // Gone for Asterisk, which did not tell of it yet.
    exchange.channels.delete(caller);
    await exchange.pass(1);
    expect(exchange.records).toMatchObject([{ number: mainNumber }]);
    isEmpty(exchange);
  });

  it('repeats a menu, says what a wrong key is, and follows the right one', async () => {
    const keys = [{ input: '1' as const, action: 'teammate' as const, actionId: 'Ana' }];
    const menuMedia = {
      greeting: 'hello',
      invalidMedia: 'wrong',
      transferMedia: 'wait',
      exitMedia: 'bye',
    };
    const config = account({
      companies: [company({ openHour: to('ivr', 'Menu') })],
      menus: [menu('Menu', { keys, menuMedia, retries: 2, timeout: 5 })],
      people: [person('Ana')],
    });
    const exchange = start(config, { Ana: 'answers' });
    const caller = await exchange.callIn(mainNumber);
    const played = () =>
      exchange.asked.filter((one) => one.includes('/play/')).map((one) => one.split(' ')[2]);
    await exchange.pass(6);
    await exchange.press(caller, '7');
    await exchange.press(caller, '1');
    await exchange.pass(1);
    expect(played()).toEqual([
      'sound:http://portal/hello',
      'sound:http://portal/hello',
      'sound:http://portal/wrong,sound:http://portal/hello',
      'sound:http://portal/wait',
    ]);
    await exchange.hangUp(`${caller}~1`);
    expect(exchange.records).toMatchObject([{ answeredBy: 'Ana', end: { kind: 'answered' } }]);
    isEmpty(exchange);
  });

  it('lets callers wait for a queue, up to as many as it takes', async () => {
    const config = sales({ inboundFlow: 'callQueue', maxWaitSeconds: 30, maxCallers: 1 });
    const exchange = start(config, { Ana: 'refuses', Ben: 'rings' });
    const first = await exchange.callIn(mainNumber);
    const second = await exchange.callIn(mainNumber);
    await exchange.pass(1);
    const music = (id: string) => `POST channels/${id}/play/${id}~play1 sound:http://portal/music`;
    expect(exchange.asked).toContain(music(first));
    expect(exchange.asked).not.toContain(music(second));
    await exchange.hangUp(second);
    await exchange.pass(40);
    expect(exchange.asked).toContain(`POST channels/${first}/record`);
    await exchange.hangUp(first);
    expect(exchange.records).toHaveLength(2);
    isEmpty(exchange);
  });

  it('[LIVE-01] tells who rings while a caller waits, who talks, and who is on hold', async () => {
    const config = sales({ inboundFlow: 'callQueue', maxWaitSeconds: 300 });
    const exchange = start(config, { Ana: 'rings', Ben: 'answers' });
    const caller = await exchange.callIn(mainNumber);
    await exchange.pass(1);
    await exchange.hold(caller, true);
    await exchange.hold(caller, false);
    await exchange.hangUp(caller);
    expect(exchange.phases).toEqual([
      'listening',
      'waiting in Sales',
      'waiting in Sales Ana Ben',
      'talking Ben',
      'onHold Ben',
      'talking Ben',
    ]);
    isEmpty(exchange);
  });

  it('[LIVE-01] tells whose phone rings in turn, and that a message is left', async () => {
    const exchange = start(sales({ option: 'single', ringSeconds: 15 }), {
      Ana: 'rings',
      Ben: 'rings',
    });
    const caller = await exchange.callIn(mainNumber);
    await exchange.pass(40);
    await exchange.hangUp(caller);
    const rings = ['', ' Ana', '', ' Ben', ''].map((who) => `ringing in Sales${who}`);
    expect(exchange.phases).toEqual(['listening', ...rings, 'message']);
  });

  it('[CALL-06] serves who waits longest first, by people who do not talk', async () => {
    const config = sales({ inboundFlow: 'callQueue', maxWaitSeconds: 300, memberIds: ['Ana'] });
    const exchange = start(config, { Ana: 'answers' });
    const first = await exchange.callIn(mainNumber);
    await exchange.pass(1);
    const [second, third] = [await exchange.callIn(mainNumber), await exchange.callIn(mainNumber)];
    const dialled = () => exchange.asked.filter((one) => one === 'POST channels PJSIP/Ana').length;
    await exchange.pass(60);
    expect(dialled()).toBe(1);
    await exchange.hangUp(first);
    await exchange.pass(1);
    expect([dialled(), exchange.channels.has(`${second}~1`)]).toEqual([2, true]);
    await exchange.hangUp(second);
    await exchange.pass(1);
    expect([...exchange.channels.keys()]).toEqual([third, `${third}~1`]);
    await exchange.hangUp(third);
    expect(exchange.records.map(({ answeredBy }) => answeredBy)).toEqual(['Ana', 'Ana', 'Ana']);
    isEmpty(exchange);
  });

  it('[CALL-06] rings for a queue also who stops to talk meanwhile', async () => {
    const config = sales({ inboundFlow: 'callQueue', maxWaitSeconds: 300 });
    const exchange = start(config, { Ana: 'rings', Ben: 'answers' });
    const first = await exchange.callIn(mainNumber);
    await exchange.pass(1);
    const second = await exchange.callIn(mainNumber);
    await exchange.pass(10);
    expect(exchange.records).toEqual([]);
    await exchange.hangUp(first);
    await exchange.pass(1);
    expect(exchange.asked).toContain(`DELETE channels/${second}~1 answered_elsewhere`);
    await exchange.hangUp(second);
    expect(exchange.records.map(({ answeredBy }) => answeredBy)).toEqual(['Ben', 'Ben']);
    isEmpty(exchange);
  });

  it('goes on at once where nobody is signed in who does not refuse', async () => {
    const exchange = start(sales(), { Ana: 'away', Ben: 'refuses' });
    const caller = await exchange.callIn(mainNumber);
    await exchange.pass(1);
    expect(exchange.asked).toContain(`POST channels/${caller}/record`);
    await exchange.hangUp(caller);
    isEmpty(exchange);
  });

  it('rings in the queue once, where music cannot be played', async () => {
    const exchange = start(sales({ inboundFlow: 'callQueue' }), { Ana: 'rings' });
    exchange.isMute = true;
    const caller = await exchange.callIn(mainNumber);
    await exchange.pass(20);
    const heard = exchange.asked.filter((one) => /\/(play|ring)\b/.test(one));
    expect(heard).toEqual([
      `POST channels/${caller}/play/${caller}~play1 sound:http://portal/music`,
      `POST channels/${caller}/ring`,
    ]);
    await exchange.hangUp(caller);
    isEmpty(exchange);
  });

  it('lets nobody wait longer than the queue says', async () => {
    const config = sales({ inboundFlow: 'callQueue', maxWaitSeconds: 30 });
    const exchange = start(config, { Ana: 'refuses', Ben: 'rings' });
    const caller = await exchange.callIn(mainNumber);
    await exchange.pass(31);
    expect(exchange.asked).toContain(`POST channels/${caller}/record`);
    await exchange.hangUp(caller);
    isEmpty(exchange);
  });

  it('tells the carrier that nobody answered, where nothing comes after a call group', async () => {
    const list = ['Ana', 'Ben'];
    const openHour = {
      actionType: 'callgroup',
      actionValue: { option: 'simultaneous', list },
    } as const;
    const exchange = start({ ...sales(), companies: [company({ openHour })] }, { Ana: 'rings' });
    const caller = await exchange.callIn(mainNumber);
    await exchange.pass(21);
    expect(exchange.asked).toContain(`DELETE channels/${caller} no_answer`);
    isEmpty(exchange);
  });

  it('refuses blocked callers and numbers that nobody has, before an answer', async () => {
    const config = account({ blockedCallers: ['+12515550777'] });
    const exchange = start(config);
    const blocked = await exchange.callIn(mainNumber);
    const unknown = await exchange.callIn('+12515550000');
    expect(exchange.asked).toEqual([
      `POST channels/${blocked}/variable`,
      `DELETE channels/${blocked} rejected`,
      `DELETE bridges/${blocked}~bridge0`,
      `DELETE channels/${unknown} unallocated`,
    ]);
    expect(exchange.records).toMatchObject([{ end: { kind: 'blocked' } }]);
    isEmpty(exchange);
  });

  it('leaves a record and no channel, whenever the caller hangs up', async () => {
    const keys = [{ input: '1' as const, action: 'team' as const, actionId: 'Sales' }];
    const config = {
      ...sales({ ringSeconds: 20 }),
      companies: [company({ openHour: to('ivr', 'Menu') })],
      menus: [
        menu('Menu', {
          keys,
          menuMedia: {
            greeting: 'hello',
            invalidMedia: null,
            transferMedia: null,
            exitMedia: null,
          },
          retries: 0,
          timeout: 5,
        }),
      ],
    };
    for (let moment = 0; moment < 40; moment += 1) {
      const exchange = start(config, { Ana: 'rings', Ben: moment % 2 === 0 ? 'rings' : 'answers' });
      const caller = await exchange.callIn(mainNumber);
      await exchange.pass(Math.min(moment, 2) / 2);
      if (moment > 1) await exchange.press(caller, '1');
      await exchange.pass(Math.max(0, moment - 2));
      await exchange.hangUp(caller);
      expect(exchange.records).toHaveLength(1);
      isEmpty(exchange);
    }
  });

  it('forwards nothing that the portal keeps back', async () => {
    const outside = '+442079460000';
    const openHour = { actionType: 'number', actionValue: outside } as const;
    const config = account({ companies: [company({ openHour })], allowedCountries: null });
    const kept = start(config, { [`${outside}@trunk`]: 'answers' });
    kept.unallowed.add(outside);
    const stopped = await kept.callIn(mainNumber);
    await kept.pass(2);
    expect(kept.asked).toContain(`DELETE channels/${stopped} rejected`);
    expect(kept.records).toMatchObject([{ answeredBy: null, end: { kind: 'external' } }]);
    isEmpty(kept);

    const free = start(config, { [`${outside}@trunk`]: 'answers' });
    const caller = await free.callIn(mainNumber);
    await free.pass(2);
    await free.hangUp(caller);
    expect(free.records).toMatchObject([{ answeredBy: outside, end: { kind: 'external' } }]);
  });

  it('ends with its record when somebody hung up while nothing was heard', async () => {
    for (const gone of ['', '~2']) {
      const exchange = start(sales(), { Ana: 'rings', Ben: 'answers' });
      const caller = await exchange.callIn(mainNumber);
      await exchange.pass(1);
      exchange.cutOff();
      await exchange.hangUp(`${caller}${gone}`);
      expect(exchange.records).toEqual([]);
      await exchange.connect();
      expect(exchange.records).toMatchObject([{ answeredBy: 'Ben' }]);
      isEmpty(exchange);
    }
  });

  it('goes on where everybody is there still when the connection comes back', async () => {
    const exchange = start(sales(), { Ana: 'rings', Ben: 'answers' });
    const caller = await exchange.callIn(mainNumber);
    await exchange.pass(1);
    exchange.cutOff();
    await exchange.connect();
    expect([exchange.calls.size, exchange.records]).toEqual([1, []]);
    await exchange.hangUp(caller);
    isEmpty(exchange);
  });

  it('goes on once the connection is back with what was its turn meanwhile', async () => {
    const exchange = start(sales(), { Ana: 'rings', Ben: 'rings' });
    const caller = await exchange.callIn(mainNumber);
    exchange.cutOff();
    await exchange.pass(30);
    expect(exchange.records).toEqual([]);
    await exchange.connect();
    await exchange.pass(1);
    expect([...exchange.channels.keys()]).toEqual([caller]);
    expect(exchange.asked).toContain(`POST channels/${caller}/record`);
    await exchange.hangUp(caller);
    isEmpty(exchange);
  });
});
