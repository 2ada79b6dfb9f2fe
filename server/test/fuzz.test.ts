import { type Endpoint, errorSchema } from '@jackfield/contract';
import fc, { type Arbitrary } from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractEndpoints } from '../src/cli/contract-endpoints.ts';
import { fakeWave } from './audio-samples.ts';
import { type FuzzRequest, mutatedRequests, validRequests } from './fuzz/request.ts';
import { startTestServer, testDatabases, type TestPerson, type TestServer } from './harness.ts';

/** Valid and as many mutated requests of each endpoint. */
const runs = Number(process.env.FUZZ_RUNS ?? 6);
/** Milliseconds of processor time: a pattern or a loop that a request makes long takes more. */
const longest = 2000;
const password = 'Quiet-River-47';
/** The smallest PNG. */
const photo =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const supportKey = 'support-key-of-tests-47';

/** Calls after which the people and the account of a run are not what they were. */
const leavesTraces = /^(teammate|tenant|session)\.(set|update|revoke)/;

const endpoints = await contractEndpoints();

describe.each(testDatabases)('any request (%s)', (database) => {
  let server: TestServer;
  let owner: TestPerson;
  /** Whether something was changed since people were met: what only reads finds them as they are. */
  let isTouched = true;
  const known = { ids: [''], emails: [''], texts: ['UTC', 'Asia/Kuala_Lumpur', password, photo] };

  const meetPeople = async () => {
    if (!isTouched) return;
    isTouched = false;
    const tenantId = await server.makeTenant();
    owner = await server.makePerson(tenantId, { isTenantOwner: true });
    const people = [
      owner,
      await server.makePerson(tenantId, { role: 'admin' }),
      await server.makePerson(tenantId),
      await server.makePerson(await server.makeTenant(), { isTenantOwner: true }),
    ];
    known.ids = [...people.map(({ id }) => id), tenantId];
    known.emails = people.map(({ email }) => email);
  };

  beforeAll(async () => {
    server = await startTestServer({
      database,
      speech: { isAvailable: true, speak: async () => fakeWave(1) },
      env: { SUPPORT_KEY: supportKey, AUTH_CALLS_PER_MINUTE: '900000' },
    });
  });
  afterAll(() => server.close());

  const send = async (endpoint: Endpoint, { path, headers, payload }: FuzzRequest) => {
    const isSupport = server.app.services.policy.get(endpoint.id)?.who.includes('support') === true;
    const before = process.threadCpuUsage();
    const answer = await server.app.inject({
      method: endpoint.method,
      url: path,
      headers: {
        ...headers,
        'x-test-person': owner.id,
        ...(isSupport && { 'x-support-key': supportKey }),
      },
      ...(payload !== undefined && { payload }),
    });
    const { user, system } = process.threadCpuUsage(before);
    return { answer, took: (user + system) / 1000 };
  };

  /** The answer is what the contract promises, at little work; nothing of the inside leaves. */
  const check = async (endpoint: Endpoint, request: FuzzRequest) => {
    const { answer, took } = await send(endpoint, request);
    const { statusCode: status, body } = answer;
    expect(took).toBeLessThan(longest);
    if (status >= 500) throw new Error(`${status} ${body}`);
    expect(body).not.toMatch(/ at .*\.ts:|\bselect .* from /);
    const isRefused = status >= 400;
    if (!isRefused) expect(status).toBe(endpoint.status);
    if (!isRefused && endpoint.method !== 'GET') isTouched = true;
    if (status === 204 || status === 303) {
      expect(body).toBe('');
      return;
    }
    if (!isRefused && endpoint.file !== undefined) {
      expect(String(answer.headers['content-type'])).toContain(endpoint.file);
      return;
    }
    const schema: v.GenericSchema = isRefused ? errorSchema : (endpoint.answer ?? v.never());
    // What the schema does not name is missing in its output.
    expect(v.parse(schema, answer.json())).toEqual(answer.json());
    if (!isRefused && leavesTraces.test(endpoint.id)) await meetPeople();
  };

  const holds = async (endpoint: Endpoint, requests: Arbitrary<FuzzRequest>) => {
    await meetPeople();
    const property = fc.asyncProperty(requests, (request) => check(endpoint, request));
    await fc.assert(property, { numRuns: runs });
  };

  describe.each(endpoints.map((endpoint) => ({ id: endpoint.id, endpoint })))(
    '$id',
    ({ endpoint }) => {
      const timeout = 10_000 + runs * longest;
      it('answers valid requests as declared', { timeout }, () =>
        holds(endpoint, validRequests(endpoint, known)),
      );
      it('answers spoilt requests as declared', { timeout }, () =>
        holds(endpoint, mutatedRequests(endpoint, known)),
      );
    },
  );
});
