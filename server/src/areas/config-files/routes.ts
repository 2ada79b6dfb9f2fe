import * as config from '@jackfield/contract/api/config-file';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { runOnce } from '../../platform/http/idempotency.ts';
import { definePolicy } from '../../platform/policy.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { accountRow } from '../../platform/rows.ts';
import { drift } from './drift.ts';
import { filesOf } from './export.ts';
import { applyPlan, getPlan, type PlanParts, planFiles, selectPlans, undoPlan } from './plans.ts';
import { readPortal } from './portal.ts';
import { setApproval } from './approval.ts';

/** Files are the call routing; each record that they change is asked for its own scope too. */
const configPolicy = definePolicy({
  'configFile.export': { who: ['admin'] },
  'configFile.plan': { who: ['admin'], isRead: true },
  'configFile.listPlans': { who: ['admin'] },
  'configFile.getPlan': { who: ['admin'] },
  'configFile.apply': { who: ['admin'] },
  'configFile.undo': { who: ['admin'] },
  'configFile.drift': { who: ['admin'], whileSuspended: true, whileReadOnly: true },
  'configFile.listKept': { who: ['admin'] },
  'configSetting.get': { who: ['admin'] },
  'configSetting.set': { who: ['admin'] },
});

/** Characters of files may take several bytes, and JSON writes some of them with more. */
const bodyLimit = 4 * config.mostFileCharacters;

/** The call routing as files: export, plan, apply, undo and drift (FILE-01). */
export function addConfigFileRoutes(app: FastifyInstance, parts: PlanParts): void {
  addPolicy(app, configPolicy);

  addRoute(app, config.exportFiles, ({ context }) =>
    context.read(async (tx) => {
      const actor = signedIn(context);
      const { storage } = parts;
      const now = context.clock.now();
      const portal = await readPortal(tx, { tenantId: actor.tenantId, now, storage });
      return { files: filesOf(actor, portal) };
    }),
  );

  addRoute(app, config.planFiles, ({ context, body }) => planFiles(context, body, parts), {
    bodyLimit,
  });

  addRoute(app, config.listPlans, ({ context }) =>
    context.read(async (tx) => ({ items: await selectPlans(tx, context) })),
  );

  addRoute(app, config.getPlan, ({ context, params }) => getPlan(context, params.id, parts));

  addRoute(app, config.applyPlan, ({ context, params, request }) =>
    applyPlan(context, params.id, {
      ...parts,
      once: (work) => runOnce(context, request, work, { isByHandler: true }),
    }),
  );

  addRoute(app, config.undoPlan, ({ context, params }) => undoPlan(context, params.id, parts));

  addRoute(
    app,
    config.driftOfFiles,
    ({ context, body }) => drift(context, body.files, parts.storage),
    { bodyLimit },
  );

  addRoute(app, config.listKept, ({ context }) =>
    context.read(async (tx) => ({ items: await selectKept(tx, signedIn(context).tenantId) })),
  );

  addRoute(app, config.getFileSetting, ({ context }) =>
    context.read(async (tx) => {
      const { needs_file_approval } = await accountRow(tx, signedIn(context).tenantId);
      return { needsApproval: needs_file_approval };
    }),
  );

  addRoute(app, config.setFileSetting, ({ context, body }) =>
    setApproval(context, body.needsApproval),
  );
}

/** Records that the files of the last apply have, by file and line. */
async function selectKept(tx: Tx, tenantId: string): Promise<config.KeptByFile[]> {
  const rows = await tx
    .selectFrom('config_key')
    .select(['kind', 'record_id as id', 'key', 'path', 'line'])
    .where('tenant_id', '=', tenantId)
    .where('path', 'is not', null)
    .orderBy('path')
    .orderBy('line')
    .execute();
  return rows.map(({ path, line, ...row }) => ({ ...row, path: path ?? '', line: line ?? 1 }));
}
