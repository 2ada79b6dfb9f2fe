import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { keepCard } from '../keep-card.ts';
import type { SandboxVisit } from '../visits.ts';
import { cardFormSchema, emptyForm, filledWith, readCardForm } from './card-form.ts';
import { type CardPage, cardPage } from './card-page.ts';
import {
  cardAddress,
  find,
  type Found,
  frameOf,
  gone,
  portalAddress,
  prefixOf,
  type SandboxParts,
  send,
} from './parts.ts';

interface AtVisit {
  Params: { id: string };
}

const useSchema = v.fallback(v.object({ use: v.pipe(v.string(), v.regex(/^[0-5]$/)) }), {
  use: '',
});

/** The page where a card is entered, on the way from the portal or from the billing portal. */
export function addCardPage(app: FastifyInstance, parts: SandboxParts): void {
  const path = `${prefixOf(parts)}/card/:id`;
  const show = (
    request: FastifyRequest,
    { visit, account }: Found,
    view: Pick<CardPage, 'form' | 'faults' | 'isFilled'>,
  ) => {
    const back = visit.kind === 'card' ? visit.returnTo : portalAddress(parts, visit);
    const frame = frameOf(parts, request);
    return cardPage(frame, { account, address: cardAddress(parts, visit), back, ...view });
  };

  app.get<AtVisit>(path, async (request, reply) => {
    const found = await find(parts, request.params.id, ['card', 'portal']);
    if (found === null) return gone(parts, request, reply);
    const { use } = v.parse(useSchema, request.query);
    const isFilled = use !== '';
    const form = filledWith(isFilled ? Number(use) : -1, found.account, parts.clock.now());
    return send(reply, show(request, found, { form, faults: {}, isFilled }));
  });

  app.post<AtVisit>(path, async (request, reply) => {
    const found = await find(parts, request.params.id, ['card', 'portal']);
    if (found === null) return gone(parts, request, reply);
    const form = v.parse(v.fallback(cardFormSchema, emptyForm), request.body);
    const read = readCardForm(form, parts.clock.now());
    if ('faults' in read) {
      const view = { form: { ...form, code: '' }, faults: read.faults, isFilled: true };
      return send(reply, show(request, found, view), 422);
    }
    const { visit, account } = found;
    const token = await keepCard(parts, visit.tenantId, read.card);
    const isDefault = form.isDefault !== undefined;
    if (visit.kind === 'card') return reply.redirect(returnWith(visit, token, isDefault), 303);
    await account.addCard({ token, isDefault });
    return reply.redirect(`${portalAddress(parts, visit)}?done=card`, 303);
  });
}

/** The way back into the portal, which exchanges the token for the card. */
function returnWith({ returnTo }: SandboxVisit, token: string, isDefault: boolean): string {
  const to = new URL(returnTo);
  to.searchParams.set('payment_intent', token);
  to.searchParams.set('redirect_status', 'succeeded');
  to.searchParams.set('source_type', 'card');
  if (isDefault) to.searchParams.set('is_default', '1');
  return to.href;
}
