import { t } from '@jackfield/texts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
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
import { type Notice, portalPage } from './portal-page.ts';
import { texts } from './texts.ts';

const done: Readonly<Record<string, () => Notice>> = {
  card: () => ({ kind: 'good', text: t(texts.cardSaved) }),
  paid: () => ({ kind: 'good', text: t(texts.paidNow) }),
  underWay: () => ({ kind: 'info', text: t(texts.underWayNow) }),
};

/** The page where invoices and cards are settled (BILL-09). */
export function addPortalPage(app: FastifyInstance, parts: SandboxParts): void {
  const path = `${prefixOf(parts)}/portal/:id`;
  const show = (request: FastifyRequest, { visit, account }: Found, notice: Notice | null) =>
    portalPage(frameOf(parts, request), {
      account,
      address: portalAddress(parts, visit),
      addCard: cardAddress(parts, visit),
      back: visit.returnTo,
      notice,
    });

  app.get<{ Params: { id: string } }>(path, async (request, reply) => {
    const found = await find(parts, request.params.id, ['portal']);
    if (found === null) return gone(parts, request, reply);
    return send(reply, show(request, found, noticeOf(request.query)));
  });

  app.post<{ Params: { id: string; invoice: string } }>(
    `${path}/pay/:invoice`,
    async (request, reply) => {
      const { id, invoice } = request.params;
      const found = await find(parts, id, ['portal']);
      if (found === null) return gone(parts, request, reply);
      const address = portalAddress(parts, found.visit);
      // An invoice that is paid meanwhile is not on the page that follows.
      if (!found.account.invoices.some((one) => one.id === invoice)) {
        return reply.redirect(address, 303);
      }
      const outcome = await found.account.pay(invoice);
      if (outcome.state === 'unconfirmed') return reply.redirect(outcome.url, 303);
      if (outcome.state !== 'refused') {
        return reply.redirect(`${address}?done=${outcome.state}`, 303);
      }
      const after = (await find(parts, id, ['portal'])) ?? found;
      return send(reply, show(request, after, { kind: 'bad', text: outcome.reason }), 402);
    },
  );
}

function noticeOf(query: unknown): Notice | null {
  const { done: what } = v.parse(v.fallback(v.object({ done: v.string() }), { done: '' }), query);
  return Object.hasOwn(done, what) ? (done[what]?.() ?? null) : null;
}
