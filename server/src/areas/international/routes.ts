import {
  abroadUse,
  checkInternationalCharge,
  getCallRestriction,
  requestInternationalCall,
  setCallRestriction,
} from '@jackfield/contract/api/call-restriction';
import type { FastifyInstance } from 'fastify';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { WorkKind } from '../../platform/due-work.ts';
import { notFound } from '../../platform/errors.ts';
import { definePolicy } from '../../platform/policy.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { checkCard } from './check-card.ts';
import { requestCalling } from './request.ts';
import { readRestriction } from './restriction.ts';
import { setRestriction } from './set-restriction.ts';
import { useOf } from './use.ts';

const writers = { who: ['admin'], impersonation: false } as const;

/** International calling is for admins; who acts as somebody else reads it (annex C3). */
const internationalPolicy = definePolicy({
  'callRestriction.get': { who: ['admin'] },
  'callRestriction.use': { who: ['admin'] },
  'callRestriction.set': { ...writers, stepUp: true },
  'international.request': writers,
  'international.charge': { ...writers, stepUp: true },
});

function checkOwn(context: RequestContext, tenantId: string): void {
  if (tenantId.toLowerCase() !== signedIn(context).tenantId) throw notFound();
}

/** International calling in its three steps, and where calls may go (API-52 to API-55). */
export function addInternationalRoutes(
  app: FastifyInstance,
  { cards }: { readonly cards: WorkKind },
): void {
  addPolicy(app, internationalPolicy);

  addRoute(app, getCallRestriction, ({ context, params }) => {
    checkOwn(context, params.tenantId);
    const { tenantId } = signedIn(context);
    return context.read((tx) => readRestriction(tx, tenantId, context.clock.now()));
  });

  addRoute(app, abroadUse, ({ context, params }) => {
    checkOwn(context, params.tenantId);
    const { tenantId } = signedIn(context);
    return context.read((tx) => useOf(tx, tenantId, context.clock.now()));
  });

  addRoute(app, setCallRestriction, ({ context, params, body }) => {
    checkOwn(context, params.tenantId);
    return setRestriction(context, body);
  });

  addRoute(app, requestInternationalCall, ({ context, params }) => {
    checkOwn(context, params.tenantId);
    return requestCalling(context);
  });

  addRoute(app, checkInternationalCharge, ({ context, params }) => {
    checkOwn(context, params.tenantId);
    return checkCard(context, cards);
  });
}
