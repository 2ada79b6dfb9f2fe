import { t } from '@jackfield/texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { billsPage, type Notice } from './bills-page.ts';
import { find, type Found, frameOf, gone, type PageParts, prefixOf, send } from './parts.ts';
import { texts } from './texts.ts';
import type { PaymentVisit } from './visits.ts';

interface AtVisit {
  Params: { id: string };
}

const done: Readonly<Record<string, () => Notice>> = {
  card: () => ({ kind: 'good', text: t(texts.cardSaved) }),
  paid: () => ({ kind: 'good', text: t(texts.paidNow) }),
  underWay: () => ({ kind: 'info', text: t(texts.underWayNow) }),
  unconfirmed: () => ({ kind: 'info', text: t(texts.unconfirmedNow) }),
};

const querySchema = v.fallback(
  v.object({
    done: v.optional(v.string(), ''),
    payment_intent: v.optional(v.string(), ''),
    is_default: v.optional(v.string(), ''),
  }),
  { done: '', payment_intent: '', is_default: '' },
);

const paySchema = v.fallback(v.object({ card: v.optional(v.pipe(v.string(), v.uuid())) }), {});

/** The page where invoices are paid and cards are seen to, whoever the provider is (BILL-09). */
export function addBillsPage(app: FastifyInstance, parts: PageParts): void {
  const { base, openCardEntry, openCards } = parts;
  const path = `${prefixOf(parts)}/portal/:id`;
  const addressOf = ({ id }: PaymentVisit) => `${base}/portal/${id}`;
  const show = (request: FastifyRequest, { visit, account }: Found, notice: Notice | null) =>
    billsPage(frameOf(parts, request), {
      account,
      address: addressOf(visit),
      hasCardsPage: openCards !== null,
      back: visit.returnTo,
      notice,
    });
  /** Leads to a page of the provider, and from there back here. */
  const leave = async (
    request: FastifyRequest<AtVisit>,
    reply: FastifyReply,
    way: typeof openCardEntry,
  ) => {
    const found = await find(parts, request.params.id, 'portal');
    if (found === null) return gone(parts, request, reply);
    const { visit } = found;
    return reply.redirect(await way({ ...visit, returnTo: addressOf(visit) }), 303);
  };

  app.get<AtVisit>(path, async (request, reply) => {
    const found = await find(parts, request.params.id, 'portal');
    if (found === null) return gone(parts, request, reply);
    const { done: what, payment_intent: token, is_default } = v.parse(querySchema, request.query);
    if (token === '') {
      const notice = Object.hasOwn(done, what) ? (done[what]?.() ?? null) : null;
      return send(reply, show(request, found, notice));
    }
    const refused = await found.account.addCard({ token, isDefault: is_default === '1' });
    if (refused === null) return reply.redirect(`${addressOf(found.visit)}?done=card`, 303);
    return send(reply, show(request, found, { kind: 'bad', text: refused }), 400);
  });

  app.get<AtVisit>(`${path}/card`, (request, reply) => leave(request, reply, openCardEntry));
  if (openCards !== null) {
    app.get<AtVisit>(`${path}/cards`, (request, reply) => leave(request, reply, openCards));
  }

  app.post<{ Params: { id: string; invoice: string } }>(
    `${path}/pay/:invoice`,
    async (request, reply) => {
      const { id, invoice } = request.params;
      const found = await find(parts, id, 'portal');
      if (found === null) return gone(parts, request, reply);
      const address = addressOf(found.visit);
      // An invoice that is paid meanwhile is not on the page that follows.
      if (!found.account.invoices.some((one) => one.id === invoice)) {
        return reply.redirect(address, 303);
      }
      const { card } = v.parse(paySchema, request.body);
      const outcome = await found.account.pay({ invoiceId: invoice, card });
      if (outcome.state === 'refused') {
        const after = (await find(parts, id, 'portal')) ?? found;
        return send(reply, show(request, after, { kind: 'bad', text: outcome.reason }), 402);
      }
      // A form may lead nowhere but to its own pages; the page has a link to those of others.
      const isNear = outcome.state === 'unconfirmed' && outcome.url.startsWith(`${base}/`);
      return reply.redirect(isNear ? outcome.url : `${address}?done=${outcome.state}`, 303);
    },
  );
}
