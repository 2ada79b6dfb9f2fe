import { formatMoney } from '@jackfield/domain';
import { t } from '@jackfield/texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html } from 'ghtml';
import * as v from 'valibot';
import { type Frame, messagePage, page } from '../../pages/layout.ts';
import { frameOf, type PageParts, prefixOf, send } from '../../pages/parts.ts';
import { paidReturn, portalPageOf } from '../../paid-return.ts';
import { decide, findWaiting } from '../confirmations.ts';
import { texts } from './texts.ts';

/** The page where the customer confirms or refuses a charge, as a bank would ask. */
function confirmPage(
  frame: Frame,
  { address, amount }: { address: string; amount: string },
): string {
  const title = t(texts.confirmTitle);
  const body = html`<form class="card narrow" method="post" action="${address}">
<h1>${title}</h1>
<p>${t(texts.confirmText, { amount, portal: frame.portal })}</p>
<button class="button" type="submit" name="answer" value="yes">${t(texts.confirmYes, { amount })}</button>
<button class="plain" type="submit" name="answer" value="no">${t(texts.confirmNo)}</button>
</form>`;
  return page(frame, title, body);
}

interface AtCharge {
  Params: { secret: string };
}

const answerSchema = v.fallback(v.object({ answer: v.string() }), { answer: '' });

/** The page where the customer gives the bank their word for a charge. */
export function addConfirmPage(app: FastifyInstance, parts: PageParts): void {
  const path = `${prefixOf(parts)}/confirm/:secret`;
  const decided = (request: FastifyRequest, reply: FastifyReply) => {
    const words = { title: t(texts.decidedTitle), text: t(texts.decidedText) };
    const back = portalPageOf(parts.portalUrl, null).href;
    return send(reply, messagePage(frameOf(parts, request), { ...words, back }), 410);
  };

  app.get<AtCharge>(path, async (request, reply) => {
    const { secret } = request.params;
    const charge = await findWaiting(parts, secret);
    if (charge === undefined) return decided(request, reply);
    const amount = formatMoney(Number(charge.amount), charge.currency);
    const address = `${parts.base}/confirm/${secret}`;
    return send(reply, confirmPage(frameOf(parts, request), { address, amount }));
  });

  app.post<AtCharge>(path, async (request, reply) => {
    const { secret } = request.params;
    const isConfirmed = v.parse(answerSchema, request.body).answer === 'yes';
    const reference = await decide(parts, { secret, isConfirmed });
    if (reference === null) return decided(request, reply);
    const purpose = await parts.books.decided(reference);
    const to = paidReturn(parts.portalUrl, { purpose, token: secret, isConfirmed });
    return reply.redirect(to, 303);
  });
}
