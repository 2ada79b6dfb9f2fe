import { notValid } from '@jackfield/contract';
import { type CallOverride, overrideSchemaOf } from '@jackfield/contract/api/call-override';
import {
  type BusinessHour,
  businessHourSchema,
  type RoutingTarget,
  type TargetPlace,
  targetSchemaOf,
} from '@jackfield/contract/api/routing';
import { type Message, t } from '@jackfield/texts';
import * as v from 'valibot';
import { signedIn } from '../../platform/context.ts';
import { invalidField } from '../../platform/errors.ts';
import type { Changing, RecordField } from '../../platform/record.ts';
import type { Tx } from '../../platform/database.ts';
import { isTimeZone } from '../../platform/time-zone.ts';
import { checkUntil } from './change-override.ts';
import { checkTarget, type TargetOwner } from './check-target.ts';
import { callHandlingEvent, hoursEvent } from './events.ts';
import { type OverrideOwner, overridePlaces } from './stored-override.ts';
import { texts } from './texts.ts';

/**
 * What the shape of the hours cannot say: the time zone exists, and the actions of dates lead to
 * records of the account. Throws 400 INVALIDINPUT; `field` is what
 * comes before their members in the body, such as `businessHour.`.
 */
async function checkHours(
  tx: Tx,
  owner: TargetOwner,
  { timeZone, dates }: BusinessHour,
  field = '',
): Promise<void> {
  if (!isTimeZone(timeZone)) {
    throw invalidField(`${field}timeZone`, notValid('timeZone')());
  }
  for (const [index, { action }] of dates.entries()) {
    if (action) await checkTarget(tx, owner, action, `${field}dates[${index}].action`);
  }
}

interface Target {
  readonly owner: 'company' | 'team' | 'teammate';
  readonly place: TargetPlace;
  readonly column: string;
  /** What is said of a target that is the owner, which has not answered or is closed. */
  readonly notItself?: Message;
}

const placeOf = ({ context, id }: Changing<unknown>, place: TargetPlace) => ({
  tenantId: signedIn(context).tenantId,
  place,
  ownerId: id,
});

function refuseItself(target: RoutingTarget, path: string, { owner, id, said }: Itself): void {
  if (said === undefined || target.actionType !== owner || target.actionValue !== id) return;
  throw invalidField(path, t(said));
}

interface Itself {
  readonly owner: string;
  readonly id: string;
  readonly said: Message | undefined;
}

/** A place of a record that calls go to (annex F1); never set, it is the preset. */
export const targetField = ({ owner, place, column, notItself: said }: Target): RecordField => ({
  column,
  isJson: true,
  schema: v.nullable(targetSchemaOf(place)),
  async check(at, target: RoutingTarget | null, path) {
    if (target === null) return;
    refuseItself(target, path, { owner, id: at.id, said });
    await checkTarget(at.tx, placeOf(at, place), target, path);
  },
  event: (id) => callHandlingEvent(owner, id),
});

/** Business hours of a record; `place` is where their dates may lead to. */
export const hoursField = (owner: 'company' | 'team', place: TargetPlace): RecordField => ({
  column: 'business_hour',
  isJson: true,
  schema: businessHourSchema,
  check: (at, hours: BusinessHour, path) =>
    checkHours(at.tx, placeOf(at, place), hours, path === '' ? '' : `${path}.`),
  event: (id) => hoursEvent(owner, id),
});

/** "Closed today" of a record (annex J4); `notItself` is said of a target that is what is closed. */
export const overrideField = (owner: OverrideOwner, notItself?: Message): RecordField => ({
  column: 'routing_override',
  isJson: true,
  schema: v.nullable(overrideSchemaOf(overridePlaces[owner])),
  async check(at, override: CallOverride | null) {
    if (override === null) return;
    const { until, target } = override;
    const isOver = Date.parse(until) <= at.context.clock.now().getTime();
    if (at.isFormer && isOver) throw invalidField('until', t(texts.overrideOver));
    if (!at.isFormer) checkUntil(Date.parse(until), at.context.clock.now().getTime());
    refuseItself(target, 'target', { owner, id: at.id, said: notItself });
    await checkTarget(at.tx, placeOf(at, overridePlaces[owner]), target, 'target');
  },
  event: (id) => callHandlingEvent(owner, id),
});
