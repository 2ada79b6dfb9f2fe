import type { BusinessHour } from '@jackfield/contract/api/routing';
import type { FixSaves } from '@jackfield/contract/api/routing-engine';
import { businessHourSchema } from '@jackfield/contract/api/routing';
import { fixedHours, fixedKeys, type RoutingFix } from '@jackfield/domain/routing';
import * as v from 'valibot';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { ApiError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { changeRecord, type Members } from '../../platform/record.ts';
import { checkMayWrite } from '../../platform/scopes.ts';
import { type Outside, undoSave } from '../audit/restore.ts';
import { keysIn } from '../ivr/menu-record.ts';
import { records } from '../records/records.ts';

/** What an act does to a record, with what the history calls it. */
interface Act {
  readonly entity: FixSaves[number]['entity'];
  readonly id: string;
  readonly action: string;
  readonly members: Members | ((now: Members) => Members);
}

const targets = {
  company: {
    openHour: ['callHandlingOpenHour', 'company.setCallHandling'],
    closedHour: ['callHandlingClosedHour', 'company.setCallHandling'],
  },
  team: {
    openHour: ['callHandlingOpenHour', 'team.setOpenHour'],
    missedCall: ['missedCallHandling', 'team.setMissedCall'],
  },
  teammate: { missedCall: ['missedCallHandling', 'teammate.setCallHandling'] },
} as const satisfies Record<string, Record<string, readonly [string, string]>>;

function targetAct({ of, part, target }: Extract<RoutingFix, { kind: 'setTarget' }>): Act {
  const places: Readonly<Record<string, readonly [string, string]>> = targets[of.kind];
  const place = places[part];
  if (place === undefined) throw new ApiError('INVALIDINPUT');
  const [member, action] = place;
  return { entity: of.kind, id: of.id, action, members: { [member]: target } };
}

const membersSchema = v.array(v.object({ teammateId: v.string() }));
const hoursIn = (now: Members): BusinessHour => v.parse(businessHourSchema, now.businessHour);
const hoursActions = { company: 'company.setBusinessHour', team: 'team.setSetting' } as const;

function actOf(fixing: RoutingFix): Act {
  switch (fixing.kind) {
    case 'removeKey':
    case 'setKey':
      return {
        entity: 'ivr',
        id: fixing.menuId,
        action: 'ivr.update',
        members: ({ keys }) => ({ keys: fixedKeys(keysIn(keys), fixing) }),
      };
    case 'addDate':
    case 'addDates':
    case 'closeGaps': {
      const { kind: entity, id } = fixing.of;
      const members = (now: Members) => ({
        businessHour: fixedHours(hoursIn(now), fixing, newId),
      });
      return { entity, id, action: hoursActions[entity], members };
    }
    case 'endOverride': {
      const { kind: entity, id } = fixing.of;
      return { entity, id, action: `${entity}.endOverride`, members: { override: null } };
    }
    case 'setTarget':
      return targetAct(fixing);
    case 'removeMember': {
      const { teamId: id, personId } = fixing;
      const members = (now: Members) => ({
        members: v
          .parse(membersSchema, now.members)
          .filter(({ teammateId }) => teammateId !== personId),
      });
      return { entity: 'team', id, action: 'team.setMembers', members };
    }
  }
}

/** Records are locked in one order, so that no two fixes wait for each other. */
const inOrder = <Of extends { entity: string; id: string }>(acts: readonly Of[]): Of[] =>
  acts.toSorted((one, other) =>
    `${one.entity} ${one.id}`.localeCompare(`${other.entity} ${other.id}`),
  );

/**
 * Does small changes to records as they are now, all in one transaction or none, and answers what
 * takes them back. Throws 404 and what saving one of the records throws.
 */
export function fix(context: RequestContext, acts: readonly RoutingFix[]): Promise<FixSaves> {
  const changes = inOrder(acts.map(actOf));
  checkMayWrite(signedIn(context), changes);
  return context.db.tenant(signedIn(context).tenantId, async () => {
    const saves = new Map<string, FixSaves[number]>();
    for (const { entity, id, ...change } of changes) {
      const { changed, version } = await changeRecord(context, records[entity], { id, ...change });
      const before = saves.get(id)?.versions ?? 0;
      if (changed.length > 0) saves.set(id, { entity, id, version, versions: before + 1 });
    }
    return [...saves.values()];
  });
}

/** Reverts the saves of a fix, all or none; throws what the undo of a save throws. */
export function revertFix(
  context: RequestContext,
  saves: FixSaves,
  outside: Outside,
): Promise<void> {
  checkMayWrite(signedIn(context), saves);
  return context.db.tenant(signedIn(context).tenantId, async () => {
    for (const { entity, id, ...save } of inOrder(saves)) {
      const { skipped } = await undoSave(context, { entity, id, save, outside });
      const [left] = skipped;
      if (left) throw new ApiError('NOTHINGTORESTORE', { message: left.message });
    }
  });
}
