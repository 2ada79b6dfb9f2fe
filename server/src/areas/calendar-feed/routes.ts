import * as calendarFeed from '@jackfield/contract/api/calendar-feed';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { signedIn } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import { inLanguage } from '../../platform/languages.ts';
import { definePolicy } from '../../platform/policy.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { endFeed, makeFeed } from './change.ts';
import { toICalendar } from './icalendar.ts';
import { findFeed, readFedAccount, tenantOfToken, toFeed } from './repository.ts';

const admin = { who: ['admin'] } as const;

/** The link belongs to admins, not to who acts as one; who has it, reads without a session. */
const calendarFeedPolicy = definePolicy({
  'calendarFeed.get': admin,
  'calendarFeed.make': { ...admin, impersonation: false, stepUp: 'orPassword' },
  'calendarFeed.end': { ...admin, impersonation: false },
  'calendarFeed.read': { who: ['anonymous'] },
});

/** The secret link under which calendar programs read dates and closings (annex J9). */
export function addCalendarFeedRoutes(app: FastifyInstance): void {
  const { config, db, clock } = app.services;
  addPolicy(app, calendarFeedPolicy);

  addRoute(app, calendarFeed.getCalendarFeed, ({ context }) =>
    context.read(async (tx) => ({ feed: toFeed(await findFeed(tx, signedIn(context).tenantId)) })),
  );

  addRoute(app, calendarFeed.makeCalendarFeed, ({ context }) =>
    makeFeed(context, config.publicUrl),
  );

  addRoute(app, calendarFeed.endCalendarFeed, ({ context }) => endFeed(context));

  addRoute(app, calendarFeed.readCalendarFeed, async ({ params, reply }) => {
    const tenantId = await db.system((tx) => tenantOfToken(tx, params.token));
    if (tenantId === null) throw notFound();
    const account = await db.tenant(tenantId, (tx) => readFedAccount(tx, tenantId));
    reply.header('cache-control', 'private, max-age=300');
    const text = inLanguage(account.language, () => toICalendar(account, clock.now()));
    return Readable.from([text]);
  });
}
