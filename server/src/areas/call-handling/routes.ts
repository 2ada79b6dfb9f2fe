import {
  endCompanyOverride,
  setCompanyCallHandling as companyEndpoint,
  setCompanyOverride,
} from '@jackfield/contract/api/company';
import {
  endTeamOverride,
  setTeamMissedCall,
  setTeamOpenHour,
  setTeamOverride,
} from '@jackfield/contract/api/team';
import { setTeammateCallHandling as teammateEndpoint } from '@jackfield/contract/api/teammate';
import type { FastifyInstance } from 'fastify';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { callHandlingPolicy } from './policy.ts';
import { setCompanyCallHandling } from './set-company.ts';
import { overrideCompany, overrideTeam } from './set-override.ts';
import { setTeamTarget } from './set-team.ts';
import { setTeammateCallHandling } from './set-teammate.ts';

/** Where calls go: for people, teams and company numbers (API-105, API-126, API-142, API-143). */
export function addCallHandlingRoutes(app: FastifyInstance): void {
  addPolicy(app, callHandlingPolicy);

  addRoute(app, teammateEndpoint, ({ context, params, body }) =>
    setTeammateCallHandling(context, params.id, body),
  );

  addRoute(app, setTeamOpenHour, ({ context, params, body }) =>
    setTeamTarget(context, params.id, 'callHandlingOpenHour', body),
  );

  addRoute(app, setTeamMissedCall, ({ context, params, body }) =>
    setTeamTarget(context, params.id, 'missedCallHandling', body),
  );

  addRoute(app, companyEndpoint, ({ context, params, body }) =>
    setCompanyCallHandling(context, params.id, body),
  );

  addRoute(app, setCompanyOverride, ({ context, params, body }) =>
    overrideCompany(context, params.id, body),
  );

  addRoute(app, endCompanyOverride, ({ context, params }) =>
    overrideCompany(context, params.id, null),
  );

  addRoute(app, setTeamOverride, ({ context, params, body }) =>
    overrideTeam(context, params.id, body),
  );

  addRoute(app, endTeamOverride, ({ context, params }) => overrideTeam(context, params.id, null));
}
