import type { CallOverrideChange } from '@jackfield/contract/api/call-override';
import {
  createTeam as createEndpoint,
  deleteTeam,
  endTeamOverride,
  getTeam,
  listOwnQueues,
  listTeams,
  replaceTeam,
  setTeamMembers,
  setTeamMissedCall,
  setTeamOpenHour,
  setTeamOverride,
  setTeamSetting,
  signQueue,
  updateTeam as updateEndpoint,
} from '@jackfield/contract/api/team';
import type { FastifyInstance } from 'fastify';
import { overrideAction, overrideBy } from '../call-handling/change-override.ts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { pageAnswer, wantedPage } from '../../platform/list.ts';
import { readRow } from '../../platform/rows.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { definePolicy } from '../../platform/policy.ts';
import { createTeam } from './create.ts';
import { selectTeams } from './listing.ts';
import { removeTeam } from './remove.ts';
import { queuesOf, signMember } from './queues.ts';
import { readTeam } from './repository.ts';
import { changeTeam } from './team-record.ts';

/** Teams are the admins'; everybody reads names for routing pickers. */
const teamPolicy = definePolicy({
  'team.list': { who: ['admin', 'standard'], byTeam: true },
  'team.create': { who: ['admin'] },
  'team.get': { who: ['admin'], byTeam: 'id' },
  'team.update': { who: ['admin'], byTeam: 'id' },
  'team.delete': { who: ['admin'] },
  'team.setMembers': { who: ['admin'], byTeam: 'id' },
  'team.setSetting': { who: ['admin'], byTeam: 'id' },
  'team.replace': { who: ['admin'] },
  'team.setOpenHour': { who: ['admin'], byTeam: 'id' },
  'team.setMissedCall': { who: ['admin'], byTeam: 'id' },
  'team.setOverride': { who: ['admin'], byTeam: 'id' },
  'team.endOverride': { who: ['admin'], byTeam: 'id' },
  // Everybody signs in and out of the own queues, a Team lead those of a team, and admins all.
  'queue.list': { who: ['admin', 'standard'], self: 'id' },
  'queue.sign': { who: ['admin', 'standard'], self: 'id', byTeam: 'teamId' },
});

/** Teams of the account (API-135 to 141). */
export function addTeamRoutes(app: FastifyInstance): void {
  addPolicy(app, teamPolicy);

  addRoute(app, listTeams, async ({ context, query }) => {
    const { tenantId } = signedIn(context);
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
    if (context.reach === 'own') {
      const names = rows.map(({ id, name, extension }) => ({ id, name, extension }));
      return pageAnswer(names, total, page);
    }
    return { ...pageAnswer(rows, total, page), counts };
  });

  addRoute(app, createEndpoint, ({ context, body }) => createTeam(context, body));

  addRoute(app, getTeam, ({ context, params }) =>
    context.read((tx) => readTeam(tx, signedIn(context).tenantId, params.id)),
  );

  addRoute(app, updateEndpoint, ({ context, params: { id }, body }) =>
    changeTeam(context, id, { action: 'team.update', members: body }),
  );

  addRoute(app, setTeamMembers, ({ context, params: { id }, body }) => {
    const members = body.members
      .toSorted((one, other) => one.order - other.order)
      .map(({ teammateId }) => ({ teammateId }));
    return changeTeam(context, id, { action: 'team.setMembers', members: { members } });
  });

  addRoute(app, setTeamSetting, ({ context, params: { id }, body }) =>
    changeTeam(context, id, { action: 'team.setSetting', members: body }),
  );

  addRoute(app, setTeamOpenHour, ({ context, params: { id }, body }) =>
    changeTeam(context, id, {
      action: 'team.setOpenHour',
      members: { callHandlingOpenHour: body },
      pathOf: () => 'actionValue',
    }),
  );

  addRoute(app, setTeamMissedCall, ({ context, params: { id }, body }) =>
    changeTeam(context, id, {
      action: 'team.setMissedCall',
      members: { missedCallHandling: body },
      pathOf: () => 'actionValue',
    }),
  );

  const setOverride = (context: RequestContext, id: string, wanted: CallOverrideChange | null) =>
    changeTeam(context, id, {
      action: overrideAction('team', wanted),
      members: { override: wanted && overrideBy(context, wanted) },
    });

  addRoute(app, setTeamOverride, ({ context, params, body }) =>
    setOverride(context, params.id, body),
  );

  addRoute(app, endTeamOverride, ({ context, params }) => setOverride(context, params.id, null));

  addRoute(app, listOwnQueues, ({ context, params: { id: teammateId } }) =>
    context.read(async (tx) => {
      const { tenantId } = signedIn(context);
      await readRow(tx, 'teammate', { tenantId, id: teammateId });
      return { items: await queuesOf(tx, { tenantId, teammateId }) };
    }),
  );

  addRoute(app, signQueue, ({ context, params: { id, teamId }, body }) =>
    signMember(context, { teammateId: id, teamId, ...body }),
  );

  addRoute(app, deleteTeam, ({ context, params }) => removeTeam(context, params.id));

  addRoute(app, replaceTeam, ({ context, params, body }) =>
    removeTeam(context, params.id, body.replacements),
  );
}
