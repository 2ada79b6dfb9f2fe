import { definePolicy } from '../../platform/policy.ts';

/** Its entry has asked already who it is; a suspended account needs a card to pay with. */
const cardChange = { who: ['admin'], whileSuspended: true, impersonation: false } as const;

/** Annex C3: cards and invoices belong to admins; an impersonated session may read them. */
export const billingPolicy = definePolicy({
  'billing.portalSession': { who: ['admin'], impersonation: false, stepUp: true },
  'invoice.list': { who: ['admin'] },
  'invoice.get': { who: ['admin'] },
  'quote.get': { who: ['admin'] },
  'invoice.pay': { who: ['admin'], whileSuspended: true, impersonation: false, stepUp: true },
  'paymentmethod.list': { who: ['admin'] },
  'paymentmethod.session': { who: ['admin'], impersonation: false, stepUp: true },
  'paymentmethod.add': cardChange,
  'paymentmethod.setDefault': cardChange,
  'paymentmethod.delete': cardChange,
});
