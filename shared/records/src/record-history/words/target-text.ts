import type { AuditEntry } from '@jackfield/contract/api/audit';
import { routingTargetSchema } from '@jackfield/contract/api/routing';
import { formatPhone } from '@jackfield/domain';
import { t } from '@jackfield/runtime';
import * as v from 'valibot';
import { valueMessages } from './value-messages.ts';

export type Names = NonNullable<AuditEntry['names']>;

/** The name behind an id; one that is gone says so (annex J2). */
export function nameOf(id: string, names: Names): string {
  const named = names[id];
  if (named === undefined) return t(valueMessages.nobody);
  return named.isGone ? t(valueMessages.gone, { name: named.name }) : named.name;
}

const nameList = (ids: readonly string[], names: Names): string =>
  ids.map((id) => nameOf(id, names)).join(', ');

const smsSchema = v.variant('actionType', [
  v.object({ actionType: v.literal('none'), actionValue: v.null() }),
  v.object({ actionType: v.literal('message'), actionValue: v.string() }),
]);

/** Where calls or text messages go, with the names of who answers; undefined for other values. */
export function targetText(value: unknown, names: Names): string | undefined {
  if (v.is(routingTargetSchema, value)) {
    switch (value.actionType) {
      case 'teammate':
      case 'team':
        return nameOf(value.actionValue, names);
      case 'ivr':
        return t(valueMessages.menu, { name: nameOf(value.actionValue, names) });
      case 'message':
        return t(valueMessages.recording, { name: nameOf(value.actionValue, names) });
      case 'number':
        return formatPhone(value.actionValue);
      case 'callgroup':
        return t(valueMessages.callGroup, { names: nameList(value.actionValue.list, names) });
      case 'voicemail': {
        const ownerId = value.actionValue?.ownerId;
        if (ownerId === undefined) return t(valueMessages.voicemail);
        return t(valueMessages.voicemailOf, { name: nameOf(ownerId, names) });
      }
    }
  }
  if (!v.is(smsSchema, value)) return undefined;
  if (value.actionType === 'none') return t(valueMessages.none);
  return t(valueMessages.answer, { text: value.actionValue });
}

const permissionSchema = v.object({
  type: v.picklist(['everyone', 'selected']),
  teammateIds: v.array(v.string()),
});

/** Who may show a number as caller ID; undefined for other values. */
export function permissionText(value: unknown, names: Names): string | undefined {
  if (!v.is(permissionSchema, value)) return undefined;
  if (value.type === 'everyone') return t(valueMessages.everyone);
  return nameList(value.teammateIds, names);
}
