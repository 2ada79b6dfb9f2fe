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
  if (reader.role === 'standard' && !isOwn && !isShared) throw notFound();
  const { file_name: fileName, content_type: contentType, duration } = row;
  return { id, fileName, contentType, seconds: Number(duration), builtIn: null };
}
