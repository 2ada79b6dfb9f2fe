import type { Greetings, MediaItem } from '@jackfield/contract/api/media';
import { t } from '@jackfield/texts';
import type { Selectable } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import type { Tables } from '../../platform/tables.ts';
import type { BuiltIn } from './built-in.ts';
import { type ListOwner, maxGreetings, mediaKindOf } from './media-kinds.ts';

type Row = Pick<
  Selectable<Tables['media']>,
  'id' | 'owner_id' | 'file_name' | 'is_selected' | 'input_text' | 'duration'
>;

function itemOf(row: Row): MediaItem {
  return {
    id: row.id,
    fileName: row.file_name,
    url: `/media/${row.id}`,
    isDefault: false,
    isSelected: row.is_selected,
    duration: Number(row.duration),
    inputText: row.input_text,
  };
}

/** The built-in track, which is heard while nothing else is selected (MEDIA-09). */
function builtInItem({ id, name, duration }: BuiltIn, isSelected: boolean): MediaItem {
  const rest = { isDefault: true, isSelected, duration, inputText: null };
  return { id, fileName: t(name), url: `/media/${id}`, ...rest };
}

type Kind = 'voicemail' | 'message' | 'ivr' | 'hold';

function rowsOf(tx: Tx, tenantId: string, ownerIds: readonly string[], kind: Kind) {
  return tx
    .selectFrom('media')
    .select(['id', 'owner_id', 'file_name', 'is_selected', 'input_text', 'duration'])
    .where('tenant_id', '=', tenantId)
    .where('owner_id', 'in', ownerIds)
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Greetings, media or hold music of an owner, newest first, the built-in track last (OP-86). */
export async function greetingsOf(
  tx: Tx,
  tenantId: string,
  owner: ListOwner,
): Promise<MediaItem[]> {
  const { kind, builtIn } = mediaKindOf(owner);
  const rows = await rowsOf(tx, tenantId, [owner.id], kind);
  const items = rows.map(itemOf);
  if (builtIn === null) return items;
  return [...items, builtInItem(builtIn, !rows.some((row) => row.is_selected))];
}

/** Media of several menus, newest first, by menu. */
export async function mediaOfMenus(
  tx: Tx,
  tenantId: string,
  menuIds: readonly string[],
): Promise<Map<string, MediaItem[]>> {
  if (menuIds.length === 0) return new Map();
  const rows = await rowsOf(tx, tenantId, menuIds, 'ivr');
  const byMenu = Map.groupBy(rows, (row) => row.owner_id);
  return new Map(Array.from(byMenu, ([menuId, own]) => [menuId, own.map(itemOf)]));
}

/** One greeting of an owner; 404 when the owner has none of that id. */
export async function greetingOf(
  tx: Tx,
  tenantId: string,
  owner: ListOwner,
  id: string,
): Promise<MediaItem> {
  const found = (await greetingsOf(tx, tenantId, owner)).find((item) => item.id === id);
  if (found === undefined) throw notFound();
  return found;
}

/** Greetings with what a page needs to know of them. */
export function greetingsAnswer(items: MediaItem[], hasSpeech: boolean): Greetings {
  const savedText = items.find((item) => item.inputText !== null)?.inputText ?? null;
  return { items, maximum: maxGreetings, savedText, hasSpeech };
}
