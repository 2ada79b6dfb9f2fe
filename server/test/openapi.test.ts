import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { published } from '@jackfield/contract/published';
import { contractEndpoints } from '../src/cli/contract-endpoints.ts';
import { startTestServer, type TestServer } from './harness.ts';

interface Operation {
  readonly operationId: string;
  readonly parameters: object[];
  readonly 'x-scope'?: string;
}

interface Document {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, Operation>>;
  readonly security: object[];
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const operations = (document: Document) =>
  Object.values(document.paths).flatMap((path) => Object.values(path));

it('describes every served endpoint in OpenAPI 3.1', async () => {
  const document: Document = (await server.app.inject({ url: '/api/openapi.json' })).json();
  expect(document.openapi).toBe('3.1.0');
  const described = operations(document).map(({ operationId }) => operationId);
  expect(described.toSorted()).toEqual([...server.app.services.endpoints.keys()].toSorted());
  expect(document.paths['/api/teammate/{id}']?.put?.parameters).toContainEqual(
    expect.objectContaining({ name: 'If-Match', in: 'header', required: true }),
  );
});

it.each(['/api', '/v1'])('[KEY-02] %s names only what it holds itself', async (side) => {
  const { body } = await server.app.inject({ url: `${side}/openapi.json` });
  const document: unknown = JSON.parse(body);
  const at = (reference: string) =>
    reference
      .slice('#/'.length)
      .split('/')
      .reduce<unknown>((value, name) => Object(value)[name], document);
  const references = new Set(
    Array.from(body.matchAll(/"\$ref":"([^"]+)"/g), ([, name = '']) => name),
  );
  expect(references.size).toBeGreaterThan(0);
  expect([...references].filter((name) => at(name) === undefined)).toEqual([]);
});

it('[KEY-02] /v1 describes what is published, with the scope of each, and keys alone', async () => {
  const document: Document = (await server.app.inject({ url: '/v1/openapi.json' })).json();
  const described = operations(document).map(({ operationId }) => operationId);
  expect(described.toSorted()).toEqual(published.toSorted());
  expect(document.security).toEqual([{ key: [] }]);
  const create = document.paths['/v1/team']?.post;
  expect(create?.['x-scope']).toBe('teams:write');
  const names = create?.parameters.map((parameter) => Reflect.get(parameter, 'name'));
  expect(names).toEqual(['Idempotency-Key']);
});

it('API-01 every endpoint of the contract is served', async () => {
  const declared = (await contractEndpoints()).map(({ id }) => id);
  const missing = declared.filter((id) => !server.app.services.endpoints.has(id));
  expect(missing).toEqual([]);
});

it('prints the same document on the command line', async () => {
  const script = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [script, 'openapi'], {
    maxBuffer: 10_000_000,
  });
  const printed: Document = JSON.parse(stdout);
  expect(operations(printed).length).toBeGreaterThan(25);
});

it('[KEY-02] production has the document of /v1, neither the other nor hooks', async () => {
  const production = await startTestServer({
    env: { NODE_ENV: 'production', JACKFIELD_TEST: '0', PUBLIC_URL: 'https://portal.example' },
  });
  expect((await production.app.inject({ url: '/api/openapi.json' })).statusCode).toBe(404);
  expect((await production.app.inject({ url: '/v1/openapi.json' })).statusCode).toBe(200);
  expect((await production.app.inject({ url: '/__test/clock' })).statusCode).toBe(404);
  await production.close();
});
