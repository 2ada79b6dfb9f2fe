import { definePolicy } from '../../platform/policy.ts';

/** Menus are the admins' (annex C3). */
export const ivrPolicy = definePolicy({
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
