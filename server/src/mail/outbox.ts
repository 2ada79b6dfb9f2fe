import type { Selectable } from 'kysely';
import type { Tx } from '../platform/database.ts';
import type { MailOutboxTable } from './tables.ts';

export type OutboxMail = Selectable<MailOutboxTable>;

const batch = 10;
const firstWait = 30_000;
const longestWait = 3_600_000;

/** A mail is given up after about a day of attempts. */
const mostAttempts = 30;

/** How long to wait after the nth failed attempt: 30 s, doubling, at most an hour. */
function waitAfter(attempts: number): number {
  return Math.min(longestWait, firstWait * 2 ** Math.max(0, attempts - 1));
}

/**
 * Takes the mails that are due and puts off their next attempt, so that no other process sends them
 * meanwhile and a crash only delays them.
 */
export async function takeDueMails(tx: Tx, now: Date): Promise<OutboxMail[]> {
  const due = await tx
    .selectFrom('mail_outbox')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('next_attempt_at', '<=', now)
    .where('attempts', '<', mostAttempts)
    .orderBy('next_attempt_at')
    .limit(batch)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const mail of due) {
    await tx
      .updateTable('mail_outbox')
      .set({
        attempts: mail.attempts + 1,
        next_attempt_at: new Date(now.getTime() + waitAfter(mail.attempts + 1)),
      })
      .where('id', '=', mail.id)
      .execute();
  }
  return due;
}

export async function markSent(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('mail_outbox')
    .set({ sent_at: now, last_error: null })
    .where('id', '=', id)
    .execute();
}

export async function markFailed(tx: Tx, id: string, error: string): Promise<void> {
  await tx
    .updateTable('mail_outbox')
    .set({ last_error: error.slice(0, 500) })
    .where('id', '=', id)
    .execute();
}

/** Newest mails first. */
export function listMails(tx: Tx, limit: number): Promise<OutboxMail[]> {
  return tx
    .selectFrom('mail_outbox')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function findMail(tx: Tx, id: string): Promise<OutboxMail | null> {
  const mail = await tx
    .selectFrom('mail_outbox')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return mail ?? null;
}
