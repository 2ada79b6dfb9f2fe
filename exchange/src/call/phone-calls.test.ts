import { describe, expect, it } from 'vitest';
import {
  account,
  company,
  mainNumber,
  person,
  team,
  to,
} from '@jackfield/domain/routing/sample-account';
import { type PhoneManner, TrialExchange } from './trial-exchange.ts';

// Monday, 10:00 am in Chicago.
const at = Date.parse('2026-11-16T16:00:00Z');
const outside = '+12515550199';
const address = {
  streetName: 'Dauphin Street',
  houseNumber: '1',
  addressLine2: '',
  city: 'Mobile',
  stateCode: 'AL',
  zip: '36602',
};

/** Extensions 101 to 103 are Ana, Ben and Cid; 21 is Sales. */
const start = (phones: Readonly<Record<string, PhoneManner>>) =>
  new TrialExchange(
    account({
      companies: [company({ openHour: to('team', 'Sales') })],
      teams: [team('Sales', { memberIds: ['Ana', 'Ben'] })],
      people: ['Ana', 'Ben', 'Cid'].map((name) => person(name)),
      allowedCountries: null,
    }),
    at,
    phones,
    { addressOf: () => address },
  );

const isEmpty = ({ channels, bridges, calls, kept, errors, readGone }: TrialExchange) => {
  const left = [...channels.keys(), ...bridges.keys(), ...kept.all(), ...errors, ...readGone];
  expect(left).toEqual([]);
  expect(calls.size).toBe(0);
};

