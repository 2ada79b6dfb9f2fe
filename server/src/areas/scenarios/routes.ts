import * as scenarios from '@jackfield/contract/api/scenario';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../../platform/context.ts';
import { definePolicy } from '../../platform/policy.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { deleteScenario, updateScenario } from './change.ts';
import { createScenario } from './create.ts';
import { toScenario } from './dto.ts';
import { selectScenarios } from './repository.ts';

const admin = { who: ['admin'] } as const;

/** Scenarios belong to admins, as routing does (annex C3). */
const scenarioPolicy = definePolicy({
  'scenario.list': admin,
  'scenario.create': admin,
  'scenario.update': admin,
  'scenario.delete': admin,
});

/** Calls that are kept with their expected end (annex J4). */
export function addScenarioRoutes(app: FastifyInstance): void {
  addPolicy(app, scenarioPolicy);

  addRoute(app, scenarios.listScenarios, ({ context }) =>
    context.read(async (tx) => {
      const rows = await selectScenarios(tx, signedIn(context).tenantId);
      return { items: rows.map(toScenario) };
    }),
  );

  addRoute(app, scenarios.createScenario, async ({ context, body }) =>
    toScenario(await createScenario(context, body)),
  );

  addRoute(app, scenarios.updateScenario, async ({ context, params, body }) =>
    toScenario(await updateScenario(context, params.id, body)),
  );

  addRoute(app, scenarios.deleteScenario, ({ context, params }) =>
    deleteScenario(context, params.id),
  );
}
