import * as api from '@jackfield/contract/api/second-step';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../../platform/route.ts';
import { readAccount, readTeammate, remind, setAccount } from './account.ts';
import { resetTeammate } from './reset.ts';

/** What an account asks of its people, and help for those who have lost their second step. */
export function addAccountSecurityRoutes(app: FastifyInstance): void {
  addRoute(app, api.getAccountSecurity, ({ context }) => readAccount(context));
  addRoute(app, api.setAccountSecurity, ({ context, body }) =>
    setAccount(context, {
      of: body.requiredOf,
      from: body.requiredFrom,
      accepted: body.accepted,
    }),
  );
  addRoute(app, api.getTeammateSecurity, ({ context, params }) => readTeammate(context, params.id));
  addRoute(app, api.remindOfSecurity, ({ context, params }) => remind(context, params.id));
  addRoute(app, api.resetTeammateSecurity, ({ context, params, body }) =>
    resetTeammate(context, params.id, body.reason),
  );
}