describe('a call that a telephone makes', () => {
  it('[CALL-07] rings the colleague or team whose extension it dials', async () => {
    for (const [dialled, answeredBy] of [
      ['102', 'Ben'],
      ['21', 'Ben'],
      [mainNumber, 'Ben'],
    ]) {
      const exchange = start({ Ana: 'rings', Ben: 'answers' });
      const caller = await exchange.dial('Cid', `${dialled}`);
      await exchange.pass(5);
      await exchange.hangUp(caller);
      expect(exchange.records).toMatchObject([
        { number: dialled, from: '101', personId: 'Cid', answeredBy, outside: [] },
      ]);
      isEmpty(exchange);
    }
  });

  it('[CALL-07] goes out as it is dialled in the country, with the number of the person', async () => {
    const exchange = start({ [`${outside}@trunk`]: 'answers' });
    const caller = await exchange.dial('Ana', '251 555 0199');
    await exchange.pass(60);
    await exchange.hangUp(caller);
    expect(exchange.records).toMatchObject([
      {
        number: outside,
        isOutside: true,
        outside: [{ number: outside, from: mainNumber, personId: 'Ana' }],
      },
    ]);
    const [line] = exchange.records[0]?.outside ?? [];
    expect((line?.endedAt ?? 0) - (line?.answeredAt ?? 0)).toBeGreaterThan(59_000);
    isEmpty(exchange);
  });

  it('[CALL-07] does not go out where the portal keeps it back, and leaves a record', async () => {
    const exchange = start({ [`${outside}@trunk`]: 'answers' });
    exchange.unallowed.add(outside);
    const caller = await exchange.dial('Ana', outside);
    const ended = exchange.asked.filter((one) => one.startsWith(`DELETE channels/${caller}`));
    expect(ended).toEqual([`DELETE channels/${caller} rejected`]);
    expect(exchange.records).toMatchObject([{ outside: [{ answeredAt: null }] }]);
    isEmpty(exchange);
  });

  it('[CALL-07] calls for help with the address, whatever keeps others back, and tells of it', async () => {
    const exchange = start({ '911@second': 'answers', '911@trunk': 'fails' });
    exchange.unallowed.add('911');
    const caller = await exchange.dial('Ana', '911');
    await exchange.pass(1);
    expect(exchange.calledForHelp).toMatchObject([{ number: '911', personId: 'Ana', address }]);
    expect(exchange.variables.at(-1)).toMatchObject({
      'GEOLOC_PROFILE(location_info)':
        'country=US,A1="AL",A3="Mobile",RD="Dauphin Street",HNO="1",PC="36602"',
    });
    await exchange.hangUp(caller);
    expect(exchange.records).toMatchObject([{ answeredBy: '911', isOutside: true }]);
    isEmpty(exchange);
  });

  it('[PROV-01] calls for help by what the provider knows beforehand, in place of the address', async () => {
    const asked: unknown[] = [];
    const exchange = new TrialExchange(
      account({ people: [person('Ana')] }),
      at,
      { '911@trunk': 'answers' },
      {
        addressOf: () => address,
        helpHeadersOf: (...of) => {
          asked.push(of);
          return [
            { name: 'Geolocation', value: 'geo-1' },
            { name: 'P-Asserted-Identity', value: '<sip:from-1@sip.telnyx.com>' },
          ];
        },
      },
    );
    await exchange.dial('Ana', '911');
    expect(asked).toEqual([[address, mainNumber]]);
    expect(exchange.calledForHelp).toMatchObject([{ address }]);
    const told = exchange.variables.at(-1);
    expect(told).toMatchObject({
      'PJSIP_HEADER(add,Geolocation)': 'geo-1',
      'PJSIP_HEADER(add,P-Asserted-Identity)': '<sip:from-1@sip.telnyx.com>',
    });
    expect(Object.keys(told ?? {}).filter((name) => name.startsWith('GEOLOC'))).toEqual([]);
  });

  it('[CALL-16] shows what the telephone that calls does, and help what all of the person do', async () => {
    const shown = '+12515550111';
    const exchange = new TrialExchange(
      account({ people: [person('Ana')] }),
      at,
      { '911@trunk': 'answers', [`${outside}@trunk`]: 'answers' },
      { numberOf: (_, phone) => (phone === 'Ana' ? shown : mainNumber) },
    );
    for (const dialled of [outside, '911']) {
      await exchange.hangUp(await exchange.dial('Ana', dialled));
    }
    expect(exchange.records.map(({ outside: [line] }) => line?.from)).toEqual([shown, mainNumber]);
  });

  it('[CALL-16] calls for help with the place of the telephone that calls, in its own country', async () => {
    const there = { ...address, city: 'Calgary', stateCode: 'AB', zip: 'T2P 1J9' };
    const asked: unknown[] = [];
    const exchange = new TrialExchange(
      account({ country: 'USA', people: [person('Ana')] }),
      at,
      { '911@trunk': 'answers' },
      {
        addressOf: (...of) => {
          asked.push(of);
          return there;
        },
      },
    );
    await exchange.dial('Ana', '911');
    expect(asked).toEqual([['Ana', 'Ana', at]]);
    expect(exchange.calledForHelp).toMatchObject([{ address: there }]);
    expect(exchange.variables.at(-1)).toMatchObject({
      'GEOLOC_PROFILE(location_info)':
        'country=CA,A1="AB",A3="Calgary",RD="Dauphin Street",HNO="1",PC="T2P 1J9"',
    });
  });

  it('[CALL-07] ends at the start of the minute that the account cannot have', async () => {
    const abroad = '+442079460000';
    const exchange = start({ [`${abroad}@trunk`]: 'answers' });
    const asked: number[] = [];
    exchange.stops = (lines) => {
      asked.push(lines.length);
      return asked.length > 5 ? lines.map(({ id }) => id) : [];
    };
    await exchange.dial('Ana', abroad);
    await exchange.pass(10);
    await exchange.dial('Ben', abroad);
    await exchange.pass(600);
    expect(asked).toEqual([1, 2, 2, 2, 2, 2]);
    const seconds = exchange.records.flatMap(({ outside: lines }) =>
      lines.map(({ answeredAt, endedAt }) => Math.floor((endedAt - (answeredAt ?? 0)) / 1000)),
    );
    expect(seconds).toEqual([130, 120]);
    isEmpty(exchange);
  });

  it('tries the next trunk only where the first one fails', async () => {
    for (const [first, tried, reason] of [
      ['fails', 2, 'no_answer'],
      ['refuses', 1, 'busy'],
    ] as const) {
      const exchange = start({ [`${outside}@trunk`]: first, [`${outside}@second`]: 'rings' });
      const caller = await exchange.dial('Ana', outside);
      await exchange.pass(70);
      expect(exchange.asked.filter((one) => one.startsWith('POST channels PJSIP'))).toHaveLength(
        tried,
      );
      expect(exchange.asked).toContain(`DELETE channels/${caller} ${reason}`);
      isEmpty(exchange);
    }
  });

  it('is refused for what leads nowhere', async () => {
    const exchange = start({});
    const caller = await exchange.dial('Ana', '7777');
    expect(exchange.asked).toEqual([`DELETE channels/${caller} unallocated`]);
    isEmpty(exchange);
  });
});

