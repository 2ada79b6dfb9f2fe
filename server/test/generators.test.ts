import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeApi } from './each-database.ts';
import { generateInto } from './generators/generate.ts';

/** TypeScript as the generators know it. */
const compiler = createRequire(new URL('./generators/package.json', import.meta.url)).resolve(
  'typescript/bin/tsc',
);

/** Lists the first people with either generator's types. */
const program = `
import { Api } from './client.ts';
import type { paths } from './types.ts';

type Listed = paths['/v1/teammate']['get']['responses'][200]['content']['application/json'];

const api = new Api<string>({
  baseUrl: 'http://localhost:8080',
  securityWorker: (key) => ({ headers: { authorization: \`Bearer \${key}\` } }),
});

export async function names(): Promise<string[]> {
  const { data } = await api.v1.teammateList({ limit: 50 });
  const same: Listed['items'][number]['fullName'][] = data.items.map((person) => person.fullName);
  // @ts-expect-error no such member
  void data.items[0]?.password;
  const team = {
    name: 'Front desk',
    extension: '4100',
    inboundFlow: 'ringGroup' as const,
    teammateId: data.items.map((person) => person.id),
  };
  await api.v1.teamCreate(team, { headers: { 'Idempotency-Key': 'first' } });
  return same;
}
`;

describeApi('generators of other companies', ({ server }) => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'jackfield-generators-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('[KEY-02] two of them read the document, and a program with what they made compiles', async () => {
    const document = (await server().app.inject({ url: '/v1/openapi.json' })).json();
    await generateInto(folder, document);
    await writeFile(join(folder, 'program.ts'), program);
    const flags = ['--noEmit', '--strict', '--skipLibCheck', '--allowImportingTsExtensions'];
    const options = [...flags, '--target', 'es2022', '--module', 'nodenext', '--typeRoots', folder];
    const compile = promisify(execFile)(process.execPath, [
      compiler,
      ...options,
      join(folder, 'program.ts'),
    ]).catch((error: { stdout?: string }) => error);
    expect((await compile).stdout).toBe('');
  });
});
