import {
  getImportColumns,
  type ImportHeadings,
  type ImportKind,
  mostHeadings,
  setImportColumns,
} from '@jackfield/contract/api/import-columns';
import type { FastifyInstance } from 'fastify';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { definePolicy } from '../../platform/policy.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { holdAccountRow } from '../../platform/rows.ts';
import { write } from '../../platform/write.ts';

const policy = definePolicy({
  'importColumns.get': { who: ['admin'] },
  'importColumns.set': { who: ['admin'] },
});

interface Of {
  readonly tenantId: string;
  readonly kind: ImportKind;
}

const selectHeadings = (tx: Tx, { tenantId, kind }: Of): Promise<ImportHeadings> =>
  tx
    .selectFrom('import_column')
    .select(['heading', 'field'])
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .orderBy('at', 'desc')
    .orderBy('heading')
    .execute();

const membersOf = (headings: ImportHeadings) =>
  Object.fromEntries(headings.map(({ heading, field }) => [heading, field ?? '']));

/** Keeps what headings mean; beyond the most that an account may teach, the oldest are forgotten. */
async function setHeadings(
  context: RequestContext,
  kind: ImportKind,
  headings: ImportHeadings,
): Promise<void> {
  const { tenantId, name } = signedIn(context);
  const at = context.clock.now();
  const of = { tenantId, kind };
  await write(context, {
    entity: 'importColumns',
    id: tenantId,
    action: 'importColumns.set',
    async change(tx) {
      await holdAccountRow(tx, tenantId);
      const before = await selectHeadings(tx, of);
      const told = new Map(before.map(({ heading, field }) => [heading, field]));
      const fresh = headings.filter(({ heading, field }) => told.get(heading) !== field);
      if (fresh.length === 0) return null;
      const given = new Map(headings.map(({ heading, field }) => [heading, field]));
      const kept = before.filter(({ heading }) => !given.has(heading));
      const gone = kept.slice(Math.max(0, mostHeadings - given.size));
      await tx
        .insertInto('import_column')
        .values(
          [...given].map(([heading, field]) => ({ tenant_id: tenantId, kind, heading, field, at })),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['tenant_id', 'kind', 'heading'])
            .doUpdateSet((row) => ({ field: row.ref('excluded.field'), at })),
        )
        .execute();
      if (gone.length > 0) {
        await tx
          .deleteFrom('import_column')
          .where('tenant_id', '=', tenantId)
          .where('kind', '=', kind)
          .where(
            'heading',
            'in',
            gone.map(({ heading }) => heading),
          )
          .execute();
      }
      const changed = before.filter((one) => fresh.some(({ heading }) => heading === one.heading));
      return { before: membersOf(changed), after: membersOf(fresh), name, events: [], result: 1 };
    },
  });
}

/** What headings of imported files mean to an account (annex J7). */
export function addImportColumnRoutes(app: FastifyInstance): void {
  addPolicy(app, policy);

  addRoute(app, getImportColumns, async ({ context, params }) => {
    const of = { tenantId: signedIn(context).tenantId, kind: params.kind };
    return { headings: await context.read((tx) => selectHeadings(tx, of)) };
  });

  addRoute(app, setImportColumns, ({ context, params, body }) =>
    setHeadings(context, params.kind, body.headings),
  );
}