describe('a call that is sent on', () => {
  it('[CALL-08] goes the way of the extension, and who sent it is done with it', async () => {
    const exchange = start({ Ana: 'answers', Cid: 'answers' });
    const caller = await exchange.callIn(mainNumber);
    await exchange.pass(1);
    await exchange.sendOn(`${caller}~1`, '103');
    await exchange.pass(1);
    const told = exchange.asked.filter((one) => /~1\/(variable|transfer_progress)/.test(one));
    expect(told).toEqual([
      `GET channels/${caller}~1/variable`,
      `POST channels/${caller}~1/transfer_progress channel_progress`,
      `POST channels/${caller}~1/transfer_progress channel_answered`,
    ]);
    expect([...exchange.channels.keys()]).toEqual([caller, `${caller}~2`]);
    await exchange.hangUp(caller);
    const [record] = exchange.records;
    expect(record).toMatchObject({ answeredBy: 'Ana', end: { kind: 'answered' } });
    expect(record?.stops.map(({ node }) => node.name)).toEqual([
      '+1 (251) 555-0100',
      'Main line',
      'Sales',
      'Ana',
      'Cid',
    ]);
    isEmpty(exchange);
  });

  it('[CALL-08] leaves its message with whom it was sent on to, not with who took it first', async () => {
    const exchange = start({ Ana: 'answers', Cid: 'rings' });
    const caller = await exchange.callIn(mainNumber);
    await exchange.pass(1);
    await exchange.sendOn(`${caller}~1`, '103');
    await exchange.pass(120);
    expect(exchange.records).toMatchObject([
      { answeredBy: 'Ana', end: { kind: 'answered' }, voicemail: { ownerId: 'Cid' } },
    ]);
    isEmpty(exchange);
  });

  it('[CALL-08] comes back to who sent it when nobody takes it, or it is sent nowhere', async () => {
    const exchange = start({ Ana: 'answers', [`${outside}@trunk`]: 'refuses' });
    const caller = await exchange.callIn(mainNumber);
    await exchange.pass(1);
    exchange.unallowed.add('+442079460000');
    let leg = `${caller}~1`;
    for (const [sentTo, next] of [
      [outside, `${caller}~3`],
      ['+442079460000', `${caller}~4`],
      ['7777', `${caller}~5`],
    ] as const) {
      await exchange.sendOn(leg, sentTo);
      await exchange.pass(2);
      expect(exchange.asked).toContain(
        `POST channels/${leg}/transfer_progress channel_unavailable`,
      );
      expect([...exchange.channels.keys()]).toEqual([caller, next]);
      leg = next;
    }
    await exchange.hangUp(leg);
    expect(exchange.records).toMatchObject([
      { answeredBy: 'Ana', outside: [{ personId: 'Ana', answeredAt: null }, {}] },
    ]);
    isEmpty(exchange);
  });

  it('[CALL-08] goes on without the one who called and sent the other on', async () => {
    for (const hangsUpAtOnce of [false, true]) {
      const exchange = start({ Cid: 'answers', [`${outside}@trunk`]: 'answers' });
      const caller = await exchange.dial('Ana', outside);
      await exchange.pass(1);
      const sentOn = exchange.sendOn(caller, '103');
      // Both can be heard in one breath.
      if (hangsUpAtOnce) await exchange.hangUp(caller);
      await sentOn;
      await exchange.pass(10);
      expect([...exchange.channels.keys()]).toEqual([`${caller}~1`, `${caller}~2`]);
      await exchange.hangUp(`${caller}~2`);
      const [line] = exchange.records[0]?.outside ?? [];
      expect((line?.endedAt ?? 0) - (line?.answeredAt ?? 0)).toBeGreaterThan(10_000);
      isEmpty(exchange);
    }
  });
});

describe('a call that is handed over in person', () => {
  it('[CALL-08] joins who was asked before, and each call leaves its record', async () => {
    for (const isAskedByCalling of [true, false]) {
      const exchange = start({ Ana: 'answers', Cid: 'answers' });
      const caller = await exchange.callIn(mainNumber);
      await exchange.pass(1);
      const asked = isAskedByCalling
        ? await exchange.dial('Ana', '103')
        : await exchange.dial('Cid', '101');
      await exchange.pass(1);
      const [own, others] = isAskedByCalling ? [asked, `${asked}~1`] : [`${asked}~1`, asked];
      await exchange.sendOn(`${caller}~1`, { channel: own });
      await exchange.pass(1);
      expect([...exchange.channels.keys()]).toEqual([caller, others]);
      expect(exchange.records).toMatchObject([{ number: isAskedByCalling ? '103' : '101' }]);
      await exchange.hangUp(others);
      expect(exchange.records[1]).toMatchObject({ number: mainNumber, answeredBy: 'Ana' });
      isEmpty(exchange);
    }
  });

  it('[CALL-08] is charged to its end where who was asked is outside', async () => {
    const exchange = start({ Ana: 'answers', [`${outside}@trunk`]: 'answers' });
    const caller = await exchange.callIn(mainNumber);
    await exchange.pass(1);
    const asked = await exchange.dial('Ana', outside);
    await exchange.pass(1);
    await exchange.sendOn(`${caller}~1`, { channel: asked });
    await exchange.pass(30);
    await exchange.hangUp(caller);
    const lines = exchange.records.flatMap((record) => record.outside);
    expect(lines).toMatchObject([{ number: outside, personId: 'Ana' }]);
    expect((lines[0]?.endedAt ?? 0) - (lines[0]?.answeredAt ?? 0)).toBeGreaterThan(30_000);
    isEmpty(exchange);
  });
});

