import type { Telnyx } from 'telnyx';
import * as v from 'valibot';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { webhookAddress } from '../../telnyx/app.ts';
import { writing } from '../../telnyx/client.ts';
import { read, refusal } from '../../telnyx/read.ts';
import type { Messaging, SentText, TextAnswer, TextFault } from '../messaging.ts';
import { messageAnswerSchema, type TelnyxMessage } from './shapes.ts';

const [hour, day] = [3_600_000, 86_400_000];
/** Events come within seconds: after so long, nobody will tell what became of a text. */
const longest = hour;
/** Longer than a text is asked about. */
const kept = 30 * day;

/** Telnyx's codes of errors (developers.telnyx.com, messaging error codes); all others are `refused`. */
const faults: Readonly<Record<string, TextFault>> = {
  40001: 'noTexts',
  40002: 'filtered',
  40003: 'filtered',
  40005: 'unreachable',
  40006: 'unreachable',
  40008: 'unreachable',
};
const faultOf = (errors: readonly { readonly code: string }[] = []): TextFault =>
  faults[errors[0]?.code ?? ''] ?? 'refused';

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly open: () => Promise<Telnyx>;
}

/**
 * Texts by Telnyx (PROV-01). It knows no reference of ours, and the same request again is another
 * text, so that each is noted before it is handed in, and is handed in once (PROV-02): one whose
 * answer was lost is known by its events, which name our id in their address, and without any within
 * an hour it counts as refused.
 */
export function telnyxTexts(parts: Parts): Pick<Messaging, 'send' | 'check'> {
  const { db, clock, publicUrl, open } = parts;
  const check: Messaging['check'] = async ({ id, providerId }) => {
    const noted = await find(db, id);
    const known = providerId ?? noted?.provider_id ?? null;
    if (known === null) return noted === undefined ? null : unheard(noted.asked_at, clock);
    const answer = await (await open()).messages.retrieve(known);
    return standOf(read(messageAnswerSchema, answer).data);
  };
  return {
    check,
    async send(text) {
      const client = await open();
      if (!(await note(parts, text.id))) {
        const answer = await check({ ...text, providerId: null });
        if (answer === null) throw new Error('Another process hands in this text.');
        return answer;
      }
      try {
        const answer = await handIn(client, text, publicUrl);
        if ('fault' in answer) await forget(db, text.id);
        else await keepId(db, text.id, answer.providerId);
        return answer;
      } catch (error) {
        if (wasNotTaken(error)) await forget(db, text.id);
        throw error;
      }
    },
  };
}

async function handIn(client: Telnyx, text: SentText, publicUrl: string): Promise<TextAnswer> {
  const body = {
    from: text.from,
    to: text.to,
    text: text.text,
    type: 'SMS' as const,
    webhook_url: webhookAddress(publicUrl, `text/${text.id}`),
  };
  try {
    return standOf(read(messageAnswerSchema, await client.messages.send(body, writing)).data);
  } catch (error) {
    const refused = refusal(error);
    if (refused === null) throw error;
    return { state: 'refused', providerId: null, fault: faultOf(refused.error.errors) };
  }
}

function standOf({ id: providerId, to: [receiver], errors }: TelnyxMessage): TextAnswer {
  const status = receiver?.status ?? '';
  switch (status) {
    case 'queued':
    case 'sending':
      return { state: 'open', providerId };
    // The receiver's network tells no more of the second one.
    case 'sent':
    case 'delivery_unconfirmed':
      return { state: 'sent', providerId };
    case 'delivered':
    case 'read':
      return { state: 'delivered', providerId };
    case 'delivery_failed':
      return { state: 'lost', providerId, fault: faultOf(errors ?? []) };
    case 'sending_failed':
    case 'expired':
      return { state: 'refused', providerId, fault: faultOf(errors ?? []) };
    default:
      throw new Error(`Telnyx has a text as ${status}, which is not known here.`);
  }
}

/** What is said of a text that may have been sent, while nobody has told. */
function unheard(askedAt: Date, clock: Clock): TextAnswer {
  if (clock.now().getTime() - askedAt.getTime() < longest) {
    throw new Error('Telnyx has not told yet what became of this text.');
  }
  return { state: 'refused', providerId: null, fault: 'refused' };
}

/** Statuses of what Telnyx didn't take: a wrong key, and too much at once. */
const notTaken: readonly unknown[] = [401, 403, 429];
/** Ways in which a connection fails before anything is said. */
const notSaid: readonly unknown[] = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
];
const errorSchema = v.object({ status: v.unknown(), cause: v.optional(v.unknown()) });
const causeSchema = v.object({ cause: v.object({ code: v.string() }) });

/** Whether a text is certainly not sent, so that it is handed in again. */
function wasNotTaken(error: unknown): boolean {
  const known = v.safeParse(errorSchema, error);
  if (!known.success) return false;
  const { status, cause } = known.output;
  if (notTaken.includes(status)) return true;
  return v.is(causeSchema, cause) && notSaid.includes(cause.cause.code);
}

const find = (db: Database, id: string) =>
  db.system((tx) =>
    tx.selectFrom('telnyx_text').selectAll().where('id', '=', id).executeTakeFirst(),
  );

/** Notes that a text is handed in; false where that was done before. */
async function note({ db, clock }: Parts, id: string): Promise<boolean> {
  const now = clock.now();
  const noted = await db.system(async (tx) => {
    await tx
      .deleteFrom('telnyx_text')
      .where('asked_at', '<', new Date(now.getTime() - kept))
      .execute();
    return tx
      .insertInto('telnyx_text')
      .values({ id, provider_id: null, asked_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
  });
  return noted !== undefined;
}

const forget = (db: Database, id: string) =>
  db.system((tx) => tx.deleteFrom('telnyx_text').where('id', '=', id).execute());

/** Keeps what Telnyx calls a text; the first word stands. */
export const keepId = (db: Database, id: string, providerId: string | null) =>
  db.system((tx) =>
    tx
      .updateTable('telnyx_text')
      .set({ provider_id: providerId })
      .where('id', '=', id)
      .where('provider_id', 'is', null)
      .execute(),
  );
