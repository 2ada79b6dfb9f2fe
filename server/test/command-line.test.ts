import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { buildCommandLine } from '../../shared/build/src/sdk/command-line.mjs';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { describeApi } from './each-database.ts';
import { giveKey } from './give-key.ts';
import type { TestPerson } from './harness.ts';

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly said: string;
}

/** Steps of a job as the documentation shows them. */
interface Workflow {
  readonly jobs: Record<string, { readonly steps: readonly { readonly run?: string }[] }>;
}

describeApi('command line', ({ server }) => {
  let program: string;
  let folder: string;
  let url: string;
  let owner: TestPerson;
  let key: string;
  let teamId: string;

  beforeAll(async () => {
    program = await buildCommandLine();
    url = await server().app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server().app.server.address() as AddressInfo;
    url = `http://127.0.0.1:${port}`;
    const tenantId = await server().makeTenant();
    owner = await server().makePerson(tenantId, { isTenantOwner: true });
    const body = { name: 'Front desk', extension: '4100', inboundFlow: 'ringGroup' };
    const made = await server().call(owner, 'POST', '/api/team', {
      body: { ...body, teammateId: [owner.id] },
    });
    teamId = String(made.body.id);
    key = await giveKey(server(), owner);
    folder = await mkdtemp(join(tmpdir(), 'jackfield-cli-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** Runs a program with the key, and looks that nothing that it wrote holds it. */
  function runs(file: string, words: readonly string[], env: NodeJS.ProcessEnv = {}) {
    return new Promise<Ended>((resolve) => {
      const { PATH } = process.env;
      const options = {
        cwd: folder,
        env: { PATH, HOME: folder, JACKFIELD_URL: url, JACKFIELD_KEY: key, ...env },
      };
      execFile(file, words, options, (error, out, said) => {
        expect(out + said).not.toContain(key);
        resolve({ code: error ? Number(error.code) : 0, out, said });
      });
    });
  }
  const jackfield = (...words: string[]) => runs(process.execPath, [program, ...words]);
  const nameOfTeam = async () =>
    (await server().call(owner, 'GET', `/api/team/${teamId}`)).body.name as string;

  /** Renames the team in its file. */
  async function rename(from: string, to: string): Promise<void> {
    const file = join(folder, 'phones', 'teams.yaml');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(`name: ${from}`, `name: ${to}`));
  }

  it('[FILE-01] exports, plans, applies, drifts and takes back', async () => {
    expect(await jackfield('export', 'phones')).toMatchObject({ code: 0 });
    expect(await jackfield('drift', 'phones')).toMatchObject({ code: 0 });
    await rename('Front desk', 'Reception');
    const planned = await jackfield('plan', 'phones', '--out', 'plan.json', '--commit', 'c0ffee');
    expect(planned).toMatchObject({ code: 0, said: '' });
    expect(planned.out).toContain('Reception');
    expect(await nameOfTeam()).toBe('Front desk');
    expect(await jackfield('apply', 'plan.json')).toMatchObject({ code: 0 });
    expect(await nameOfTeam()).toBe('Reception');
    expect(await jackfield('undo', 'plan.json')).toMatchObject({ code: 0 });
    expect(await nameOfTeam()).toBe('Front desk');
    const drifted = await jackfield('drift', 'phones');
    expect(drifted.code).toBe(2);
    expect(drifted.out).toContain('Front desk in the portal');
    await rename('Reception', 'Front desk');
  });

  it('[FILE-01] a file that is wrong is refused by its line', async () => {
    const wrong = join(folder, 'wrong');
    await cp(join(folder, 'phones'), wrong, { recursive: true });
    const text =
      'jackfield: 1\nteams:\n  - key: billing\n    name: Billing\n    members: [nobody@x.test]\n';
    await writeFile(join(wrong, 'teams.yaml'), text);
    const refused = await jackfield('plan', 'wrong');
    expect(refused.code).toBe(1);
    expect(refused.said).toMatch(/^wrong\/teams\.yaml:5:15 There is nobody/m);
  });

  it('[FILE-01] a plan is out of date once somebody has saved, and says which record', async () => {
    await rename('Front desk', 'Welcome');
    await jackfield('plan', 'phones', '--out', 'plan.json');
    const { version } = (await server().call(owner, 'GET', `/api/team/${teamId}`)).body;
    const body = { name: 'Lobby' };
    await server().call(owner, 'PUT', `/api/team/${teamId}`, { body, version: Number(version) });
    const stale = await jackfield('apply', 'plan.json');
    expect(stale.code).toBe(1);
    expect(stale.said).toMatch(/Lobby|Front desk|Welcome/);
    expect(stale.said).toContain('Plan again');
    await rename('Welcome', 'Lobby');
  });

  it('[FILE-01] waits for an admin where one approves', async () => {
    const setting = { body: { needsApproval: true } };
    await server().call(owner, 'PUT', '/api/config/setting', setting);
    await rename('Lobby', 'Hall');
    const waits = await jackfield('apply', 'phones');
    expect(waits.code).toBe(3);
    expect(waits.out).toContain('/admin-settings/integrations/files/');
    expect(await nameOfTeam()).toBe('Lobby');
    await server().call(owner, 'PUT', '/api/config/setting', { body: { needsApproval: false } });
    await rename('Hall', 'Lobby');
  });

  it('[HOOK-01] tells a program on this computer of a change, until Ctrl+C', async () => {
    const receiver = createServer((_request, response) => response.writeHead(204).end());
    await once(receiver.listen(0, '127.0.0.1'), 'listening');
    const to = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
    const words = [program, 'listen', '--forward-to', to, '--kinds', 'team'];
    const env = { HOME: folder, JACKFIELD_URL: url, JACKFIELD_KEY: key };
    const listening = spawn(process.execPath, words, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(listening, 'close');
    onTestFinished(() => {
      listening.kill('SIGKILL');
      receiver.close();
    });
    const lines = createInterface(listening.stdout)[Symbol.asyncIterator]();
    const nextLine = async () => String((await lines.next()).value);
    expect(await nextLine()).toContain(to);
    expect(await nextLine()).toMatch(/^whsec_[\w+/]{32}$/);
    const { version } = (await server().call(owner, 'GET', `/api/team/${teamId}`)).body;
    const change = { body: { extension: '4101' }, version: Number(version) };
    await server().call(owner, 'PUT', `/api/team/${teamId}`, change);
    expect(await nextLine()).toMatch(new RegExp(`team\\.updated {2}${teamId} {2}204$`));
    listening.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
  });

  it('[FILE-01] the steps of the documentation run, from the address of the portal', async () => {
    const page = await readFile(new URL('../../docs/platform.md', import.meta.url), 'utf8');
    const shown = /### From a repository[^]*?```yaml\n([^]*?)```/.exec(page)?.[1] ?? '';
    const { jobs } = parse(shown) as Workflow;
    const steps = Object.values(jobs).flatMap((job) => job.steps.flatMap(({ run }) => run ?? []));
    expect(steps.length).toBeGreaterThan(1);
    const GITHUB_STEP_SUMMARY = join(folder, 'summary.md');
    await rename('Lobby', 'Foyer');
    for (const step of steps) {
      // npm asks its registry for nothing: the package brings all that it needs.
      const env = { GITHUB_STEP_SUMMARY, GITHUB_SHA: 'c0ffee', npm_config_audit: 'false' };
      expect(await runs('bash', ['-ec', step], env)).toMatchObject({ code: 0 });
    }
    expect(await readFile(GITHUB_STEP_SUMMARY, 'utf8')).toContain('Foyer');
    expect(await nameOfTeam()).toBe('Foyer');
  });
});
