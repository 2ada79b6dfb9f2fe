import { defineEndpoint } from '@jackfield/contract';
import { expect, it } from 'vitest';
import { addPolicy, addRoute } from './route.ts';
import { startTestServer } from '../../test/harness.ts';

const endpoint = defineEndpoint('GET /api/test/unlisted', {
  id: 'test.unlisted',
  summary: 'A route of this test.',
  source: [],
});

it('a route without a policy row stops the start', async () => {
  const start = startTestServer({
    areas: [(app) => addRoute(app, endpoint, async () => undefined)],
  });
  await expect(start).rejects.toThrow('test.unlisted has no policy row');
});

it('so does a write that did not come through the policy table', async () => {
  const start = startTestServer({ areas: [(app) => void app.post('/form', async () => '')] });
  await expect(start).rejects.toThrow('POST /form has no policy row');
});

it('two rows for one endpoint stop the start', async () => {
  const row = { 'tenant.get': { who: ['admin'] as const } };
  await expect(startTestServer({ areas: [(app) => addPolicy(app, row)] })).rejects.toThrow(
    'Two policy rows',
  );
});
