import type { CallReceived } from '@jackfield/contract';
import type { setSignOnMode, SignOn } from '@jackfield/contract/api/sso';
import { t } from '@jackfield/texts';
import { type RequestContext, signedIn } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database.ts';
import { invalidField } from '../../../platform/errors.ts';
import { accountRow } from '../../../platform/rows.ts';
import { write } from '../../../platform/write.ts';
import { beginOf } from '../second-step/account.ts';
import { endBreakGlass } from './connect.ts';
import { domainsOf } from './domains.ts';
import type { SsoParts } from './parts.ts';
import { type Connection, connectionOf } from './providers.ts';
import { isOfToday, ownerOf, readSignOn } from './read.ts';
import { texts } from './texts.ts';

type Wanted = CallReceived<typeof setSignOnMode>['body'];

/** Throws 400 for what is in the way of turning it on. */
async function checkMay(tx: Tx, connection: Connection, wanted: Wanted, now: Date): Promise<void> {
  if (wanted.mode === 'off') return;
  const { tenant_id: tenantId, last_test: test } = connection;
  const domains = await domainsOf(tx, tenantId);
  if (domains.every(({ verifiedAt }) => verifiedAt === null)) {
    throw invalidField('mode', t(texts.verifiedDomainNeeded));
  }
  if (wanted.mode === 'offered') return;
  const { time_zone: zone } = await accountRow(tx, tenantId);
  if (test === null || test.problem !== null || !isOfToday(test.at, zone, now)) {
    throw invalidField('mode', t(texts.testNeeded));
  }
  const owner = await ownerOf(tx, tenantId);
  if (!owner.hasPassword || !owner.hasPasskey) throw invalidField('mode', t(texts.ownerNotReady));
}

/** The day from which it is required, and the instant at which that begins. */
async function dayOf(tx: Tx, before: Connection, { mode, requiredFrom: from }: Wanted, now: Date) {
  if (mode !== 'required') return { required_from: null, required_since: null };
  if (from === null) throw invalidField('requiredFrom', t(texts.dayNeeded), 'REQUIRED');
  // The day stays what it was although it has passed.
  if (before.required_from === from) {
    return { required_from: from, required_since: before.required_since };
  }
  const { time_zone: zone } = await accountRow(tx, before.tenant_id);
  return { required_from: from, required_since: beginOf(from, zone, now) };
}

const audited = (
  row: Pick<Connection, 'mode' | 'required_from' | 'just_in_time' | 'is_provider_step_taken'>,
) => ({
  mode: row.mode,
  requiredFrom: row.required_from,
  justInTime: row.just_in_time,
  isProviderStepTaken: row.is_provider_step_taken,
});

/**
 * Turns single sign-on off, offers it, or requires it from a day on (SSO-01). Requiring it needs a
 * test that passed today, and an owner who gets in without the provider. Throws 400 at the field.
 */
export function setMode(parts: SsoParts, context: RequestContext, wanted: Wanted): Promise<SignOn> {
  const { tenantId } = signedIn(context);
  const now = context.clock.now();
  return parts.db.system(async (tx) => {
    const known = await connectionOf(tx, tenantId);
    if (known === null) throw invalidField('mode', t(texts.notConnected));
    await write(context, {
      entity: 'sso',
      id: known.id,
      action: 'sso.setMode',
      table: 'sso_connection',
      async change() {
        const before = (await connectionOf(tx, tenantId)) ?? known;
        const day = await dayOf(tx, before, wanted, now);
        const isLess = before.mode === wanted.mode && before.required_from === day.required_from;
        if (!isLess) await checkMay(tx, before, wanted, now);
        const after = {
          ...day,
          mode: wanted.mode,
          just_in_time: wanted.justInTime,
          is_provider_step_taken: wanted.isProviderStepTaken,
        };
        if (JSON.stringify(audited(before)) === JSON.stringify(audited(after))) return null;
        await tx.updateTable('sso_connection').set(after).where('id', '=', before.id).execute();
        if (wanted.mode !== 'required') await endBreakGlass(tx, tenantId);
        const event = { method: 'UpdateEntityAsync', eventType: 'sso', id: before.id } as const;
        return {
          before: audited(before),
          after: audited(after),
          name: before.issuer,
          events: [event],
          result: true,
        };
      },
    });
    return readSignOn(tx, { tenantId, publicUrl: parts.publicUrl, now });
  });
}
