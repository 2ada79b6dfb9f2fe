import type { Greetings, MediaItem } from '@jackfield/contract/api/media';
import type { Tx } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { builtInGreeting } from './built-in.ts';

/** How many greetings an owner may have, the built-in one not counted (OP-85). */
export const maxGreetings = 10;

interface Row {
  readonly id: string;
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

function rowsOf(tx: Tx, tenantId: string, ownerId: string, kind: 'voicemail' | 'hold') {
  return tx
    .selectFrom('media')
    .select(['id', 'file_name', 'is_selected', 'input_text', 'duration'])
    .where('tenant_id', '=', tenantId)
    .where('owner_id', '=', ownerId)
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Hold music of an owner, newest first. */
export async function holdMusicOf(tx: Tx, tenantId: string, ownerId: string): Promise<MediaItem[]> {
  return (await rowsOf(tx, tenantId, ownerId, 'hold')).map(itemOf);
}

/** Voicemail greetings of an owner, newest first, the built-in one last (OP-86). */
export async function greetingsOf(tx: Tx, tenantId: string, ownerId: string): Promise<MediaItem[]> {
  const rows = await rowsOf(tx, tenantId, ownerId, 'voicemail');
  return [...rows.map(itemOf), builtInItem(!rows.some((row) => row.is_selected))];
}

/** One greeting of an owner; 404 when the owner has none of that id. */
export async function greetingOf(
  tx: Tx,
  tenantId: string,
  ownerId: string,
  id: string,
): Promise<MediaItem> {
  const found = (await greetingsOf(tx, tenantId, ownerId)).find((item) => item.id === id);
  if (found === undefined) throw notFound();
  return found;
}

/** Greetings with what a page needs to know of them. */
export function greetingsAnswer(items: MediaItem[], hasSpeech: boolean): Greetings {
  const savedText = items.find((item) => item.inputText !== null)?.inputText ?? null;
  return { items, maximum: maxGreetings, savedText, hasSpeech };
}
