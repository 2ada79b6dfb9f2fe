import type { Replacement, UsePlace } from '@jackfield/contract/api/routing-uses';

/** What a replacement needs to know of the place. */
export interface Place {
  readonly place: UsePlace;
  readonly table: 'company' | 'team' | 'teammate' | 'ivr_menu';
  /** The account's owner, whose mailbox takes calls of company numbers. */
  readonly ownerId: string;
}

interface Target {
  readonly actionType?: unknown;
  readonly actionValue?: unknown;
}

interface Key {
  readonly input: string;
  readonly action: string;
}

/** What stands at a place once a record that it led to has been replaced. */
export function replaced(value: unknown, gone: string, to: Replacement, at: Place): unknown {
  if (at.place === 'menuMedia') return null;
  if (at.place === 'menu') return keyOf(value as Key, to);
  const left = leftOfGroup(value as Target, gone, to);
  return left ?? targetOf(value as Target, to, at);
}

/** A call group goes on with those who are left, and with the person who steps in. */
function leftOfGroup({ actionType, actionValue }: Target, gone: string, to: Replacement) {
  if (actionType !== 'callgroup') return null;
  const group = actionValue as { option: string; list: string[] };
  const list = group.list.flatMap((id) => {
    if (id !== gone) return [id];
    return to.kind === 'teammate' && !group.list.includes(to.id) ? [to.id] : [];
  });
  return list.length === 0 ? null : { actionType, actionValue: { ...group, list } };
}

function keyOf({ input, action }: Key, to: Replacement): unknown {
  if (to.kind === 'none' || to.kind === 'voicemail') return { input, action, actionId: null };
  return { input, action: to.kind, actionId: to.id };
}

function targetOf({ actionType }: Target, to: Replacement, at: Place): Target {
  const isMessage = at.place === 'message';
  if (to.kind === 'none' || (isMessage && to.kind === 'voicemail')) {
    return isMessage ? { actionType: 'none', actionValue: null } : voicemailOf(at);
  }
  if (to.kind === 'voicemail') return voicemailOf(at);
  if (actionType === 'voicemail' && at.table === 'company' && to.kind !== 'ivr') {
    return { actionType, actionValue: { ownerType: to.kind, ownerId: to.id } };
  }
  return { actionType: to.kind, actionValue: to.id };
}

/** People and teams have a mailbox of their own, company numbers use the owner's (annex F1). */
function voicemailOf({ table, ownerId }: Place): Target {
  const own = table !== 'company';
  return {
    actionType: 'voicemail',
    actionValue: own ? null : { ownerType: 'teammate', ownerId },
  };
}
