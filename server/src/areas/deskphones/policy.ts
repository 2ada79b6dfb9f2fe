import { definePolicy } from '../../platform/policy.ts';

const countries = ['USA', 'CAN'] as const;

/** Admins buy desk phones; Malaysia accounts have none (ROLE-08), impersonated sessions read only. */
export const deskphonePolicy = definePolicy({
  'deskphone.list': { who: ['admin'], countries },
  'deskphoneOrder.list': { who: ['admin'], countries },
  'deskphoneOrder.create': { who: ['admin'], countries, impersonation: false, stepUp: true },
  'deskphoneOrder.cancel': { who: ['admin'], countries, impersonation: false },
});
