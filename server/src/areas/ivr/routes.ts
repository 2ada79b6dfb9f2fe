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
  'teamIvr.list': { who: ['admin'], byTeam: 'id' },
  'teamIvr.create': { who: ['admin'], byTeam: 'id' },
  'teamIvr.update': { who: ['admin'], byTeam: 'id' },
  'teamIvr.delete': { who: ['admin'], byTeam: 'id' },
  'teamIvr.actions': { who: ['admin'], byTeam: 'id' },
  'teamIvr.upload': { who: ['admin'], byTeam: 'id' },
  'teamIvr.deleteMedia': { who: ['admin'], byTeam: 'id' },
  'teamIvr.addText': { who: ['admin'], byTeam: 'id' },
});

/** Menus of company numbers and of teams. */
export function addIvrRoutes(app: FastifyInstance, parts: GreetingParts): void {
  addPolicy(app, ivrPolicy);
  addMenuRoutes(app, parts, 'company');
  addMenuRoutes(app, parts, 'team');
}
