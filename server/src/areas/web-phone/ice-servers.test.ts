import { describe, expect, it } from 'vitest';
import { ConfigError } from '../../platform/config.ts';
import { readWebPhoneConfig } from './config.ts';
import { iceServersOf } from './ice-servers.ts';

const secret = 'secret-of-the-relay-in-tests';
const now = new Date('2025-11-28T03:00:00Z');
const ask = (env: NodeJS.ProcessEnv) => iceServersOf(readWebPhoneConfig(env), 'c0ffee1234', now);

describe('servers by which the sound of a web phone finds its way', () => {
  // echo -n 1764342000:c0ffee1234 | openssl dgst -sha1 -hmac "$secret" -binary | base64
  it('[CALL-16] open the relay for twelve hours, as coturn counts it', () => {
    const relay = 'turn:turn.example.com:3478?transport=tcp';
    expect(ask({ TURN_URLS: `stun:turn.example.com, ${relay}`, TURN_SECRET: secret })).toEqual([
      { urls: ['stun:turn.example.com'] },
      {
        urls: [relay],
        username: '1764342000:c0ffee1234',
        credential: '/sYw1YS6220xTUfc41FrSQ+G+UM=',
      },
    ]);
  });

  it('[CALL-16] are none unless they are set', () => {
    expect(ask({})).toEqual([]);
    expect(ask({ TURN_URLS: 'stun:turn.example.com' })).toEqual([
      { urls: ['stun:turn.example.com'] },
    ]);
  });

  it.each([
    ['an address of the web', { TURN_URLS: 'https://turn.example.com' }, 'TURN_URLS'],
    [
      'an unknown transport',
      { TURN_URLS: 'turn:a?transport=sctp', TURN_SECRET: secret },
      'TURN_URLS',
    ],
    ['a relay without its secret', { TURN_URLS: 'turn:turn.example.com' }, 'TURN_SECRET'],
    ['a secret without a relay', { TURN_URLS: 'stun:a', TURN_SECRET: secret }, 'TURN_URLS'],
    ['a secret that is guessed', { TURN_URLS: 'turn:a', TURN_SECRET: 'secret' }, 'TURN_SECRET'],
  ])('[CALL-16] %s stops the start', (_, env, name) => {
    expect(() => readWebPhoneConfig(env)).toThrow(ConfigError);
    expect(() => readWebPhoneConfig(env)).toThrow(name);
  });
});
