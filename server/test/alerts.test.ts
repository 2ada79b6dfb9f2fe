import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { Metrics } from '../src/platform/observe/metrics.ts';
import { observeTelnyx } from '../src/telnyx/client.ts';
import { startAreas } from './areas-fixture.ts';
import { freshDatabase } from './harness.ts';

const metricsToken = 'metrics-token-of-tests';
const rulesSchema = v.object({
  groups: v.array(
    v.object({
      rules: v.array(
        v.object({
          alert: v.string(),
          expr: v.string(),
          annotations: v.object({ summary: v.string() }),
        }),
      ),
    }),
  ),
});

it('alert rules ask for figures that a process has', async () => {
  const database = await freshDatabase();
  const portal = await startAreas(database, { METRICS_TOKEN: metricsToken });
  const headers = { authorization: `Bearer ${metricsToken}` };
  await portal.server.app.inject({ url: '/api/tenant' });
  const { body } = await portal.server.app.inject({ url: '/metrics', headers });
  await portal.close();
  await database.drop();
  const telnyx = new Metrics();
  observeTelnyx(telnyx);
  const text = `${body}${await telnyx.text()}`;
  telnyx.stop();
  const served = new Set(text.split('\n').map((line) => /^[a-z_]+/.exec(line)?.[0]));

  const file = new URL('../../docs/scale/alerts.yml', import.meta.url);
  const { groups } = v.parse(rulesSchema, parse(await readFile(file, 'utf8')));
  const asked = groups.flatMap(({ rules }) =>
    rules.flatMap(({ alert, expr }) =>
      [...expr.matchAll(/[a-z]+(?:_[a-z]+)+(?![a-z_(])/g)].map(([name]) => `${alert} ${name}`),
    ),
  );
  expect(asked.length).toBeGreaterThan(8);
  expect(asked.filter((one) => !served.has(one.split(' ')[1]))).toEqual([]);
});
