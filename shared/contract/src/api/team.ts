import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { listSchema, pageQuery } from '../envelope.ts';
import { idSchema } from '../primitives.ts';

/** A team as pickers and filters need it; the whole record comes with the team pages. */
export const teamNameSchema = v.object({
  id: idSchema,
  name: v.string(),
  extension: v.string(),
});
export type TeamName = v.InferOutput<typeof teamNameSchema>;

export const listTeams = defineEndpoint({
  id: 'team.list',
  method: 'GET',
  path: '/api/team',
  summary: 'Teams of the account.',
  source: ['API-136', 'TEAM-01'],
  query: v.object(pageQuery(['name', 'extension'])),
  status: 200,
  answer: listSchema(teamNameSchema),
});
