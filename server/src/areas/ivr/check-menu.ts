import { required } from '@jackfield/contract';
import { type ActionList, type IvrMenu, menuRefusals } from '@jackfield/contract/api/ivr';
import type { IvrKey, MenuMedia } from '@jackfield/contract/api/routing';
import { invalidField } from '../../platform/errors.ts';

/**
 * Refuses keys whose target is not there, belongs to another account or owner, leads nowhere, or is
 * the menu itself (VAL-47, VAL-49, VAL-51, VAL-52).
 */
export function checkTargets(
  keys: readonly IvrKey[],
  actions: ActionList,
  ownId: string | null,
): void {
  keys.forEach(({ input, action, actionId }, at) => {
    if (action === 'hangup') return;
    const field = `keys[${at}].actionId`;
    if (actionId === ownId) throw invalidField(field, menuRefusals.ownTarget());
    if (actions[action].some(({ id }) => id === actionId)) return;
    const text = input === 'timeout' ? menuRefusals.team() : menuRefusals.action();
    throw invalidField(field, text);
  });
}

/** Refuses media of others, and no greeting where there is one to play (MEDIA-09, ENT-19). */
export function checkMedia(menuMedia: MenuMedia, { media }: IvrMenu): void {
  for (const [use, id] of Object.entries(menuMedia)) {
    if (id !== null && !media.some((item) => item.id === id)) {
      throw invalidField(`menuMedia.${use}`, required('media')());
    }
  }
  if (menuMedia.greeting === null && media.length > 0) {
    throw invalidField('menuMedia.greeting', menuRefusals.greeting(), 'REQUIRED');
  }
}
