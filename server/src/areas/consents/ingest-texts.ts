import type { CallAnswer, CallReceived } from '@jackfield/contract';
import type { supportInboundText, TextOutcome } from '@jackfield/contract/api/consent';
import { t } from '@jackfield/texts';
import { campaignName } from '@jackfield/domain/campaign-name';
import type { Tx } from '../../platform/database.ts';
import { recordSystemChange } from '../../platform/system-change.ts';
import { consentEvent } from './change.ts';
import { type Meaning, meaningOf } from './keywords.ts';
import { keepAgreements, keepStart, keepStop } from './store.ts';
import { texts } from './texts.ts';

/** A text from a person to a number of an account. */
export type InboundText = CallReceived<typeof supportInboundText>['body']['texts'][number];

/** What a text did. */
export interface Ingested extends Readonly<CallAnswer<typeof supportInboundText>['texts'][number]> {
  /** False for one that was taken in before. */
  readonly isNew: boolean;
  /** It is no word such as STOP, but something for people to read. */
  readonly isMessage: boolean;
}

/** How far the clocks of the switch may be ahead. */
const ahead = 60_000;
/** Longest word that is kept of a text. */
const longestWord = 40;

/** The number that a text came to, with its campaign. */
function receiver(tx: Tx, { tenantId, to }: InboundText) {
  return tx
    .selectFrom('phone_number as n')
    .leftJoin('campaign_number as m', 'm.phone_number_id', 'n.id')
    .leftJoin('campaign as c', 'c.id', 'm.campaign_id')
    .leftJoin('brand as b', 'b.id', 'c.brand_id')
    .innerJoin('tenant as t', 't.id', 'n.tenant_id')
    .select(['n.id', 'c.id as campaignId', 'c.details', 'c.use_case as useCase', 'c.name'])
    .select(['b.brand_name as brandName', 't.company_name as companyName'])
    .where('n.tenant_id', '=', tenantId)
    .where('n.number', '=', to)
    .executeTakeFirst();
}

type Receiver = NonNullable<Awaited<ReturnType<typeof receiver>>>;

/** Honours what a text says, once by its id, and answers what goes back to who sent it (annex J6). */
export async function ingestText(tx: Tx, now: Date, text: InboundText): Promise<Ingested> {
  const id = text.id.toLowerCase();
  const known = { id, isNew: false, isMessage: false, reply: null };
  const found = await receiver(tx, text);
  if (found === undefined || Date.parse(text.at) > now.getTime() + ahead) {
    return { ...known, outcome: 'refused' };
  }
  const meaning = meaningOf(text.text, found.details);
  const outcome = await outcomeOf(tx, text, meaning);
  const stored = await tx
    .insertInto('inbound_text')
    .values({ tenant_id: text.tenantId, id, outcome, at: new Date(text.at) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('outcome')
    .executeTakeFirst();
  if (stored === undefined) return { ...known, outcome: await knownOutcome(tx, text, id) };
  await keep(tx, text, found, { meaning, outcome });
  if (outcome === 'optedOut' || outcome === 'agreed')
    await recordOutcome(tx, text, found, outcome, now);
  const reply = replyOf(found, outcome);
  return { id, isNew: true, isMessage: meaning === null, outcome, reply };
}

/**
 * What a text does. A word of the campaign brings nobody back who has opted out, and of STOP and
 * START the one that was sent later counts, whichever arrives first.
 */
async function outcomeOf(tx: Tx, text: InboundText, meaning: Meaning | null): Promise<TextOutcome> {
  if (meaning === null || meaning === 'help') return meaning ?? 'none';
  const kept = await tx
    .selectFrom('opt_out')
    .select(['stopped_at', 'started_at', 'is_in_force'])
    .where('tenant_id', '=', text.tenantId)
    .where('phone_number', '=', text.from)
    .forUpdate()
    .executeTakeFirst();
  const isBefore = (time: Date | null | undefined) => Boolean(time && time > new Date(text.at));
  if (meaning === 'stop') return isBefore(kept?.started_at) ? 'none' : 'optedOut';
  const { stopped_at: stoppedAt = null } = kept ?? {};
  if (meaning === 'start') {
    return stoppedAt !== null && stoppedAt >= new Date(text.at) ? 'none' : 'agreed';
  }
  return kept?.is_in_force ? 'none' : 'agreed';
}

async function knownOutcome(tx: Tx, { tenantId }: InboundText, id: string): Promise<TextOutcome> {
  const { outcome } = await tx
    .selectFrom('inbound_text')
    .select('outcome')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return outcome;
}

async function keep(
  tx: Tx,
  { tenantId, from, to, text, at: sentAt }: InboundText,
  { campaignId }: Receiver,
  { meaning, outcome }: { meaning: Meaning | null; outcome: TextOutcome },
): Promise<void> {
  const at = new Date(sentAt);
  const own = { tenant_id: tenantId, phone_number: from };
  const shown = {
    kind: 'keyword' as const,
    source: '',
    evidence: '',
    keyword: text.trim().slice(0, longestWord),
    to_number: to,
    entered_by: null,
    at,
  };
  if (meaning === 'stop') await keepStop(tx, { ...own, ...shown, campaign_id: campaignId });
  if (meaning === 'start') await keepStart(tx, { tenantId, phoneNumber: from, at });
  if (outcome !== 'agreed' || campaignId === null) return;
  await keepAgreements(tx, [{ ...own, ...shown, campaign_id: campaignId, file_row: null }]);
}

/** History and live message of what a text changed. */
async function recordOutcome(
  tx: Tx,
  { tenantId, from, to }: InboundText,
  { id, campaignId, name, useCase }: Receiver,
  outcome: 'optedOut' | 'agreed',
  at: Date,
): Promise<void> {
  await recordSystemChange(tx, {
    tenantId,
    at,
    action: outcome === 'optedOut' ? 'consent.keywordStop' : 'consent.keywordStart',
    entity: campaignId === null ? 'phoneNumber' : 'campaign',
    id: campaignId ?? id,
    name: campaignId === null ? to : campaignName({ name: name ?? '', useCase: useCase ?? '' }),
    before: {},
    after: { phoneNumber: from },
    events: campaignId === null ? [] : [consentEvent(campaignId)],
  });
}

/** What goes back to the person, in the words of the campaign where it has them. */
function replyOf(
  { details, brandName, companyName }: Receiver,
  outcome: TextOutcome,
): string | null {
  const brand = brandName || companyName;
  if (outcome === 'optedOut') return details?.optOutMessage || t(texts.stopped, { brand });
  if (outcome === 'agreed') return details?.optInMessage || t(texts.started, { brand });
  if (outcome === 'help') return details?.helpMessage || t(texts.help, { brand });
  return null;
}
