import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestPerson, type TestServer } from './harness.ts';
import { sampleBody } from './samples.ts';

let server: TestServer;
let owner: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.makePerson(await server.makeTenant(), { isTenantOwner: true });
});
afterAll(() => server.close());

const odd = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('', ' ', "' or 1=1 --", '${7*7}', '../../etc/passwd', '\r\nX: 1', '‮abc', '0'),
  fc.integer(),
  fc.double({ noDefaultInfinity: true, noNaN: true }),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.integer(), { maxLength: 3 }),
  fc.object({ maxDepth: 2, maxKeys: 3 }),
);

it('check 41 check 42 no call answers 5xx, whatever it is sent', async () => {
  const endpoints = [...server.app.services.endpoints.values()];
  const call = fc.record({
    endpoint: fc.constantFrom(...endpoints),
    member: fc.nat(),
    value: odd,
    isOwnId: fc.boolean(),
    text: fc.string({ maxLength: 30 }),
  });
  await fc.assert(
    fc.asyncProperty(call, async ({ endpoint, member, value, isOwnId, text }) => {
      const body = { ...(sampleBody(endpoint) as Record<string, unknown>) };
      const names = Object.keys(body);
      const name = names[member % Math.max(names.length, 1)] ?? 'name';
      const part = isOwnId ? owner.id : encodeURIComponent(text || 'x');
      const path = endpoint.path.replaceAll(/\{\w+\}/g, () => part);
      const query =
        endpoint.method === 'GET' ? `?search=${encodeURIComponent(text)}&limit=${member}` : '';
      const isForm = endpoint.encoding === 'form';
      const { status, body: answer } = await server.call(owner, endpoint.method, path + query, {
        version: 1,
        ...(endpoint.method !== 'GET' && {
          body: isForm ? `${name}=${encodeURIComponent(text)}` : { ...body, [name]: value },
        }),
        ...(isForm && { headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
      });
      if (status >= 500 && status !== 503) {
        throw new Error(`${endpoint.id} ${path}${query}: ${status} ${JSON.stringify(answer)}`);
      }
      expect(JSON.stringify(answer)).not.toMatch(/ at .*\.ts:|select .* from /);
    }),
    { numRuns: 400 },
  );
}, 120_000);
