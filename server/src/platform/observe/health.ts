import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { ApiError, notFound } from '../errors.ts';
import { sameSecret } from '../operator-keys.ts';
import type { Metrics } from './metrics.ts';

const patience = 1500;

async function isDatabaseUp(app: FastifyInstance): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patience);
  });
  const asked = app.services.db
    .system(async (tx) => {
      await sql`select 1`.execute(tx);
      return true;
    })
    .catch(() => false);
  const isUp = await Promise.race([asked, late]);
  clearTimeout(timer);
  return isUp;
}

/**
 * GET /healthz (the process answers), /readyz (it can do its work), /metrics (with METRICS_TOKEN).
 *
 * @param awaited what has to come before the portal is whole, by names that the answer gives
 */
export function registerHealth(
  app: FastifyInstance,
  metrics: Metrics,
  awaited: () => Promise<readonly string[]>,
): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const isUp = !isClosing && (await isDatabaseUp(app));
    const waitsFor = isUp ? await awaited() : [];
    if (isUp && waitsFor.length === 0) return { status: 'ready' };
    return reply.code(503).send({ status: 'notready', ...(waitsFor.length > 0 && { waitsFor }) });
  });
  const { config, guardKey } = app.services;
  const { metricsToken } = config;
  app.get('/metrics', async (request, reply) => {
    if (metricsToken === undefined) throw notFound();
    const given = /^bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const isRight = given !== undefined && sameSecret(given, metricsToken);
    if (given === undefined || !(await guardKey(request, 'metrics token', isRight))) {
      throw new ApiError('UNAUTHORIZED');
    }
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.text());
  });
}
