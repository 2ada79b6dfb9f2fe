import { listTeams } from '@jackfield/contract/api/team';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../../platform/context.ts';
import { pageAnswer, wantedPage } from '../../platform/list.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { teamPolicy } from './policy.ts';
import { selectTeams } from './repository.ts';

/** Teams for pickers and filters. */
export function addTeamRoutes(app: FastifyInstance): void {
  addPolicy(app, teamPolicy);

  addRoute(app, listTeams, async ({ context, query }) => {
    const page = wantedPage(query);
    const { rows, total } = await context.read((tx) =>
      selectTeams(tx, {
        tenantId: signedIn(context).tenantId,
        page,
        sortBy: query.sortBy ?? 'name',
        direction: query.direction ?? 'asc',
        search: query.search,
      }),
    );
    return pageAnswer(rows, total, page);
  });
}
