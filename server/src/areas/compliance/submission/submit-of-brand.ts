import type { Brand } from '@jackfield/contract/api/brand';
import { type RequestContext, signedIn } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database.ts';
import type { Taken } from '../../../platform/due-rows.ts';
import { readRow } from '../../../platform/rows.ts';
import { type Change, write } from '../../../platform/write.ts';
import { readBrand } from '../read-brand.ts';
import { submit, type SubmitParts } from './submit.ts';

interface Opened {
  readonly recordId: string;
  readonly submissionId: string;
  readonly taken: Taken;
}

interface Wanted {
  /** Id of the brand. */
  readonly id: string;
  readonly key: string | null;
  readonly fingerprint: string;
  readonly action: string;
  /** Stores what is wanted, with its payment. */
  readonly change: (tx: Tx) => Promise<Change<Opened>>;
}

/** Sends something of a stored brand for a fee, as of a version of it; throws as `submit` does, and 412, 428. */
export function submitOfBrand(
  context: RequestContext,
  parts: SubmitParts,
  { id, key, fingerprint, action, change }: Wanted,
): Promise<Brand> {
  const { tenantId } = signedIn(context);
  const read = (tx: Tx) => readBrand(tx, tenantId, id);
  return submit(context, parts, {
    key,
    fingerprint,
    async about(tx) {
      const { website } = await readRow(tx, 'brand', { tenantId, id });
      return { website, description: '' };
    },
    async open() {
      const table = 'brand' as const;
      return write(context, { entity: table, id, action, table, read, change });
    },
    keepsDeclined: false,
    read,
  });
}
