import type { FastifyInstance } from 'fastify';
import { addBillingRoutes } from './areas/billing/routes.ts';
import { addCompanyRoutes } from './areas/company/routes.ts';
import { addComplianceRoutes } from './areas/compliance/routes.ts';
import { addLiveRoutes } from './areas/live/routes.ts';
import type { Auth } from './areas/session/register.ts';
import { addTeamRoutes } from './areas/team/routes.ts';
import type { ServerConfig } from './platform/config.ts';
import type { FileStorage } from './platform/storage.ts';

interface AreaParts {
  readonly auth: Auth;
  readonly storage: FileStorage;
  readonly config: ServerConfig;
}

/** All areas of the API, in no particular order. */
export function areasOf({ auth }: AreaParts): ((app: FastifyInstance) => void)[] {
  return [
    (app) => auth.register(app),
    addBillingRoutes,
    addCompanyRoutes,
    addComplianceRoutes,
    addLiveRoutes,
    addTeamRoutes,
  ];
}
