import type { Clock } from '../../platform/clock.ts';
import { type Database, outsideTransaction } from '../../platform/database.ts';
import { sendDueReceipts } from './impersonation/receipt.ts';
import { tokenLives } from './tokens/tokens.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Log lines of browsers are kept this long. */
const logLife = 30 * day;
/** Mails stay readable this long after they were written. */
const mailLife = 30 * day;

/**
 * Deletes what nobody can use any more: ended and expired sessions, old links, failures, solved
 * challenges, log lines, mails, devices and places not seen for the life of the devices' cookie.
 */
export async function deleteExpired(db: Database, clock: Clock): Promise<void> {
  const now = clock.now().getTime();
  const before = (age: number) => new Date(now - age);
  await db.system(async (tx) => {
    // A session under an impersonated one goes with or after it.
    const gone = before(tokenLives.refresh * 1000);
    await tx
      .deleteFrom('session')
      .where((row) => row.or([row('expires_at', '<', gone), row('ended_at', '<', gone)]))
      .where('parent_id', 'is not', null)
      .execute();
    await tx
      .deleteFrom('session as s')
      .where((row) => row.or([row('s.expires_at', '<', gone), row('s.ended_at', '<', gone)]))
      .where((row) =>
        row.not(
          row.exists(
            row.selectFrom('session as c').select('c.id').whereRef('c.parent_id', '=', 's.id'),
          ),
        ),
      )
      .execute();
    await tx
      .deleteFrom('link_token')
      .where('expires_at', '<', before(7 * day))
      .execute();
    await tx
      .deleteFrom('sign_in_failure')
      .where('since', '<', before(day))
      .where((row) =>
        row.or([row('locked_until', 'is', null), row('locked_until', '<', before(0))]),
      )
      .execute();
    await tx.deleteFrom('sign_in_step').where('expires_at', '<', before(0)).execute();
    await tx.deleteFrom('setup_link').where('expires_at', '<', before(0)).execute();
    await tx.deleteFrom('captcha_used').where('expires_at', '<', before(hour)).execute();
    await tx
      .deleteFrom('known_device')
      .where('last_used_at', '<', before(400 * day))
      .execute();
    await tx
      .deleteFrom('sign_in_place')
      .where('last_at', '<', before(400 * day))
      .execute();
    await tx.deleteFrom('client_log').where('at', '<', before(logLife)).execute();
    await tx.deleteFrom('text_outbox').where('created_at', '<', before(day)).execute();
    // What became of a text is asked for three days.
    await tx
      .deleteFrom('sandbox_text')
      .where('sent_at', '<', before(7 * day))
      .execute();
    await tx.deleteFrom('mail_outbox').where('created_at', '<', before(mailLife)).execute();
  });
}

/** Deletes every hour and sends receipts every minute; answers how to stop. */
export function startCleanup(port: {
  db: Database;
  clock: Clock;
  log: { warn(fields: object, message: string): void };
}): () => void {
  const { db, clock } = port;
  const every = (ms: number, work: () => Promise<unknown>) =>
    setInterval(() => {
      outsideTransaction(work).catch((error: unknown) =>
        port.log.warn({ reason: String(error) }, 'clean-up of sessions'),
      );
    }, ms);
  const timers = [
    every(hour, () => deleteExpired(db, clock)),
    every(minute, () => db.system((tx) => sendDueReceipts(tx, clock.now()))),
  ];
  for (const timer of timers) timer.unref();
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
