import { mayDo } from '@jackfield/contract';
import type { CallAnswer } from '@jackfield/contract';
import type {
  ConfigFile,
  driftOfFiles,
  FileDrift,
  FileKind,
} from '@jackfield/contract/api/config-file';
import { sql } from 'kysely';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { actorName } from '../../platform/audit.ts';
import type { Tx } from '../../platform/database.ts';
import type { FileStorage } from '../../platform/storage.ts';
import { compareFiles, textOf } from './compare.ts';
import { areaOf } from './export.ts';
import { readPortal } from './portal.ts';
import { readFiles } from './read-files.ts';

interface LastChange {
  readonly id: string;
  readonly actor_id: string | null;
  readonly actor_name: string;
  readonly at: Date;
}

/** The last entries of the history of some records. */
async function lastChanges(tx: Tx, tenantId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, LastChange>();
  const { rows } = await sql<LastChange>`
    select distinct on (entity_id) entity_id as id, actor_id, actor_name, at from audit_entry
    where tenant_id = ${tenantId} and entity in ('company', 'team', 'ivr', 'teammate')
      and entity_id = any(${[...ids]}::text[])
    order by entity_id, seq desc`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

const nobody = { changedBy: null, changedAt: null };

/** What of an account is not as files have it (FILE-01). Nothing is made. */
export function drift(
  context: RequestContext,
  files: readonly ConfigFile[],
  storage: FileStorage,
): Promise<CallAnswer<typeof driftOfFiles>> {
  const actor = signedIn(context);
  const { tenantId } = actor;
  return context.read(async (tx) => {
    const portal = await readPortal(tx, { tenantId, now: context.clock.now(), storage });
    const { changes, refusals } = compareFiles(readFiles(files), portal, { isDeleting: false });
    const mayRead = (kind: FileKind, owner: Parameters<typeof areaOf>[0]['owner']) =>
      mayDo(actor, `${areaOf({ kind, owner })}:read`);
    const seen = changes.filter(({ kind, owner }) => mayRead(kind, owner));
    const last = await lastChanges(
      tx,
      tenantId,
      seen.flatMap(({ record }) => record?.id ?? []),
    );
    const items = seen.map(({ kind, key, record, given, entry, members }): FileDrift => {
      const change = last.get(record?.id ?? '');
      const who = change && {
        changedBy: actorName(change.actor_id, change.actor_name),
        changedAt: new Date(change.at).toISOString(),
      };
      return {
        kind,
        key,
        name: record?.name ?? String(given['name'] ?? key),
        ...entry.placeOf(),
        what: record === null ? 'missing' : 'changed',
        members: members.map(({ name, before, after }) => {
          return { member: name, file: textOf(after), portal: textOf(before) };
        }),
        ...(who ?? nobody),
      };
    });
    return { refusals: [...refusals], items };
  });
}
