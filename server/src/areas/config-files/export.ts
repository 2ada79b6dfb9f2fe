import { type ScopeArea, mayDo } from '@jackfield/contract';
import {
  type ConfigFile,
  fileCollections,
  type FileKind,
} from '@jackfield/contract/api/config-file';
import { stringify } from 'yaml';
import type { Actor } from '../../platform/context.ts';
import { kinds, wordsOf } from './members.ts';
import type { Portal, PortalRecord } from './portal.ts';
import { kindOf } from './read-files.ts';

/** What a kind of entry belongs to; menus to what they are of. */
const areas: Readonly<Record<FileKind, ScopeArea>> = {
  number: 'numbers',
  team: 'teams',
  menu: 'numbers',
  person: 'people',
  blocked: 'blocking',
};

export const areaOf = ({ kind, owner }: Pick<PortalRecord, 'kind' | 'owner'>): ScopeArea =>
  owner?.type === 'team' ? 'teams' : areas[kind];

function entryOf(record: PortalRecord, { words }: Portal): unknown {
  const { kind, key, members, owner } = record;
  const { identity } = kinds[kind];
  if (identity === null) return key;
  const of = owner && { of: words.get(owner.id) };
  return { [identity]: key, ...of, ...wordsOf(kind, members, words) };
}

const byKey = (one: PortalRecord, other: PortalRecord) => (one.key < other.key ? -1 : 1);

/**
 * The account as files, one for each collection that somebody may read: the same account makes the
 * same bytes (FILE-01).
 */
export function filesOf(actor: Actor, portal: Portal): ConfigFile[] {
  const files = fileCollections.flatMap((collection): ConfigFile[] => {
    const kind = kindOf(collection);
    const own = portal.records
      .filter((one) => one.kind === kind && mayDo(actor, `${areaOf(one)}:read`))
      .toSorted(byKey);
    if (own.length === 0) return [];
    const entries = own.map((one) => entryOf(one, portal));
    const text = stringify(
      { jackfield: 1, [collection]: entries },
      { lineWidth: 0, aliasDuplicateObjects: false },
    );
    return [{ path: `${collection}.yaml`, text }];
  });
  return files.length > 0 ? files : [{ path: 'phones.yaml', text: 'jackfield: 1\n' }];
}
