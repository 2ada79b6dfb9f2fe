import type { FastifyInstance } from 'fastify';
import { addPolicy } from '../../platform/route.ts';
import type { GreetingParts } from '../media/make-greeting.ts';
import { addMenuRoutes } from './menu-routes.ts';
import { ivrPolicy } from './policy.ts';

/** Menus of company numbers and of teams. */
export function addIvrRoutes(app: FastifyInstance, parts: GreetingParts): void {
  addPolicy(app, ivrPolicy);
  addMenuRoutes(app, parts, 'company');
  addMenuRoutes(app, parts, 'team');
}
