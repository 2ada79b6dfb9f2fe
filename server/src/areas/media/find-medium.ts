import { ledTeams, mayDo, type ScopeArea } from '@jackfield/contract';
import { t } from '@jackfield/texts';
import { fileURLToPath } from 'node:url';
import type { Tx } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { isId } from '../../platform/ids.ts';
import { readRow } from '../../platform/rows.ts';
import { builtIns } from './built-in.ts';
import type { Reader } from './media-leave.ts';

/** Where the bytes of a medium are: in the storage under its id, or in a file of the product. */
export interface FoundMedium {
  readonly id: string;
  readonly fileName: string;
  readonly contentType: 'audio/wav' | 'audio/mpeg';
  readonly seconds: number;
  /** Path of a built-in file; null for what people made. */
  readonly builtIn: string | null;
}

/** Areas of those who have greetings and music; the account's own are for all. */
const mediaAreas: Readonly<Record<string, ScopeArea>> = {
  teammate: 'people',
  team: 'teams',
  company: 'numbers',
};

/** Whose greetings and music somebody may hear who is no owner of them. */
function mayHear(reader: Reader, row: { owner_type: string; owner_id: string }): boolean {
  const led = ledTeams(reader);
  if (row.owner_type === 'team' && led !== null) return led.includes(row.owner_id);
  const area = mediaAreas[row.owner_type];
  return mayDo(reader, area === undefined ? 'media:read' : `${area}:read`);
}

/**
 * A medium that the reader may hear: admins those of the account, standard users their own. 404 for
 * every other id, so that nobody learns what other accounts have.
 */
export async function findMedium(tx: Tx, reader: Reader, id: string): Promise<FoundMedium> {
  if (!isId(id)) throw notFound();
  const track = builtIns.get(id);
  if (track !== undefined) {
    const { name, file, duration: seconds } = track;
    const builtIn = fileURLToPath(file);
    return { id, fileName: t(name), contentType: 'audio/wav', seconds, builtIn };
  }
  const row = await readRow(tx, 'media', { tenantId: reader.tenantId, id });
  const isOwn = row.owner_type === 'teammate' && row.owner_id === reader.teammateId;
  const isShared = row.owner_type === 'tenant';
  if (!mayHear(reader, row) && !isOwn && !isShared) throw notFound();
  const { file_name: fileName, content_type: contentType, duration } = row;
  return { id, fileName, contentType, seconds: Number(duration), builtIn: null };
}
