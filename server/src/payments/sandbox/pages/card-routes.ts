import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import {
  find,
  type Found,
  frameOf,
  gone,
  type PageParts,
  prefixOf,
  send,
} from '../../pages/parts.ts';
import type { PaymentVisit } from '../../pages/visits.ts';
import { keepCard } from '../keep-card.ts';
import { cardFormSchema, emptyForm, filledWith, readCardForm } from './card-form.ts';
import { type CardPage, cardPage } from './card-page.ts';

interface AtVisit {
  Params: { id: string };
}

const useSchema = v.fallback(v.object({ use: v.pipe(v.string(), v.regex(/^[0-5]$/)) }), {
  use: '',
});

/** The page where a card is entered, on the way from the portal or from the billing portal. */
export function addCardPage(app: FastifyInstance, parts: PageParts): void {
  const path = `${prefixOf(parts)}/card/:id`;
  const show = (
    request: FastifyRequest,
    { visit, account }: Found,
    view: Pick<CardPage, 'form' | 'faults' | 'isFilled'>,
  ) => {
    const address = `${parts.base}/card/${visit.id}`;
    return cardPage(frameOf(parts, request), { account, address, back: visit.returnTo, ...view });
  };

  app.get<AtVisit>(path, async (request, reply) => {
    const found = await find(parts, request.params.id, 'card');
    if (found === null) return gone(parts, request, reply);
    const { use } = v.parse(useSchema, request.query);
    const isFilled = use !== '';
    const form = filledWith(isFilled ? Number(use) : -1, found.account, parts.clock.now());
    return send(reply, show(request, found, { form, faults: {}, isFilled }));
  });

  app.post<AtVisit>(path, async (request, reply) => {
    const found = await find(parts, request.params.id, 'card');
    if (found === null) return gone(parts, request, reply);
    const form = v.parse(v.fallback(cardFormSchema, emptyForm), request.body);
    const read = readCardForm(form, parts.clock.now());
    if ('faults' in read) {
      const view = { form: { ...form, code: '' }, faults: read.faults, isFilled: true };
      return send(reply, show(request, found, view), 422);
    }
    const { visit } = found;
    const token = await keepCard(parts, visit.tenantId, read.card);
    const isDefault = form.isDefault !== undefined;
    return reply.redirect(returnWith(visit, token, isDefault), 303);
  });
}

/** The way back to where the token is exchanged for the card. */
function returnWith({ returnTo }: PaymentVisit, token: string, isDefault: boolean): string {
  const to = new URL(returnTo);
  to.searchParams.set('payment_intent', token);
  to.searchParams.set('redirect_status', 'succeeded');
  to.searchParams.set('source_type', 'card');
  if (isDefault) to.searchParams.set('is_default', '1');
  return to.href;
}
