import {
  addCompanyMenuText,
  addTeamMenuText,
  createCompanyMenu,
  createTeamMenu,
  deleteCompanyMenu,
  deleteCompanyMenuMedia,
  deleteTeamMenu,
  deleteTeamMenuMedia,
  listCompanyActions,
  listCompanyMenus,
  listTeamActions,
  listTeamMenus,
  updateCompanyMenu,
  updateTeamMenu,
  uploadCompanyMenuMedia,
  uploadTeamMenuMedia,
} from '@jackfield/contract/api/ivr';
import type { FastifyInstance } from 'fastify';
import { addPolicy } from '../../platform/route.ts';
import type { GreetingParts } from '../media/make-greeting.ts';
import { addMenuRoutes } from './menu-routes.ts';
import { ivrPolicy } from './policy.ts';

/** Menus of company numbers and of teams. */
export function addIvrRoutes(app: FastifyInstance, parts: GreetingParts): void {
  addPolicy(app, ivrPolicy);
  addMenuRoutes(app, parts, 'company', {
    list: listCompanyMenus,
    create: createCompanyMenu,
    update: updateCompanyMenu,
    remove: deleteCompanyMenu,
    actions: listCompanyActions,
    upload: uploadCompanyMenuMedia,
    removeMedia: deleteCompanyMenuMedia,
    addText: addCompanyMenuText,
  });
  addMenuRoutes(app, parts, 'team', {
    list: listTeamMenus,
    create: createTeamMenu,
    update: updateTeamMenu,
    remove: deleteTeamMenu,
    actions: listTeamActions,
    upload: uploadTeamMenuMedia,
    removeMedia: deleteTeamMenuMedia,
    addText: addTeamMenuText,
  });
}
