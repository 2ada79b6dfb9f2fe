import * as api from '@jackfield/contract/api/second-step';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../../platform/route.ts';
import { deviceName } from '../tokens/device-name.ts';
import type { AuthServices } from '../tokens/services.ts';
import * as own from './own.ts';
import { askForStepUp, stepUp, stepUpWays } from './step-up.ts';

/** The own ways to sign in, and showing one again before what matters (annex J8). */
export function addOwnSecurityRoutes(app: FastifyInstance, services: AuthServices): void {
  addRoute(app, api.getOwnSecurity, ({ context }) => own.readOwn(context));
  addRoute(app, api.beginApp, ({ context }) => own.beginOwnApp(services, context));
  addRoute(app, api.beginPasskey, ({ context }) => own.beginOwnPasskey(services, context));
  addRoute(app, api.addWay, ({ context, body, request }) =>
    own.addOwnWay(services, context, body, deviceName(request.headers['user-agent'] ?? '')),
  );
  addRoute(app, api.removeApp, ({ context }) => own.removeOwnApp(context));
  addRoute(app, api.renamePasskey, ({ context, params, body }) =>
    own.renameOwnPasskey(context, params.id, body.name),
  );
  addRoute(app, api.removePasskey, ({ context, params }) =>
    own.removeOwnPasskey(context, params.id),
  );
  addRoute(app, api.makeRecoveryCodes, ({ context }) => own.makeOwnCodes(context));
  addRoute(app, api.getStepUpWays, ({ context }) => stepUpWays(services, context));
  addRoute(app, api.askStepUp, ({ context }) => askForStepUp(services, context));
  addRoute(app, api.stepUp, ({ context, body }) => stepUp(services, context, body));
}
