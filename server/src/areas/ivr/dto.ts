import type { IvrMenu } from '@jackfield/contract/api/ivr';
import type { MediaItem } from '@jackfield/contract/api/media';
import { type IvrKey, ivrKeySchema, type MenuMedia } from '@jackfield/contract/api/routing';
import type { Selectable } from 'kysely';
import * as v from 'valibot';
import type { IvrMenuTable } from './tables.ts';

export type MenuRow = Selectable<IvrMenuTable>;

const storedKeys = v.fallback(v.array(ivrKeySchema), []);

/** Keys of a stored menu; one that hangs up when nobody presses anything has no entry (OP-80). */
export function keysOf(stored: unknown): IvrKey[] {
  return v.parse(storedKeys, stored).filter((key) => key.action !== 'hangup');
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
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** A menu as the history shows it: with the names that its ids stand for. */
export function auditMenu(
  menu: IvrMenu,
  names: ReadonlyMap<string, string>,
): Record<string, unknown> {
  const fileNames = new Map(menu.media.map(({ id, fileName }) => [id, fileName]));
  const file = (id: string | null) => (id === null ? null : (fileNames.get(id) ?? null));
  return {
    name: menu.name,
    isDefault: menu.isDefault,
    keys: Object.fromEntries(
      menu.keys.map(({ input, action, actionId }) => [
        input,
        { action, actionId, name: names.get(actionId ?? '') ?? null },
      ]),
    ),
    greeting: file(menu.menuMedia.greeting),
    exitMedia: file(menu.menuMedia.exitMedia),
    invalidMedia: file(menu.menuMedia.invalidMedia),
    transferMedia: file(menu.menuMedia.transferMedia),
    retries: menu.retries,
    timeout: menu.timeout,
    interdigitTimeout: menu.interdigitTimeout,
  };
}
