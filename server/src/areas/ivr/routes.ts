import type { FastifyInstance } from 'fastify';
import { definePolicy } from '../../platform/policy.ts';
import { addPolicy } from '../../platform/route.ts';
import type { GreetingParts } from '../media/make-greeting.ts';
import { addMenuRoutes } from './menu-routes.ts';

/** Menus are the admins' (annex C3). */
const ivrPolicy = definePolicy({
  'companyIvr.list': { who: ['admin'] },
  'companyIvr.create': { who: ['admin'] },
  'companyIvr.update': { who: ['admin'] },
  'companyIvr.delete': { who: ['admin'] },
  'companyIvr.actions': { who: ['admin'] },
  'companyIvr.upload': { who: ['admin'] },
  'companyIvr.deleteMedia': { who: ['admin'] },
  'companyIvr.addText': { who: ['admin'] },
  'teamIvr.list': { who: ['admin'] },
  'teamIvr.create': { who: ['admin'] },
  'teamIvr.update': { who: ['admin'] },
  'teamIvr.delete': { who: ['admin'] },
  'teamIvr.actions': { who: ['admin'] },
  'teamIvr.upload': { who: ['admin'] },
  'teamIvr.deleteMedia': { who: ['admin'] },
  'teamIvr.addText': { who: ['admin'] },
});

/** Menus of company numbers and of teams. */
export function addIvrRoutes(app: FastifyInstance, parts: GreetingParts): void {
  addPolicy(app, ivrPolicy);
  addMenuRoutes(app, parts, 'company');
  addMenuRoutes(app, parts, 'team');
}
