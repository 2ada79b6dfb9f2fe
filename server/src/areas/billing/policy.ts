import { definePolicy } from '../../platform/policy.ts';

/** Annex C3: cards and invoices belong to admins; an impersonated session may read them. */
export const billingPolicy = definePolicy({
  'invoice.list': { who: ['admin'] },
  'invoice.pay': { who: ['admin'], whileSuspended: true, impersonation: false, stepUp: true },
  'paymentmethod.list': { who: ['admin'] },
});
