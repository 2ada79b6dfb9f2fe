import {
  editTeammates,
  getImportRun,
  importTeammates,
  listBatches,
  mostInBatch,
  rollBackBatch,
  startImportRun,
} from '@jackfield/contract/api/batch';
import { offboardTeammates } from '@jackfield/contract/api/teammate-offboarding';
import type { FastifyInstance } from 'fastify';
import type { NumberLookup } from '../../number-inventory/lookup.ts';
import { signedIn } from '../../platform/context.ts';
import { ApiError } from '../../platform/errors.ts';
import { pageAnswer, wantedPage } from '../../platform/list.ts';
import { definePolicy } from '../../platform/policy.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { editPeople } from './edit-people.ts';
import { importPeople } from './import-people.ts';
import { readRun, startRun } from './import-run.ts';
import { offboardPeople } from './offboard-people.ts';
import { selectBatches } from './repository.ts';
import { rollBack } from './roll-back.ts';

const batchPolicy = definePolicy({
  'batch.import': { who: ['admin'], stepUp: 'byContent' },
  'batch.startRun': { who: ['admin'], stepUp: 'byContent' },
  'batch.run': { who: ['admin'] },
  'batch.edit': { who: ['admin'], stepUp: 'byContent' },
  'batch.offboard': { who: ['admin'], impersonation: false, stepUp: 'orPassword' },
  'batch.list': { who: ['admin'] },
  'batch.rollBack': { who: ['admin'], stepUp: 'byContent' },
});

/** Bytes of the largest file as JSON: 5,000 lines of seven full cells. */
const importLimit = 15_000_000;

/** Imports and changes of many people, and their roll-back (annex J7). */
export function addBatchRoutes(
  app: FastifyInstance,
  { publicUrl, lookup }: { publicUrl: string; lookup: NumberLookup },
): void {
  addPolicy(app, batchPolicy);

  addRoute(
    app,
    importTeammates,
    ({ context, body, request }) => {
      const isLook = body.dryRun || request.isDryRun;
      if (!isLook && body.rows.length > mostInBatch) throw new ApiError('LIMITREACHED');
      return importPeople(context, { ...body, publicUrl });
    },
    { bodyLimit: importLimit },
  );

  addRoute(app, startImportRun, ({ context, body }) => startRun(context, body), {
    bodyLimit: importLimit,
  });

  addRoute(app, getImportRun, async ({ context }) => ({
    run: await context.read((tx) => readRun(tx, signedIn(context).tenantId)),
  }));

  addRoute(app, editTeammates, ({ context, body }) => editPeople(context, { ...body, publicUrl }));

  addRoute(app, offboardTeammates, ({ context, body }) => offboardPeople(context, body, lookup));

  addRoute(app, listBatches, async ({ context }) => {
    const items = await context.read((tx) => selectBatches(tx, signedIn(context).tenantId));
    return pageAnswer(items, items.length, wantedPage({}));
  });

  addRoute(app, rollBackBatch, ({ context, params }) =>
    rollBack(context, params.id, { lookup, publicUrl }),
  );
}
