import type { Greetings, MediaItem } from '@jackfield/contract/api/media';
import type { Tx } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { builtInGreeting } from './built-in.ts';
import type { GreetingOwner } from './greeting-owner.ts';
import { maxGreetings, mediaKinds } from './media-kinds.ts';

/** An owner, by what a list of media needs. */
type ListOwner = Pick<GreetingOwner, 'type' | 'id'>;

interface Row {
  readonly id: string;
  readonly owner_id: string;
  readonly file_name: string;
  readonly is_selected: boolean;
  readonly input_text: string | null;
  readonly duration: string | number;
}

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

/** The built-in greeting, which is heard while nothing else is selected (MEDIA-09). */
function builtInItem(isSelected: boolean): MediaItem {
  const { id, fileName, duration } = builtInGreeting;
  const rest = { isDefault: true, isSelected, duration, inputText: null };
  return { id, fileName, url: `/media/${id}`, ...rest };
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

/** Hold music of an owner, newest first. */
export async function holdMusicOf(tx: Tx, tenantId: string, ownerId: string): Promise<MediaItem[]> {
  return (await rowsOf(tx, tenantId, [ownerId], 'hold')).map(itemOf);
}

/** Greetings or media of an owner, newest first, the built-in greeting last (OP-86). */
export async function greetingsOf(
  tx: Tx,
  tenantId: string,
  { type, id }: ListOwner,
): Promise<MediaItem[]> {
  const { kind, hasBuiltIn } = mediaKinds[type];
  const rows = await rowsOf(tx, tenantId, [id], kind);
  const items = rows.map(itemOf);
  return hasBuiltIn ? [...items, builtInItem(!rows.some((row) => row.is_selected))] : items;
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
