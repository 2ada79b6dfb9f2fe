import {
  exportTexting,
  getTexting,
  listTexting,
  shownAlike,
} from '@jackfield/contract/api/texting';
import { textingGroups } from '@jackfield/contract/api/texting-status';
import type { FastifyInstance } from 'fastify';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { listingFile } from '../../platform/csv.ts';
import { accountZone } from '../../platform/own-account.ts';
import { notFound } from '../../platform/errors.ts';
import { pageAnswer, wantedPage } from '../../platform/list.ts';
import { definePolicy } from '../../platform/policy.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { toTextingNumber } from './answer.ts';
import { keysOf, readClasses, type TextingClasses } from './classes.ts';
import { textingColumns } from './export.ts';
import { countClasses, selectNumbers } from './numbers.ts';

const admins = { who: ['admin'], countries: ['USA', 'CAN'] } as const;

/** Texting status is for admins; in Malaysia it does not exist (OP-76, annex J6). */
const textingPolicy = definePolicy({
  'texting.list': admins,
  'texting.export': admins,
  'phoneNumber.texting': admins,
});

const classesFor = (context: RequestContext, tx: Tx) => {
  const { tenantId, country } = signedIn(context);
  return readClasses(tx, tenantId, country);
};

/** "Can this number text?" (annex J6). */
export function addTextingRoutes(app: FastifyInstance): void {
  addPolicy(app, textingPolicy);

  addRoute(app, listTexting, ({ context, query }) =>
    context.read(async (tx) => {
      const { tenantId } = signedIn(context);
      const { group, reason, fold, open = '', pageNum, limit, ...asked } = query;
      const filter = { tenantId, ...asked };
      const page = wantedPage({ pageNum, limit });
      const classes = await classesFor(context, tx);
      const counted = await countClasses(tx, classes, filter);
      const keys = keysOf(classes, { group, reason });
      const opened = open.split(',');
      const folded = keys.flatMap((alike) => {
        const hidden = (counted.get(alike) ?? 0) - shownAlike;
        return fold === 'true' && hidden > 0 && !opened.includes(alike) ? [{ alike, hidden }] : [];
      });
      const rows = await selectNumbers(tx, classes, filter, {
        ...page,
        keys,
        fold: fold === 'true' ? { most: shownAlike, open: opened } : null,
      });
      const total = sumOf(counted, keys) - folded.reduce((sum, { hidden }) => sum + hidden, 0);
      return {
        ...pageAnswer(
          rows.map((row) => toTextingNumber(classes, row)),
          total,
          page,
        ),
        counts: countGroups(classes, counted),
        folded,
        addable: await countAddable(tx, tenantId, classes),
        campaigns: campaignsOf(classes),
      };
    }),
  );

  addRoute(app, exportTexting, async ({ context, query }) => {
    const { tenantId } = signedIn(context);
    const { group, reason, ...asked } = query;
    return listingFile(textingColumns, await accountZone(context), ({ limit, offset }) =>
      context.read(async (tx) => {
        const classes = await classesFor(context, tx);
        const rows = await selectNumbers(
          tx,
          classes,
          { tenantId, ...asked },
          { keys: keysOf(classes, { group, reason }), fold: null, limit, offset },
        );
        return rows.map((row) => toTextingNumber(classes, row));
      }),
    );
  });

  addRoute(app, getTexting, ({ context, params }) =>
    context.read(async (tx) => {
      const { tenantId } = signedIn(context);
      const classes = await classesFor(context, tx);
      const keys = keysOf(classes, {});
      const wanted = { keys, fold: null, limit: 1, offset: 0 };
      const [row] = await selectNumbers(tx, classes, { tenantId, id: params.id }, wanted);
      if (row === undefined) throw notFound();
      const number = toTextingNumber(classes, row);
      const own = number.isAttached ? number.campaign?.id : undefined;
      return { ...number, others: activeCampaigns(classes).filter(({ id }) => id !== own) };
    }),
  );
}

const sumOf = (counted: ReadonlyMap<string, number>, keys: readonly string[]): number =>
  keys.reduce((sum, key) => sum + (counted.get(key) ?? 0), 0);

function countGroups(classes: TextingClasses, counted: ReadonlyMap<string, number>) {
  const [yours = 0, waiting = 0, ready = 0, other = 0] = textingGroups.map((group) =>
    sumOf(counted, keysOf(classes, { group })),
  );
  return { all: yours + waiting + ready + other, yours, waiting, ready, other };
}

async function countAddable(tx: Tx, tenantId: string, classes: TextingClasses): Promise<number> {
  const keys = keysOf(classes, { reason: 'notAttached' });
  if (keys.length === 0) return 0;
  return sumOf(await countClasses(tx, classes, { tenantId }), keys);
}

/** Campaigns that numbers belong to, each once. */
function campaignsOf({ ranked }: TextingClasses) {
  const named = ranked.flatMap(({ isAttached, path }) =>
    isAttached && path?.campaign ? [path.campaign] : [],
  );
  return [...new Map(named.map(({ id, name }) => [id, { id, name }])).values()];
}

/** Those that take numbers, the oldest first (annex E6). */
function activeCampaigns({ ranked }: TextingClasses) {
  const active = ranked.flatMap(({ verdict, path }) =>
    verdict.reason === 'ready' && path?.campaign ? [path.campaign] : [],
  );
  return active.toReversed().map(({ id, name }) => ({ id, name }));
}
