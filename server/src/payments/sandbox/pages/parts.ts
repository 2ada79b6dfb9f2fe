import { t } from '@jackfield/texts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { languageFor } from '../../../platform/languages.ts';
import type { AccountBook, SandboxBooks } from '../books.ts';
import { findVisit, type SandboxVisit } from '../visits.ts';
import { type Frame, messagePage } from './layout.ts';
import { texts } from './texts.ts';

/** What the pages of the sandbox are made of. */
export interface SandboxParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly books: SandboxBooks;
  /** Address of these pages, without a slash at the end. */
  readonly base: string;
  /** Origin of the portal, and what it is called. */
  readonly portalUrl: string;
  readonly portalName: string;
}

/** Somebody who is let in, and their account. */
export interface Found {
  readonly visit: SandboxVisit;
  readonly account: AccountBook;
}

/** Path under which the routes stand. */
export const prefixOf = ({ base }: SandboxParts): string =>
  new URL(base).pathname.replace(/\/$/, '');

export const cardAddress = ({ base }: SandboxParts, { id }: SandboxVisit): string =>
  `${base}/card/${id}`;
export const portalAddress = ({ base }: SandboxParts, { id }: SandboxVisit): string =>
  `${base}/portal/${id}`;

/** The language that the browser asks for. */
export const languageOf = (request: FastifyRequest): string =>
  languageFor(request.headers['accept-language']);

export const frameOf = ({ base, portalName }: SandboxParts, request: FastifyRequest): Frame => ({
  base,
  portal: portalName,
  language: languageOf(request),
});

/** The visit of an address and its account; null for one that is over, or of another kind. */
export async function find(
  parts: SandboxParts,
  id: string,
  kinds: readonly SandboxVisit['kind'][],
): Promise<Found | null> {
  const visit = await findVisit(parts, id);
  if (visit === null || !kinds.includes(visit.kind)) return null;
  const account = await parts.books.open(visit);
  return account && { visit, account };
}

export const send = (reply: FastifyReply, text: string, status = 200): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').send(text);

/** Answers an address that leads nowhere, or no longer. */
export function gone(
  parts: SandboxParts,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const words = {
    title: t(texts.goneTitle),
    text: t(texts.goneText, { portal: parts.portalName }),
    back: parts.portalUrl,
  };
  return send(reply, messagePage(frameOf(parts, request), words), 404);
}
