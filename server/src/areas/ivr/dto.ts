import type { IvrMenu } from '@jackfield/contract/api/ivr';
import type { MediaItem } from '@jackfield/contract/api/media';
import {
  type IvrKey,
  type IvrInput,
  ivrInputs,
  ivrKeySchema,
  type MenuMedia,
} from '@jackfield/contract/api/routing';
import type { Selectable } from 'kysely';
import * as v from 'valibot';
import type { IvrMenuTable } from './tables.ts';
import { stampsOf } from '../../platform/rows.ts';

export type MenuRow = Selectable<IvrMenuTable>;

const storedKeys = v.fallback(v.array(ivrKeySchema), []);

const place = (input: IvrInput) => ivrInputs.indexOf(input);

/** Keys in the order in which they stand on a telephone, so that the same keys are the same menu. */
export const inOrder = (keys: readonly IvrKey[]): IvrKey[] =>
  keys.toSorted((one, other) => place(one.input) - place(other.input));

/** Keys of a stored menu; one that hangs up when nobody presses anything has no entry (OP-80). */
export function keysOf(stored: unknown): IvrKey[] {
  return inOrder(v.parse(storedKeys, stored).filter((key) => key.action !== 'hangup'));
}

function menuMediaOf(stored: Readonly<Record<string, string | null>>): MenuMedia {
  const { greeting = null, exitMedia = null, invalidMedia = null, transferMedia = null } = stored;
  return { greeting, exitMedia, invalidMedia, transferMedia };
}

/** A menu as the API answers it (ENT-19). */
export function toMenu(row: MenuRow, media: MediaItem[]): IvrMenu {
  return {
    id: row.id,
    name: row.name,
    isDefault: row.is_default,
    keys: keysOf(row.keys),
    media,
    menuMedia: menuMediaOf(row.menu_media),
    retries: row.retries,
    timeout: row.timeout,
    interdigitTimeout: row.interdigit_timeout,
    ...stampsOf(row),
  };
}

/** A menu as the history shows it; `defaultId` is the menu that is its owner's default. */
export function auditMenu(
  menu: IvrMenu,
  names: ReadonlyMap<string, string>,
  defaultId: string | null = null,
): Record<string, unknown> {
  return {
    name: menu.name,
    isDefault: menu.isDefault,
    defaultMenu: menu.isDefault ? menu.id : defaultId,
    keys: Object.fromEntries(
      menu.keys.map(({ input, action, actionId }) => [
        input,
        { action, actionId, name: names.get(actionId ?? '') ?? null },
      ]),
    ),
    ...menu.menuMedia,
    retries: menu.retries,
    timeout: menu.timeout,
    interdigitTimeout: menu.interdigitTimeout,
  };
}
