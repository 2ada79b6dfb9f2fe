import { campaignName } from '@jackfield/domain/campaign-name';
import type { NumberSwitch } from '../../carrier/number-switch.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database.ts';
import type { DueSubject } from '../../platform/due-rows.ts';
import type { WorkKind } from '../../platform/due-work.ts';
import { recordSystemChange } from '../../platform/system-change.ts';
import { numberEvent } from '../number-orders/repository.ts';
import { numberSwitchWork } from './attached-numbers.ts';

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly numberSwitch: NumberSwitch;
}

/**
 * Asks whether numbers of campaigns have been switched on, and tells when they can text; those that
 * are of no campaign any more are switched off.
 */
export function createNumberSwitchWork({ db, clock, numberSwitch }: Parts): WorkKind {
  return {
    kind: numberSwitchWork,
    async advance(subject) {
      const { tenantId } = subject;
      const found = await db.tenant(tenantId, (tx) => waiting(tx, subject));
      if (found === null) {
        const number = await db.tenant(tenantId, (tx) => left(tx, subject));
        if (number !== null) await numberSwitch.switchOff({ tenantId, number });
        return async () => null;
      }
      const { id: phoneNumberId, number, campaignId, attachedAt } = found;
      const answer = await numberSwitch.switchOn({ phoneNumberId, number, campaignId, attachedAt });
      if (answer.state === 'open') return async () => answer.askAgainAt;
      return async (tx) => {
        const now = await waiting(tx, subject);
        // A number that has come to another campaign meanwhile is asked about anew.
        if (now?.campaignId !== campaignId) return null;
        const at = clock.now();
        await tx
          .updateTable('campaign_number')
          .set({ ready_at: at })
          .where('tenant_id', '=', tenantId)
          .where('phone_number_id', '=', phoneNumberId)
          .execute();
        await recordSystemChange(tx, {
          tenantId,
          at,
          action: 'campaign.numberReady',
          entity: 'campaign',
          id: campaignId,
          name: campaignName(now),
          before: {},
          after: { numbers: [number] },
          events: [numberEvent(now)],
        });
        return null;
      };
    },
  };
}

/** A number that is of no campaign; null for one that is, or is gone. */
async function left(tx: Tx, { tenantId, subjectId }: DueSubject): Promise<string | null> {
  const found = await tx
    .selectFrom('phone_number as n')
    .leftJoin('campaign_number as c', 'c.phone_number_id', 'n.id')
    .select('n.number')
    .where('n.tenant_id', '=', tenantId)
    .where('n.id', '=', subjectId)
    .where('c.campaign_id', 'is', null)
    .executeTakeFirst();
  return found?.number ?? null;
}

/** A number that is not on yet; null once it is, or has left its campaign. */
async function waiting(tx: Tx, { tenantId, subjectId }: DueSubject) {
  const found = await tx
    .selectFrom('campaign_number as c')
    .innerJoin('phone_number as n', 'n.id', 'c.phone_number_id')
    .innerJoin('campaign as g', 'g.id', 'c.campaign_id')
    .select(['n.id', 'n.number', 'n.owner_type as ownerType', 'n.owner_id as ownerId'])
    .select(['c.campaign_id as campaignId', 'c.attached_at as attachedAt'])
    .select(['g.name', 'g.use_case as useCase'])
    .where('c.tenant_id', '=', tenantId)
    .where('c.phone_number_id', '=', subjectId)
    .where('c.ready_at', 'is', null)
    .forUpdate('c')
    .executeTakeFirst();
  return found ?? null;
}
