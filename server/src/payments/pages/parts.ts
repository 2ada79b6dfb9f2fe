import { type Message, t } from '@jackfield/texts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { languageFor } from '../../platform/languages.ts';
import type { PaymentLog } from '../beside-parts.ts';
import type { Visit } from '../payments.ts';
import type { AccountBook, Books } from './books.ts';
import { type Frame, messagePage } from './layout.ts';
import { texts } from './texts.ts';
import { findVisit, type PaymentVisit } from './visits.ts';

/** Where somebody is led who leaves a page for one of the provider. */
type Way = (visit: Visit) => Promise<string>;

/** What the pages beside the portal are made of. */
export interface PageParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly books: Books;
  /** Address of these pages, without a slash at the end. */
  readonly base: string;
  /** Origin of the portal, and what it is called. */
  readonly portalUrl: string;
  readonly portalName: string;
  readonly openCardEntry: Way;
  /** To the provider's own page of cards; null where it has none. */
  readonly openCards: Way | null;
  /** What stands above every page; null for nothing. */
  readonly note: Message | null;
  /** Told what went wrong; null for pages where that could hold what was typed. */
  readonly log: PaymentLog | null;
}

/** Somebody who is let in, and their account. */
export interface Found {
  readonly visit: PaymentVisit;
  readonly account: AccountBook;
}

/** Path under which the routes stand. */
export const prefixOf = ({ base }: Pick<PageParts, 'base'>): string =>
  new URL(base).pathname.replace(/\/$/, '');

/** The language that the browser asks for. */
export const languageOf = (request: FastifyRequest): string =>
  languageFor(request.headers['accept-language']);

export const frameOf = ({ base, portalName, note }: PageParts, request: FastifyRequest): Frame => ({
  base,
  portal: portalName,
  language: languageOf(request),
  note: note && t(note),
});

/** The visit of an address and its account; null for one that is over, or of another kind. */
export async function find(
  parts: PageParts,
  id: string,
  kind: PaymentVisit['kind'],
): Promise<Found | null> {
  const visit = await findVisit(parts, id);
  if (visit?.kind !== kind) return null;
  const account = await parts.books.open(visit);
  return account && { visit, account };
}

export const send = (reply: FastifyReply, text: string, status = 200): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').send(text);

/** Answers an address that leads nowhere, or no longer. */
export function gone(parts: PageParts, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const words = {
    title: t(texts.goneTitle),
    text: t(texts.goneText, { portal: parts.portalName }),
    back: parts.portalUrl,
  };
  return send(reply, messagePage(frameOf(parts, request), words), 404);
}

/** Answers what went wrong, mostly because the provider could not be reached. */
export function failed(
  parts: PageParts,
  error: Error & { statusCode?: number },
  [request, reply]: readonly [FastifyRequest, FastifyReply],
): FastifyReply {
  parts.log?.warn({ reason: error.message }, 'page of bills failed');
  const words = { title: t(texts.failedTitle), text: t(texts.failedText), back: parts.portalUrl };
  return send(reply, messagePage(frameOf(parts, request), words), error.statusCode ?? 502);
}
