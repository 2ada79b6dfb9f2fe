import { definePolicy } from '../../platform/policy.ts';

/** Annex C3: cards and invoices belong to admins; an impersonated session may read them. */
export const billingPolicy = definePolicy({
  'invoice.list': { who: ['admin'] },
  'paymentmethod.list': { who: ['admin'] },
});
