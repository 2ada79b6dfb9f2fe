import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeConfiguration } from './configuration.ts';
import type { AsteriskOptions } from './options.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jackfield-configuration-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const options = (): AsteriskOptions => ({
  folder,
  sip: { address: '127.0.0.1', port: 5060 },
  rtp: { from: 10_000, to: 20_000 },
  nat: null,
  ari: { port: 8088, password: 'secret' },
  ami: { port: 5038, password: 'secret' },
  portal: { url: 'https://portal.example/rows', key: 'key' },
  trunks: [
    {
      name: 'first',
      host: 'sip.first.example',
      addresses: ['192.0.2.0/28', '2001:db8::1'],
      isWatched: true,
    },
    {
      name: 'second',
      host: 'sip.second.example:5080',
      addresses: ['198.51.100.7'],
      isWatched: false,
    },
  ],
});

const read = (name: string): string => readFileSync(join(folder, 'etc', `${name}.conf`), 'utf8');

describe('the configuration of Asterisk', () => {
  it('is read by nobody else', () => {
    writeConfiguration(options());
    const etc = join(folder, 'etc');
    const modes = [etc, ...readdirSync(etc).map((name) => join(etc, name))].map(
      (path) => statSync(path).mode & 0o077,
    );
    expect(new Set(modes)).toEqual(new Set([0]));
  });

  it('identifies each trunk by all of its addresses', () => {
    writeConfiguration(options());
    expect(read('pjsip')).toContain(
      'endpoint=trunk-first\nmatch=192.0.2.0/28\nmatch=2001:db8::1\n',
    );
    expect(read('pjsip')).toContain('endpoint=trunk-second\nmatch=198.51.100.7\n');
  });

  it.each(['911', '933'])(
    'sends %s to one trunk after the other while nobody takes calls',
    (number) => {
      writeConfiguration(options());
      const [, lines = ''] = read('extensions').split(`exten => ${number},1,`);
      expect(lines.split('exten')[0]).toContain(
        'n(away),Dial(PJSIP/${EXTEN}@trunk-first)\n same => n,Dial(PJSIP/${EXTEN}@trunk-second)\n',
      );
    },
  );

  it('[CALL-16] offers web phones both of its addresses behind NAT, and telephones the public one', () => {
    writeConfiguration(options());
    expect(read('rtp') + read('pjsip')).not.toContain('203.0.113.7');
    const nat = { publicAddress: '203.0.113.7', own: ['10.0.0.5', '10.0.1.5'] };
    writeConfiguration({ ...options(), nat });
    expect(read('rtp')).toContain(
      '[ice_host_candidates]\n10.0.0.5 => 203.0.113.7,include_local_address\n10.0.1.5 => 203.0.113.7,include_local_address\n',
    );
    expect(read('pjsip')).toContain(
      'bind=127.0.0.1:5060\nexternal_signaling_address=203.0.113.7\nexternal_media_address=203.0.113.7\nlocal_net=10.0.0.0/8\n',
    );
  });

  it('takes the place of what was written before', () => {
    writeConfiguration(options());
    writeConfiguration({ ...options(), trunks: [] });
    expect(read('pjsip')).not.toContain('trunk-');
    expect(read('extensions')).not.toContain('Dial');
  });

  it('keeps a key whole that holds what begins a comment', () => {
    writeConfiguration({ ...options(), portal: { ...options().portal, key: 'a;b' } });
    expect(read('res_curl')).toContain('userpwd=exchange:a\\;b\n');
  });

  it.each<[string, (given: AsteriskOptions) => Partial<AsteriskOptions>]>([
    ['The key of the portal', ({ portal }) => ({ portal: { ...portal, key: 'a\nb' } })],
    ['The address of the portal', ({ portal }) => ({ portal: { ...portal, url: 'http://a,b' } })],
    ['The password of ARI', ({ ari }) => ({ ari: { ...ari, password: 'a;b' } })],
    ['The password of AMI', ({ ami }) => ({ ami: { ...ami, password: 'a\nb' } })],
    ['The address of SIP', ({ sip }) => ({ sip: { ...sip, address: '::\nx=y' } })],
    [
      'The name of a trunk',
      () => ({ trunks: [{ name: 'a]', host: 'a', addresses: [], isWatched: true }] }),
    ],
    [
      'An address of trunk a',
      () => ({ trunks: [{ name: 'a', host: 'a b', addresses: [], isWatched: true }] }),
    ],
  ])('refuses to write what would end a line: %s', (name, changed) => {
    const wrong = { ...options(), ...changed(options()) };
    expect(() => writeConfiguration(wrong)).toThrow(name);
  });
});
