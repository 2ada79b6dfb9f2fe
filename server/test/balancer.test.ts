import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startAreas } from './areas-fixture.ts';
import { freePort } from './free-port.ts';
import { bothDatabases, freshDatabase } from './harness.ts';
import { connectClient } from './hub-fixture.ts';
import { listening } from './listening.ts';

const hasHaproxy = spawnSync('haproxy', ['-v']).status === 0;
const settings = new URL('../../docs/scale/haproxy.cfg', import.meta.url);
const host = (url: string) => new URL(url).host;

/** Starts HAProxy with `docs/scale/haproxy.cfg` in front of these two, at a port of this machine. */
async function balance(port: number, one: string, two: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'jackfield-balancer-'));
  const file = join(folder, 'haproxy.cfg');
  const text = await readFile(settings, 'utf8');
  const here = text
    .replace('bind :8080', `bind 127.0.0.1:${port}`)
    .replaceAll('portal1:8080', host(one))
    .replaceAll('portal2:8080', host(two));
  await writeFile(file, here);
  const balancer = spawn('haproxy', ['-f', file], { stdio: 'ignore' });
  const ended = once(balancer, 'exit');
  onTestFinished(async () => {
    balancer.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true });
  });
  await listening(balancer, port);
  return `http://localhost:${port}`;
}

/** A server that stands for a portal; answers its address. */
async function standIn(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(await freePort(), '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port.');
  return `http://127.0.0.1:${address.port}`;
}

describe.runIf(hasHaproxy)('the balancer', () => {
  it('says by itself who calls, whatever the caller claims', async () => {
    const echo = () => standIn(({ headers }, response) => response.end(JSON.stringify(headers)));
    const url = await balance(await freePort(), await echo(), await echo());
    const claims = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-host': 'evil.example' };
    const answer = await fetch(url, { headers: { ...claims, 'x-forwarded-proto': 'https' } });
    const told = Object.entries(await answer.json()).filter(([name]) => name.startsWith('x-'));
    expect(told).toEqual([
      ['x-forwarded-proto', 'http'],
      ['x-forwarded-for', '127.0.0.1'],
    ]);
  });

  it('finds a file on the process that has it, while two versions run', async () => {
    const newer = await standIn((_request, response) => response.end('newer'));
    const older = await standIn(({ url = '' }, response) =>
      response.writeHead(url.startsWith('/assets/') ? 404 : 200).end(),
    );
    const url = await balance(await freePort(), newer, older);
    const ask = async () => (await fetch(`${url}/assets/host/2/main.js`)).text();
    const answers = [await ask(), await ask(), await ask(), await ask()];
    expect(answers).toEqual(Array(4).fill('newer'));
  });

  it('sends no write twice', async () => {
    const asked: string[] = [];
    const dying = () =>
      standIn(({ method = '', socket }, response) => {
        if (method !== 'POST') return response.end();
        asked.push(method);
        return socket.destroy();
      });
    const url = await balance(await freePort(), await dying(), await dying());
    const { status } = await fetch(`${url}/api/team`, { method: 'POST' });
    expect([status, asked]).toEqual([502, ['POST']]);
  });
});

const canRunTwo = hasHaproxy && bothDatabases.includes('postgres');

describe.runIf(canRunTwo)('two portals behind the balancer', () => {
  it('one ends: no call fails, and the live channel opens at the other', async () => {
    const database = await freshDatabase('postgres');
    onTestFinished(() => database.drop());
    const port = await freePort();
    const env = { PUBLIC_URL: `http://localhost:${port}`, TRUST_PROXY: '1' };
    const portals = [await startAreas(database, env), await startAreas(database, env)] as const;
    const url = await balance(port, portals[0].url, portals[1].url);
    const token = await portals[0].signIn('renee@harbordental.com');
    const headers = { authorization: `Bearer ${token}` };
    const call = async () => (await fetch(`${url}/api/tenant`, { headers })).status;
    const open = () => connectClient(`${url}/hub`, token);

    const first = await open();
    const isHolder = ({ live }: (typeof portals)[number]) => live.hub.socketCount === 1;
    const [holder, other] = isHolder(portals[0]) ? portals : portals.toReversed();
    const statuses: number[] = [];
    const ending = { isOver: false };
    const end = holder?.close().finally(() => {
      ending.isOver = true;
    });
    while (!ending.isOver) statuses.push(await call());
    await end;
    await first.closed;
    statuses.push(await call(), await call(), await call());
    expect(new Set(statuses)).toEqual(new Set([200]));

    const second = await open();
    expect(other?.live.hub.socketCount).toBe(1);
    await second.connection.stop();
    await other?.close();
  });
});
