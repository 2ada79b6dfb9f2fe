import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database.ts';
import { type InboundText, type Ingested, ingestText } from '../consents/ingest-texts.ts';
import { handlingOf } from './handling.ts';
import { reasonAgainst } from './judge.ts';
import { keepInbound, queueText, type TextFor } from './store.ts';

interface ReceiveParts {
  readonly db: Database;
  readonly clock: Clock;
}

/** A text as a provider delivers it, who knows nothing of accounts unless it says so. */
type Received = Omit<InboundText, 'tenantId'> & Partial<Pick<InboundText, 'tenantId'>>;

/**
 * Takes in a text that a person sent to a number of an account, once by its id: STOP, START and HELP
 * are honoured, it is kept for whom it is for, and what is to be answered by itself goes out
 * (PROV-01). Whoever hears of texts calls this: the webhook of a provider, and the switch.
 */
export async function receiveText({ db, clock }: ReceiveParts, text: Received): Promise<Ingested> {
  const tenantId = text.tenantId?.toLowerCase() ?? (await db.system((tx) => ownerOf(tx, text.to)));
  if (tenantId === null) {
    return { id: text.id, outcome: 'refused', reply: null, isNew: false, isMessage: false };
  }
  return db.tenant(tenantId, (tx) => takeIn(tx, { ...text, tenantId }, clock.now()));
}

async function ownerOf(tx: Tx, number: string): Promise<string | null> {
  const row = await tx
    .selectFrom('phone_number')
    .select('tenant_id')
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.tenant_id ?? null;
}

async function takeIn(tx: Tx, text: InboundText, now: Date): Promise<Ingested> {
  const { tenantId, from, to } = text;
  const handling = await handlingOf(tx, { tenantId, number: to });
  const ingested = await ingestText(tx, now, text);
  if (!ingested.isNew || handling === null) return ingested;
  const { whom, greeting } = handling;
  const numbers = { tenantId, own_number: to, other_number: from };
  await keepInbound(tx, { ...numbers, whom, body: text.text, at: new Date(text.at) }, now);
  if (ingested.reply !== null) {
    await answer(tx, { ...numbers, whom, answer: 'keyword', body: ingested.reply }, now);
  } else if (ingested.isMessage && greeting !== null) {
    await answer(tx, { ...numbers, whom, answer: 'greeting', body: greeting }, now);
  }
  return ingested;
}

interface Answer {
  readonly tenantId: string;
  readonly own_number: string;
  readonly other_number: string;
  readonly whom: TextFor;
  readonly answer: 'greeting' | 'keyword';
  readonly body: string;
}

/** Most answers of a kind that a person gets of a number in a day: machines that answer each other end. */
const mostAnswers = { greeting: 1, keyword: 5 } as const;
const day = 24 * 3_600_000;

/** Answers by itself, where it may and has not done so today. */
async function answer(tx: Tx, text: Answer, now: Date): Promise<void> {
  const { tenantId, own_number: from, other_number: to, answer: kind } = text;
  const { given } = await tx
    .selectFrom('text_message')
    .select(({ fn }) => fn.countAll<number>().as('given'))
    .where('tenant_id', '=', tenantId)
    .where('other_number', '=', to)
    .where('own_number', '=', from)
    .where('answer', '=', kind)
    .where('at', '>', new Date(now.getTime() - day))
    .executeTakeFirstOrThrow();
  if (Number(given) >= mostAnswers[kind]) return;
  const isKeyword = kind === 'keyword';
  if ((await reasonAgainst(tx, { tenantId, from, to, isKeyword }, now)) !== null) return;
  await queueText(tx, { ...text, teammate_id: null, sendAt: null }, now);
}
