import { readFile } from 'node:fs/promises';
import { parser } from '@prometheus-io/lezer-promql';
import * as v from 'valibot';
import { beforeAll, expect, it } from 'vitest';
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
const dashboardSchema = v.object({
  panels: v.array(
    v.object({ title: v.string(), targets: v.array(v.object({ expr: v.string() })) }),
  ),
});

/** Text of a file of `docs/scale`, which YAML reads whether it is YAML or JSON. */
const read = async (name: string): Promise<unknown> =>
  parse(await readFile(new URL(`../../docs/scale/${name}`, import.meta.url), 'utf8'));

async function rules() {
  const { groups } = v.parse(rulesSchema, await read('alerts.yml'));
  return groups.flatMap((group) => group.rules.map(({ alert, expr }) => [alert, expr] as const));
}

async function panels() {
  const { panels: all } = v.parse(dashboardSchema, await read('dashboard.json'));
  return all.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const));
}

/** Figures that a query asks for, and what Prometheus could not read of it. */
function askedBy(query: string): string[] {
  // Grafana fills these in before it asks.
  const filled = query.replaceAll(/\$__(rate_interval|range)/g, '5m');
  const asked: string[] = [];
  parser.parse(filled).iterate({
    enter(node) {
      if (node.type.isError) asked.push(`cannot be read: ${query}`);
      if (node.name === 'Identifier' && node.matchContext(['VectorSelector'])) {
        asked.push(filled.slice(node.from, node.to));
      }
    },
  });
  return asked;
}

const served = new Set(['up']);

beforeAll(async () => {
  const database = await freshDatabase();
  const portal = await startAreas(database, { METRICS_TOKEN: metricsToken });
  const headers = { authorization: `Bearer ${metricsToken}` };
  await portal.server.app.inject({ url: '/api/tenant' });
  const { body } = await portal.server.app.inject({ url: '/metrics', headers });
  await portal.close();
  await database.drop();
  const telnyx = new Metrics();
  observeTelnyx(telnyx);
  for (const line of `${body}${await telnyx.text()}`.split('\n')) {
    served.add(/^[a-z_]+/.exec(line)?.[0] ?? '');
  }
  telnyx.stop();
});

it.each([
  ['alert rules', rules, 10],
  ['panels of the dashboard', panels, 16],
])('%s ask for figures that a process has', async (_name, queries, atLeast) => {
  const asked = (await queries()).flatMap(([name, query]) =>
    askedBy(query).map((one) => ({ name, one })),
  );
  expect(asked.length).toBeGreaterThanOrEqual(atLeast);
  expect(asked.filter(({ one }) => !served.has(one))).toEqual([]);
});
