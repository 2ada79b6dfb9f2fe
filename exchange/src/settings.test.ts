import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';

it('reads what an exchange is told, and presets the rest', () => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  const file = join(folder, 'trunks.json');
  const trunk = { name: 'carrier', host: 'sip.carrier.example', addresses: ['192.0.2.7'] };
  writeFileSync(file, JSON.stringify([trunk]));
  expect(readSettings({ EXCHANGE_KEY: 'key', TRUNKS_FILE: file, SIP_PORT: '5070' })).toMatchObject({
    portal: { url: 'http://127.0.0.1:8080', key: 'key' },
    sip: { address: '127.0.0.1', port: 5070 },
    phones: { host: '127.0.0.1', port: 5070, transport: 'udp' },
    webSocket: 'ws://127.0.0.1:8088/ws',
    publicAddress: null,
    trunks: [trunk],
  });
  rmSync(folder, { recursive: true });
});

it('knows where phones reach it, which may be a host in front of it', () => {
  const phones = (given: object) => readSettings({ EXCHANGE_KEY: 'key', ...given }).phones;
  expect(phones({ SIP_HOST: 'sip.example.com' })).toMatchObject({
    host: 'sip.example.com',
    port: 5060,
  });
  expect(phones({ SIP_HOST: 'sip.example.com:5080' })).toMatchObject({ port: 5080 });
  expect(() => phones({ SIP_HOST: 'sip:example.com' })).toThrow('SIP_HOST');
  expect(() => phones({ SIP_ADDRESS: '0.0.0.0' })).toThrow('SIP_HOST is missing');
});

it('says what it cannot do without', () => {
  expect(() => readSettings({})).toThrow('EXCHANGE_KEY');
  const web = { EXCHANGE_KEY: 'key', WEB_SOCKET_URL: 'http://exchange.example.com/ws' };
  expect(() => readSettings(web)).toThrow('WEB_SOCKET_URL');
  const named = { EXCHANGE_KEY: 'key', PUBLIC_ADDRESS: 'exchange.example.com' };
  expect(() => readSettings(named)).toThrow('PUBLIC_ADDRESS');
  expect(() => readSettings({ EXCHANGE_KEY: 'key', SIP_PORT: '99999' })).toThrow('SIP_PORT');
});
