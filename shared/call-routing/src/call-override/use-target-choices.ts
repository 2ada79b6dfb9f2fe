import { useRoutingMenus } from '@jackfield/call-routing/ivr-panel';
import { useGreetings } from '@jackfield/voice-media/media-manager';
import type { ClosingOwner } from './closing-owner.ts';

/** Greetings and menus of the owner for the routing editor; teams have no menu while closed (annex F1). */
export function useTargetChoices({ kind, id }: ClosingOwner) {
  const { actions: greetings } = useGreetings({ type: kind, id });
  const { menus, dialog } = useRoutingMenus({ ownerType: kind, ownerId: id });
  return { choices: { greetings, menus }, dialog };
}
