import {
  createTeam as createEndpoint,
  deleteTeam,
  endTeamOverride,
  getTeam,
  listTeams,
  replaceTeam,
  setTeamMembers,
  setTeamMissedCall,
  setTeamOpenHour,
  setTeamOverride,
  setTeamSetting,
  updateTeam as updateEndpoint,
} from '@jackfield/contract/api/team';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../../platform/context.ts';
import { pageAnswer, wantedPage } from '../../platform/list.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { setTeamTarget } from './call-handling.ts';
import { createTeam } from './create.ts';
import { selectTeams } from './listing.ts';
import { setMembers } from './members.ts';
import { overrideTeam } from './override.ts';
import { teamPolicy } from './policy.ts';
import { removeTeam } from './remove.ts';
import { readTeam } from './repository.ts';
import { setSetting, updateTeam } from './update.ts';

/** Teams of the account (API-135 to 141). */
export function addTeamRoutes(app: FastifyInstance): void {
  addPolicy(app, teamPolicy);

  addRoute(app, listTeams, async ({ context, query }) => {
    const { tenantId, role } = signedIn(context);
    const page = wantedPage(query);
    const { sortBy = 'name', direction = 'asc', search, inboundFlow } = query;
    const { rows, total, counts } = await context.read((tx) =>
      selectTeams(tx, {
        tenantId,
        page,
        sortBy,
        direction,
        search,
        inboundFlow,
        ids: query.ids?.split(','),
      }),
    );
    if (role === 'standard') {
      const names = rows.map(({ id, name, extension }) => ({ id, name, extension }));
      return pageAnswer(names, total, page);
    }
    return { ...pageAnswer(rows, total, page), counts };
  });

  addRoute(app, createEndpoint, ({ context, body }) => createTeam(context, body));

  addRoute(app, getTeam, ({ context, params }) =>
    context.read((tx) => readTeam(tx, signedIn(context).tenantId, params.id)),
  );

  addRoute(app, updateEndpoint, ({ context, params, body }) =>
    updateTeam(context, params.id, body),
  );

  addRoute(app, setTeamMembers, ({ context, params, body }) =>
    setMembers(context, params.id, body),
  );

  addRoute(app, setTeamSetting, ({ context, params, body }) =>
    setSetting(context, params.id, body),
  );

  addRoute(app, setTeamOpenHour, ({ context, params, body }) =>
    setTeamTarget(context, params.id, 'callHandlingOpenHour', body),
  );

  addRoute(app, setTeamMissedCall, ({ context, params, body }) =>
    setTeamTarget(context, params.id, 'missedCallHandling', body),
  );

  addRoute(app, setTeamOverride, ({ context, params, body }) =>
    overrideTeam(context, params.id, body),
  );

  addRoute(app, endTeamOverride, ({ context, params }) => overrideTeam(context, params.id, null));

  addRoute(app, deleteTeam, ({ context, params }) => removeTeam(context, params.id));

  addRoute(app, replaceTeam, ({ context, params, body }) =>
    removeTeam(context, params.id, body.replacements),
  );
}
