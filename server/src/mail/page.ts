import type { FastifyInstance } from 'fastify';
import { ApiError } from '../platform/errors.ts';
import { isId } from '../platform/ids.ts';
import { listTexts } from '../messaging/outbox.ts';
import { findMail, listMails, type OutboxMail } from './outbox.ts';
import { escapeHtml } from './render.ts';

const shown = 200;

function asJson(mail: OutboxMail) {
  return {
    id: mail.id,
    kind: mail.kind,
    to: mail.recipient,
    sender: mail.sender,
    subject: mail.subject,
    text: mail.body_text,
    at: mail.created_at.toISOString(),
    sentAt: mail.sent_at?.toISOString() ?? null,
  };
}

/** A text message among the mails. */
type OutboxText = Awaited<ReturnType<typeof listTexts>>[number];

function textAsJson(text: OutboxText) {
  return {
    id: text.id,
    kind: 'text',
    to: text.recipient,
    subject: '',
    text: text.body,
    at: text.created_at.toISOString(),
    sentAt: null,
  };
}

function textList(all: OutboxText[]): string {
  if (all.length === 0) return '';
  const items = all.map(
    (text) =>
      `<li>${escapeHtml(text.body)} to ${escapeHtml(text.recipient)}, <time>${text.created_at.toISOString()}</time></li>`,
  );
  return `<h2>Text messages</h2><ul>${items.join('')}</ul>`;
}

function document(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><main><h1>${escapeHtml(title)}</h1>${body}</main></html>`;
}

function listPage(mails: OutboxMail[], all: OutboxText[]): string {
  if (mails.length + all.length === 0) return document('Mail', '<p>No mail yet.</p>');
  const items = mails.map(
    (mail) =>
      `<li><a href="/__mail/${mail.id}">${escapeHtml(mail.subject)}</a> to ${escapeHtml(mail.recipient)}, <time>${mail.created_at.toISOString()}</time></li>`,
  );
  return document('Mail', `<ul>${items.join('')}</ul>${textList(all)}`);
}

function mailPage(mail: OutboxMail): string {
  return document(
    mail.subject,
    `<p>To ${escapeHtml(mail.recipient)}</p>${mail.body_html}<p><a href="/__mail">All mail</a></p>`,
  );
}

/**
 * `GET /__mail` lists the newest mails and text messages of the outboxes, `GET /__mail/{id}` shows a mail with its links;
 * asked for JSON, the list answers `[{id, kind, to, subject, text, at, sentAt}]`. Everybody who
 * reaches the server may read it, so it exists in development and demonstrations only.
 */
export function addMailPage(app: FastifyInstance): void {
  const { db } = app.services;
  app.get<{ Querystring: { to?: string } }>('/__mail', async (request, reply) => {
    const all = await db.system((tx) => listMails(tx, shown));
    const { to } = request.query;
    const isWanted = ({ recipient }: { recipient: string }) => to === undefined || recipient === to;
    const mails = all.filter(isWanted);
    const sent = (await db.system((tx) => listTexts(tx, shown))).filter(isWanted);
    reply.header('cache-control', 'no-store');
    if (request.headers.accept?.includes('application/json'))
      return [...mails.map(asJson), ...sent.map(textAsJson)];
    return reply.type('text/html; charset=utf-8').send(listPage(mails, sent));
  });
  app.get<{ Params: { id: string } }>('/__mail/:id', async (request, reply) => {
    const { id } = request.params;
    const mail = isId(id) ? await db.system((tx) => findMail(tx, id)) : null;
    if (mail === null) throw new ApiError('NOTFOUND');
    reply.header('cache-control', 'no-store');
    return reply.type('text/html; charset=utf-8').send(mailPage(mail));
  });
}
