import { expect, it } from 'vitest';
import { ShutOut } from './shut-out.ts';

const line = (address: string, from = '<sip:100@192.0.2.1>') =>
  `[Nov 27 03:06:58] NOTICE[7]: res_pjsip/pjsip_distributor.c:688 log_failed_request: Request 'REGISTER' from '${from}' failed for '${address}:5060' (callid: 1-7@127.0.0.1) - No matching endpoint found`;

function setUp() {
  let now = 0;
  const done: string[] = [];
  const later: (() => void)[] = [];
  const shutOut = new ShutOut({
    clock: {
      now: () => now,
      after: (_, act) => {
        later.push(act);
        return () => {};
      },
    },
    refuse: async (addresses) => void done.push([...addresses].join()),
    isSignedInFrom: (address) => address === '192.0.2.7',
    say: () => {},
    onError: () => {},
  });
  const fail = (times: number, text: string) => {
    for (let time = 0; time < times; time += 1) shutOut.hear(text);
  };
  return {
    fail,
    done,
    later,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

it('who fails more than twenty times in a minute is shut out, and admitted again later (CALL-12)', () => {
  const { fail, done, later } = setUp();
  fail(20, line('192.0.2.9'));
  expect(done).toEqual([]);
  fail(20, line('192.0.2.9'));
  expect(done).toEqual(['192.0.2.9']);
  later.forEach((act) => act());
  expect(done).toEqual(['192.0.2.9', '']);
});

it('who fails now and then is not shut out (CALL-12)', () => {
  const { fail, done, pass } = setUp();
  fail(20, line('192.0.2.9'));
  pass(61_000);
  fail(20, line('192.0.2.9'));
  expect(done).toEqual([]);
});

it('nobody has another shut out by the name that they call with (CALL-12)', () => {
  const { fail, done } = setUp();
  const spoofed = `"x' failed for '198.51.100.1:5060' (callid: 1) - Failed" <sip:a@b>`;
  fail(30, line('192.0.2.9', spoofed));
  expect(done).toEqual(['192.0.2.9']);
});

it('an address with phones that are signed in is not shut out', () => {
  const { fail, done } = setUp();
  fail(100, line('192.0.2.7'));
  expect(done).toEqual([]);
});

it('[CALL-16] the portal, from which all web phones come, is not shut out', () => {
  const { fail, done } = setUp();
  fail(100, line('127.0.0.1'));
  expect(done).toEqual([]);
});

it('what else Asterisk says is no failure (CALL-12)', () => {
  const { fail, done } = setUp();
  fail(30, 'Asterisk Ready.');
  expect(done).toEqual([]);
});
