import { hubEventTypes, hubMethods, idSchema, roleSchema, statusSchema } from '@jackfield/contract';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { MovableClock } from '../clock.ts';
import { notFound } from '../errors.ts';
import { appendEvent } from '../events.ts';
import { type FaultBox, registerFaults } from './faults.ts';

/** What the hooks of a test build reach. */
export interface TestHooks {
  readonly clock: MovableClock;
  readonly faults: FaultBox;
  /** Empties the database and loads the demo accounts again. */
  readonly reset: () => Promise<void>;
}

const clockSchema = v.union([
  v.object({ at: v.pipe(v.string(), v.isoTimestamp()) }),
  v.object({ advance: v.pipe(v.number(), v.integer()) }),
  v.object({ stop: v.literal(true) }),
  v.object({ reset: v.literal(true) }),
]);

const faultSchema = v.object({
  path: v.pipe(v.string(), v.startsWith('/')),
  method: v.optional(v.string()),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  delay: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(120_000))),
  drop: v.optional(v.boolean()),
  body: v.optional(v.picklist(['html', 'empty'])),
});

const mailQuery = v.object({ to: v.optional(v.string()), kind: v.optional(v.string()) });
const personSchema = v.object({ email: v.string() });
const eventSchema = v.object({
  tenantId: idSchema,
  event: v.object({
    method: v.picklist(hubMethods),
    eventType: v.picklist(hubEventTypes),
    id: v.string(),
    ownerType: v.optional(v.nullable(v.picklist(['company', 'teammate', 'team']))),
    ownerId: v.optional(v.nullable(v.string())),
    status: v.optional(v.nullable(statusSchema)),
    role: v.optional(v.nullable(roleSchema)),
  }),
});

/**
 * Hooks of a test build under /__test/: clock, mail outbox, faults, sessions, events, reset.
 * Production and normal builds answer 404 there.
 */
export function registerTestHooks(app: FastifyInstance, hooks: TestHooks | null): void {
  if (hooks === null) {
    app.all('/__test/*', () => {
      throw notFound();
    });
    return;
  }
  const { db } = app.services;
  registerFaults(app, hooks.faults);

  app.get('/__test/clock', async () => ({ now: hooks.clock.now().toISOString() }));
  app.post('/__test/clock', async (request) => {
    const change = v.parse(clockSchema, request.body);
    if ('at' in change) hooks.clock.set(new Date(change.at));
    else if ('advance' in change) hooks.clock.advance(change.advance);
    else if ('stop' in change) hooks.clock.stop();
    else hooks.clock.reset();
    return { now: hooks.clock.now().toISOString() };
  });

  app.get('/__test/mail', async (request) => {
    const { to, kind } = v.parse(mailQuery, request.query);
    return db.system(async (tx) => {
      let query = tx.selectFrom('mail_outbox').selectAll().orderBy('id', 'desc').limit(100);
      if (to !== undefined) query = query.where('recipient', '=', to);
      const found = await query.execute();
      const mails = found.filter((mail) => kind === undefined || mail.kind === kind);
      return mails.map((mail) => ({
        id: mail.id,
        kind: mail.kind,
        to: mail.recipient,
        subject: mail.subject,
        text: mail.body_text,
        html: mail.body_html,
        links: mail.body_text.match(/https?:\/\/\S+/g) ?? [],
        at: mail.created_at.toISOString(),
      }));
    });
  });

  app.post('/__test/faults', async (request, reply) => {
    hooks.faults.add(v.parse(faultSchema, request.body));
    return reply.code(204).send();
  });
  app.delete('/__test/faults', async (_request, reply) => {
    hooks.faults.clear();
    return reply.code(204).send();
  });

  app.post('/__test/expire-session', async (request, reply) => {
    const { email } = v.parse(personSchema, request.body);
    await db.system(async (tx) => {
      const people = tx.selectFrom('teammate').select('id').where('email', '=', email);
      await tx
        .updateTable('session')
        .set({ ended_at: hooks.clock.now(), end_reason: 'expired' })
        .where('teammate_id', 'in', people)
        .where('ended_at', 'is', null)
        .execute();
    });
    return reply.code(204).send();
  });

  app.post('/__test/publish', async (request) => {
    const { tenantId, event } = v.parse(eventSchema, request.body);
    const version = await db.system((tx) => appendEvent(tx, tenantId, event, hooks.clock.now()));
    return { version };
  });

  app.post('/__test/reset', async (_request, reply) => {
    hooks.faults.clear();
    hooks.clock.reset();
    await hooks.reset();
    return reply.code(204).send();
  });
}