describe('a call that rings in a team', () => {
  it('[CALL-08] is picked up by who belongs to the team and dials for it', async () => {
    for (const dialled of ['*8', '*821']) {
      const exchange = start({ Ana: 'rings', Ben: 'rings' });
      const caller = await exchange.callIn(mainNumber);
      const taker = await exchange.dial('Ben', dialled);
      expect(exchange.asked).toContain(`POST channels/${taker}/answer`);
      expect([...exchange.channels.keys()]).toEqual([caller, taker]);
      await exchange.hangUp(taker);
      expect(exchange.records).toMatchObject([{ answeredBy: 'Ben', end: { kind: 'answered' } }]);
      isEmpty(exchange);
    }
  });

  it('[CALL-08] [CALL-12] is picked up by nobody else, and not where nothing rings', async () => {
    const exchange = start({ Ana: 'rings' });
    const caller = await exchange.callIn(mainNumber);
    for (const [phone, dialled] of [
      ['Cid', '*8'],
      ['Cid', '*821'],
      ['Ben', '*8102'],
    ] as const) {
      const refused = await exchange.dial(phone, dialled);
      expect(exchange.asked).toContain(`DELETE channels/${refused} unallocated`);
    }
    await exchange.hangUp(caller);
    const late = await exchange.dial('Ben', '*8');
    expect(exchange.asked.at(-1)).toBe(`DELETE channels/${late} unallocated`);
    isEmpty(exchange);
  });
});

describe('a telephone that dials *45', () => {
  it('[LIVE-02] signs its person out of queues and in again, and is hung up after the tone', async () => {
    const exchange = start({});
    exchange.inQueues.add('Ana');
    exchange.signedIn.add('Ana');
    for (const isIn of [false, true]) {
      const phone = await exchange.dial('Ana', '*45');
      expect(exchange.asked).toContain(`POST channels/${phone}/answer`);
      expect(exchange.channels.size).toBe(1);
      await exchange.pass(1);
      expect(exchange.signedIn.has('Ana')).toBe(isIn);
      expect(exchange.asked.at(-1)).toBe(`DELETE channels/${phone} normal`);
      isEmpty(exchange);
    }
    expect(exchange.records).toEqual([]);
  });

  it('[LIVE-02] is refused for who is in no queue, and goes on for nobody who hangs up first', async () => {
    const exchange = start({});
    const refused = await exchange.dial('Cid', '*45');
    expect(exchange.asked.at(-1)).toBe(`DELETE channels/${refused} unallocated`);
    exchange.inQueues.add('Cid');
    const left = await exchange.dial('Cid', '*45');
    await exchange.hangUp(left);
    isEmpty(exchange);
  });
});

describe('a telephone of another account', () => {
  const withStranger = () => {
    const exchange = start({ Ana: 'answers', [`${outside}@trunk`]: 'answers' });
    exchange.strangers.add('Eve');
    return exchange;
  };

  it('[CALL-12] reaches no extension, team or call that rings', async () => {
    const exchange = withStranger();
    for (const dialled of ['101', '21', '*8', '*821']) {
      const refused = await exchange.dial('Eve', dialled);
      expect(exchange.asked.at(-1)).toBe(`DELETE channels/${refused} unallocated`);
    }
    isEmpty(exchange);
  });

  it('[CALL-12] sends nobody on to one, nor to a call that it has no part in', async () => {
    const exchange = withStranger();
    const caller = await exchange.callIn(mainNumber);
    await exchange.pass(1);
    const before = [...exchange.channels.keys()];
    for (const sentTo of ['101', '21', { channel: caller }, { channel: `${caller}~1` }]) {
      const stranger = await exchange.dial('Eve', outside);
      await exchange.pass(1);
      await exchange.sendOn(stranger, sentTo);
      await exchange.pass(1);
      expect(exchange.asked).toContain(
        `POST channels/${stranger}/transfer_progress channel_unavailable`,
      );
      expect([...exchange.channels.keys()]).toEqual(before);
    }
    await exchange.hangUp(caller);
    isEmpty(exchange);
  });
});
