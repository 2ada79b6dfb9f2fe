import { supportInboundText } from '@jackfield/contract/api/consent';
import {
  cancelText,
  listTextNumbers,
  listTexts,
  quoteText,
  sendText,
} from '@jackfield/contract/api/text';
import type { FastifyInstance } from 'fastify';
import { pageAnswer, wantedPage } from '../../platform/list.ts';
import { definePolicy } from '../../platform/policy.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { selectTexts, textScope } from './listing.ts';
import { selectTextNumbers } from './numbers.ts';
import { receiveText } from './receive.ts';
import { cancel, quote, send } from './send.ts';

const everybody = { who: ['admin', 'standard'], countries: ['USA', 'CAN'] } as const;

/** Everybody has texts; whose they are, listing.ts says. Malaysia has none (OP-76). */
const textPolicy = definePolicy({
  'text.list': everybody,
  'text.numbers': everybody,
  'text.quote': { ...everybody, isRead: true },
  // Nobody writes in the name of somebody else.
  'text.send': { ...everybody, impersonation: false },
  'text.cancel': everybody,
  'support.inboundText': { who: ['support'] },
});

/** Texts of an account, in and out (PROV-01). */
export function addTextRoutes(
  app: FastifyInstance,
  parts: Parameters<typeof receiveText>[0],
): void {
  addPolicy(app, textPolicy);

  addRoute(app, listTexts, ({ context, query: { pageNum, limit, ...asked } }) =>
    context.read(async (tx) => {
      const page = wantedPage({ pageNum, limit }, { isPaged: true });
      const { items, total } = await selectTexts(tx, await textScope(tx, context, asked), page);
      return pageAnswer(items, total, page);
    }),
  );

  addRoute(app, listTextNumbers, ({ context }) =>
    context.read(async (tx) => ({ items: await selectTextNumbers(tx, context) })),
  );

  addRoute(app, quoteText, ({ context, body }) => quote(context, body));

  addRoute(app, sendText, ({ context, body }) => send(context, body));

  addRoute(app, cancelText, ({ context, params }) => cancel(context, params.id.toLowerCase()));

  addRoute(app, supportInboundText, async ({ body }) => {
    const texts = [];
    for (const text of body.texts) {
      const { id, outcome, reply } = await receiveText(parts, text);
      texts.push({ id, outcome, reply });
    }
    return { texts };
  });
}
