import { Readable } from 'node:stream';
import { exchangePhone, exchangePhones } from '@jackfield/contract/api/exchange';
import type { FastifyInstance } from 'fastify';
import { definePolicy } from '../../platform/policy.ts';
import { addCaller, addPolicy, addRoute } from '../../platform/route.ts';
import { exchangeOf } from './exchange-caller.ts';
import { phoneRow } from './phone-rows.ts';

/** What the exchange asks and tells; its POST that asks for phones writes nothing. */
const exchangePolicy = definePolicy({
  'exchange.phone': { who: ['exchange'], whileFull: true },
  'exchange.phones': { who: ['exchange'], whileFull: true },
});

/** The portal's side of the exchange (docs/exchange.md). */
export function addExchangeRoutes(app: FastifyInstance): void {
  const { config, db, guardKey, secrets } = app.services;
  addPolicy(app, exchangePolicy);
  addCaller(app, 'exchange', (request) => exchangeOf(config, guardKey, request));

  addRoute(app, exchangePhone, async ({ params, body }) => {
    const row = await db.read(null, (tx) => phoneRow(tx, secrets, { ...params, ...body }));
    return Readable.from([row]);
  });

  addRoute(app, exchangePhones, async () => Readable.from(['']));
}
