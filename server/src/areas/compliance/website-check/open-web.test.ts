import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { nodeParts, openWeb, type PageAnswer } from './open-web.ts';
import { isPublicAddress } from '../../../platform/http/public-address.ts';
import { readPage } from './read-page.ts';

const page = (html: string, status = 200): PageAnswer => ({ status, location: null, html });
const to = (location: string): PageAnswer => ({ status: 302, location, html: '' });
const home = page('<title>Harbor &amp; Dental</title><a href="/legal">Privacy</a>');

/** A web of a few pages and names. */
function web(pages: Record<string, PageAnswer>, names: Record<string, string> = {}) {
  const asked: string[] = [];
  const reached: string[] = [];
  const websites = openWeb({
    async lookup(host) {
      asked.push(host);
      if (host === 'gone.com') throw new Error('ENOTFOUND');
      return [{ address: names[host] ?? '93.184.215.14', family: 4 }];
    },
    async get(url, addresses) {
      reached.push(`${url.href} at ${addresses.map(({ address }) => address).join()}`);
      const found = pages[url.href];
      if (!found) throw new Error('ECONNREFUSED');
      return found;
    },
  });
  return { look: (address: string) => websites.look(address), asked, reached };
}

describe('a look at a website', () => {
  it('tells title and privacy page, at the address that was looked at', async () => {
    const { look, reached } = web({ 'https://harbor.com/': home });
    expect(await look('https://harbor.com')).toEqual({
      answers: true,
      hasPrivacyPage: true,
      underConstruction: false,
      title: 'Harbor & Dental',
    });
    expect(reached).toEqual(['https://harbor.com/ at 93.184.215.14']);
  });

  it('looks where privacy pages usually are', async () => {
    const { look } = web({
      'https://harbor.com/': page('<title>Harbor</title>'),
      'https://harbor.com/privacy': page('<h1>Privacy policy</h1>'),
    });
    expect(await look('https://harbor.com')).toMatchObject({ hasPrivacyPage: true });
  });

  it.each([
    ['http://10.0.0.5/', {}],
    ['http://[::1]/', {}],
    ['http://169.254.169.254/latest/meta-data', {}],
    ['http://2130706433/', {}],
    ['http://0x7f.1/', {}],
    ['https://inside.com', { 'inside.com': '192.168.1.4' }],
    ['https://localhost.com', { 'localhost.com': '127.0.0.1' }],
    ['https://harbor.com:8443/', {}],
    ['https://user:word@harbor.com/', {}],
    ['ftp://harbor.com/', {}],
  ])('never asks %s', async (address, names) => {
    const { look, reached } = web({}, names);
    expect(await look(address)).toMatchObject({ answers: false, problem: 'refused' });
    expect(reached).toEqual([]);
  });

  it.each(['http://127.0.0.1/', 'https://inside.com/', 'file:///etc/passwd', 'http://[fd00::1]/'])(
    'never follows a redirect to %s',
    async (target) => {
      const { look, reached } = web(
        { 'https://harbor.com/': to(target) },
        { 'inside.com': '10.1.2.3' },
      );
      expect(await look('https://harbor.com')).toMatchObject({ problem: 'refused' });
      expect(reached).toHaveLength(1);
    },
  );

  it('follows three redirects and no fourth', async () => {
    const chain = (hops: number) =>
      Object.fromEntries(
        Array.from({ length: hops }, (_, at) => [`https://harbor.com/${at}`, to(`/${at + 1}`)]),
      );
    const three = web({ ...chain(3), 'https://harbor.com/3': home });
    expect(await three.look('https://harbor.com/0')).toMatchObject({ answers: true });
    const four = web({ ...chain(4), 'https://harbor.com/4': home });
    expect(await four.look('https://harbor.com/0')).toMatchObject({ problem: 'error' });
  });

  it('tells no such site, an error page and a refused connection apart', async () => {
    const { look } = web({ 'https://broken.com/': page('', 500) });
    expect(await look('https://gone.com')).toMatchObject({ problem: 'unknown' });
    expect(await look('https://broken.com')).toMatchObject({ problem: 'error' });
    expect(await look('https://silent.com')).toMatchObject({ problem: 'error' });
  });

  it('takes a site that keeps machines out for one that answers', async () => {
    const { look } = web({ 'https://harbor.com/': page('<title>Access denied</title>', 403) });
    expect(await look('https://harbor.com')).toEqual({
      answers: true,
      hasPrivacyPage: false,
      underConstruction: false,
    });
  });
});

describe('the way to the web', () => {
  it('connects to the address that was looked at, and reads half a megabyte at most', async () => {
    const hosts: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      hosts.push(request.headers.host);
      if (request.url === '/moved') response.writeHead(301, { location: '/' }).end();
      else response.writeHead(200, { 'content-type': 'text/html' }).end('x'.repeat(2 ** 20));
    });
    await new Promise<void>((done) => {
      server.listen(0, '127.0.0.1', done);
    });
    const { port } = server.address() as AddressInfo;
    const get = (path: string) =>
      nodeParts.get(
        new URL(`http://harbor.invalid:${port}${path}`),
        [{ address: '127.0.0.1', family: 4 }],
        AbortSignal.timeout(5000),
      );
    expect((await get('/')).html).toHaveLength(512 * 1024);
    expect(await get('/moved')).toEqual({ status: 301, location: '/', html: '' });
    expect(hosts).toEqual([`harbor.invalid:${port}`, `harbor.invalid:${port}`]);
    server.closeAllConnections();
    server.close();
  });
});

describe('addresses', () => {
  it.each([
    '8.8.8.8',
    '93.184.215.14',
    '2606:2800:21f:cb07:6820:80da:af6b:8b2c',
    '2a00:1450:4001:82b::200e',
  ])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));

  it.each([
    '0.0.0.0',
    '168.63.129.16',
    '161.26.0.10',
    '166.9.1.1',
    '100.100.100.200',
    '192.0.0.192',
    'fd00:ec2::254',
    '10.1.1.1',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '192.168.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2001:db8::1',
    '2002:7f00:1::',
    'fc00::1',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    'not an address',
  ])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('a page', () => {
  it('is unfinished when it says little else', () => {
    expect(readPage('<h1>Coming soon</h1>').underConstruction).toBe(true);
    const long = `${'Teeth are our trade. '.repeat(150)} A new branch is coming soon.`;
    expect(readPage(long).underConstruction).toBe(false);
    expect(readPage('<script>"coming soon"</script><p>Welcome</p>').underConstruction).toBe(false);
  });

  it('is read to its end whatever it holds', () => {
    for (const piece of ['<a ', '<a x>', '<script>', '<script></script>', '<', '&#', '<title>']) {
      const seen = readPage(piece.repeat(Math.floor((512 * 1024) / piece.length)));
      expect(seen.hasPrivacyLink).toBe(false);
    }
  });
});
