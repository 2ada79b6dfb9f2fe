import type { CallAnswer, CallReceived } from '@jackfield/contract';
import type { Consent, importConsents, NewConsent } from '@jackfield/contract/api/consent';
import { t } from '@jackfield/texts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { duplicate, invalidField } from '../../platform/errors.ts';
import type { EventSpec } from '../../platform/events.ts';
import { write } from '../../platform/write.ts';
import { campaignName, readConsent } from './repository.ts';
import { keepAgreements, keepStop, optedOutAmong } from './store.ts';
import { texts } from './texts.ts';

type Rows = CallReceived<typeof importConsents>['body']['rows'];
type Imported = CallAnswer<typeof importConsents>;

/** Tells browsers that the people of a campaign have changed. */
export const consentEvent = (campaignId: string): EventSpec => ({
  method: 'UpdateEntityAsync',
  eventType: 'campaign',
  id: campaignId,
});

/** How far the clock of who enters it may be ahead. */
const ahead = 60_000;

function timeOf(context: RequestContext, at: string | undefined, field: string): Date {
  const now = context.clock.now();
  const time = at === undefined ? now : new Date(at);
  if (time.getTime() > now.getTime() + ahead) throw invalidField(field, t(texts.inFuture));
  return time;
}

/** Enters what a person said; an agreement of somebody who has opted out is refused. */
export async function enterConsent(
  context: RequestContext,
  campaignId: string,
  consent: NewConsent,
): Promise<Consent> {
  const { tenantId, name } = signedIn(context);
  const { phoneNumber, state, kind, source, evidence } = consent;
  const at = timeOf(context, consent.at, 'at');
  const own = { tenant_id: tenantId, campaign_id: campaignId, phone_number: phoneNumber };
  const shown = { kind, source, evidence, keyword: null, to_number: null, entered_by: name, at };
  const stored = await write(context, {
    entity: 'campaign',
    id: campaignId,
    action: state === 'agreed' ? 'consent.add' : 'consent.stop',
    async change(tx) {
      const campaign = await campaignName(tx, tenantId, campaignId);
      if (state === 'optedOut') await keepStop(tx, { ...own, ...shown });
      else {
        const out = await optedOutAmong(tx, tenantId, [phoneNumber]);
        if (out.size > 0) throw duplicate('phoneNumber', t(texts.optedOut));
        await keepAgreements(tx, [{ ...own, ...shown, file_row: null }]);
      }
      const result = await readConsent(tx, { tenantId, campaignId }, phoneNumber);
      return {
        before: null,
        after: { phoneNumber, source },
        name: campaign,
        events: [consentEvent(campaignId)],
        result,
      };
    },
  });
  if (stored === null) throw new Error('What was just stored is not there.');
  return stored;
}

/** What becomes of each row: an opt-out of the account wins, and a number counts once. */
async function marksOf(
  tx: Tx,
  { tenantId, campaignId }: { tenantId: string; campaignId: string },
  rows: Rows,
): Promise<Imported['marks']> {
  const numbers = rows.map(({ phoneNumber }) => phoneNumber);
  const out = await optedOutAmong(tx, tenantId, numbers);
  const known = await tx
    .selectFrom('consent')
    .select('phone_number')
    .where('tenant_id', '=', tenantId)
    .where('campaign_id', '=', campaignId)
    .where('phone_number', 'in', numbers)
    .execute();
  const seen = new Set(known.map((row) => row.phone_number));
  return numbers.map((number) => {
    if (out.has(number)) return 'optedOut';
    if (seen.has(number)) return 'known';
    seen.add(number);
    return 'new';
  });
}

/** Adds the agreements of a file that are new, in one transaction and one entry of the history. */
export async function importAgreements(
  context: RequestContext,
  campaignId: string,
  { rows, isDryRun }: { rows: Rows; isDryRun: boolean },
): Promise<Imported> {
  const { tenantId, name } = signedIn(context);
  const own = { tenantId, campaignId };
  const times = rows.map(({ at }, index) => timeOf(context, at, `rows[${index}].at`));
  if (isDryRun) {
    return context.read(async (tx) => {
      await campaignName(tx, tenantId, campaignId);
      return { marks: await marksOf(tx, own, rows), added: 0 };
    });
  }
  let marks: Imported['marks'] = [];
  const added = await write(context, {
    entity: 'campaign',
    id: campaignId,
    action: 'consent.import',
    async change(tx) {
      const campaign = await campaignName(tx, tenantId, campaignId);
      marks = await marksOf(tx, own, rows);
      const wanted = rows.flatMap((row, index) =>
        marks[index] === 'new' ? [{ ...row, time: times[index] ?? context.clock.now() }] : [],
      );
      if (wanted.length === 0) return null;
      await keepAgreements(
        tx,
        wanted.map(({ row, phoneNumber, source, time }) => ({
          tenant_id: tenantId,
          campaign_id: campaignId,
          phone_number: phoneNumber,
          kind: 'file' as const,
          source,
          evidence: '',
          keyword: null,
          to_number: null,
          file_row: row,
          at: time,
          entered_by: name,
        })),
      );
      return {
        before: null,
        after: { count: wanted.length },
        name: campaign,
        events: [consentEvent(campaignId)],
        result: wanted.length,
      };
    },
  });
  return { marks, added: added ?? 0 };
}
