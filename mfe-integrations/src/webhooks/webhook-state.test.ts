import { webhookKindNames } from '@jackfield/contract/api/webhook';
import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import {
  curlOf,
  isArrival,
  isUnderWay,
  kindsByArea,
  kindTags,
  partsOf,
  shortly,
  standingOf,
} from './webhook-state.ts';

it('[HOOK-01] what an admin or the server decided comes before what messages meet', () => {
  const failingSince = '2026-11-26T15:10:00.000Z';
  expect(standingOf({ state: 'on', failingSince: null })).toBe('delivering');
  expect(standingOf({ state: 'on', failingSince })).toBe('failing');
  expect(standingOf({ state: 'paused', failingSince })).toBe('paused');
  expect(standingOf({ state: 'off', failingSince })).toBe('off');
});

it('[HOOK-01] an address is shown as host and path', () => {
  expect(partsOf('https://sync.openchair.example:8443/v2/jackfield?a=1')).toEqual({
    host: 'sync.openchair.example:8443',
    path: '/v2/jackfield?a=1',
  });
});

it('[HOOK-01] names three kinds, a fourth that is the last, or everything', () => {
  expect(kindTags(webhookKindNames.slice(0, 3))).toMatchObject({ more: 0 });
  expect(kindTags(webhookKindNames.slice(0, 4)).named).toHaveLength(4);
  expect(kindTags(webhookKindNames.slice(0, 6))).toMatchObject({ more: 3, isAll: false });
  expect(kindTags(webhookKindNames)).toEqual({ named: [], more: 0, isAll: true });
});

it('[HOOK-01] every kind is offered once, under its area', () => {
  const offered = kindsByArea().flatMap(({ kinds }) => kinds);
  expect(offered.toSorted()).toEqual(webhookKindNames.toSorted());
  expect(kindsByArea().map(({ area }) => area)).not.toContain('devices');
});

it('[HOOK-01] a message is under way from shortly before its time', () => {
  const now = Date.parse('2026-11-26T16:00:00.000Z');
  expect(isUnderWay({ nextTryAt: '2026-11-26T16:00:04.000Z' }, now)).toBe(true);
  expect(isUnderWay({ nextTryAt: '2026-11-26T16:05:00.000Z' }, now)).toBe(false);
  expect(isUnderWay({ nextTryAt: null }, now)).toBe(false);
});

it('[HOOK-01] a message arrives with 200 to 299 alone', () => {
  expect([200, 204, 299].every(isArrival)).toBe(true);
  expect([null, 199, 301, 410, 503].some(isArrival)).toBe(false);
});

it('[HOOK-01] a moment of today is shown without its day', () => {
  const now = '2026-11-26, 10:42 am';
  expect(shortly('2026-11-26, 11:31 am', now)).toBe('11:31 am');
  expect(shortly('2026-11-27, 11:31 am', now)).toBe('2026-11-27, 11:31 am');
});

it('[HOOK-01] the command gives a shell what was sent, quotes and dollars too', () => {
  const sent = {
    url: 'https://crm.example/in?a=$HOME',
    headers: { 'webhook-id': "m'1" },
    body: '{"name":"O\'Neil `x`"}',
  };
  const command = curlOf(sent).replace(/^curl/, String.raw`printf '%s\n'`);
  const words = execFileSync('sh', ['-c', command], { encoding: 'utf8' }).trim().split('\n');
  expect(words).toEqual([sent.url, '-H', "webhook-id: m'1", '--data-raw', sent.body]);
});
