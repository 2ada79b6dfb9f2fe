import type { FileKind } from '@jackfield/contract/api/config-file';
import type { Tx } from '../../platform/database.ts';
import type { RoutingRows } from '../routing/rows.ts';

/** What a key of a team or a menu looks like. */
export const keyPattern = /^[a-z0-9][a-z0-9-]{0,62}$/;

/** A key made from a name: `Front desk` becomes `front-desk`. */
function slugOf(name: string, kind: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const slug = plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
  return slug.slice(0, 50) || kind;
}

interface Named {
  readonly id: string;
  readonly name: string;
  readonly created_at: Date;
}

/** Keys of records of a kind: those that are kept, and for others one made from the name. */
function withMade(kind: FileKind, rows: readonly Named[], kept: ReadonlyMap<string, string>) {
  const made = new Map<string, string>();
  for (const { id } of rows) {
    const key = kept.get(id);
    if (key !== undefined) made.set(id, key);
  }
  const taken = new Set(made.values());
  const oldest = rows.toSorted(
    (one, other) =>
      one.created_at.getTime() - other.created_at.getTime() || (one.id < other.id ? -1 : 1),
  );
  for (const { id, name } of oldest) {
    if (made.has(id)) continue;
    const slug = slugOf(name, kind);
    let key = slug;
    for (let count = 2; taken.has(key); count += 1) key = `${slug}-${count}`;
    taken.add(key);
    made.set(id, key);
  }
  return [...made].map(([id, key]) => [`${kind}/${id}`, key] as const);
}

/** The keys of teams and menus, by kind and id. Nothing is stored: an apply does that. */
export async function keysOf(
  tx: Tx,
  tenantId: string,
  { teams, menus }: Pick<RoutingRows, 'teams' | 'menus'>,
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('config_key')
    .select(['record_id', 'key'])
    .where('tenant_id', '=', tenantId)
    .where('kind', 'in', ['team', 'menu'])
    .execute();
  const kept = new Map(rows.map(({ record_id, key }) => [record_id, key]));
  return new Map([...withMade('team', teams, kept), ...withMade('menu', menus, kept)]);
}

/** A record that files have after an apply, with its line. */
export interface KeptLine {
  readonly kind: FileKind;
  readonly id: string;
  readonly key: string;
  readonly path: string;
  readonly line: number;
}

/** Keeps the keys of what files have, and its lines; what listed collections lack is kept by no file. */
export async function keepKeys(
  tx: Tx,
  tenantId: string,
  { listed, lines }: { listed: ReadonlySet<FileKind>; lines: readonly KeptLine[] },
): Promise<void> {
  const kinds = [...listed];
  if (kinds.length === 0) return;
  const ofKinds = { tenantId, kinds };
  await tx
    .updateTable('config_key')
    .set({ path: null, line: null })
    .where('tenant_id', '=', ofKinds.tenantId)
    .where('kind', 'in', ofKinds.kinds)
    .execute();
  for (const kind of kinds) {
    const own = lines.filter((one) => one.kind === kind);
    if (own.length === 0) continue;
    const ids = own.map(({ id }) => id);
    const keys = own.map(({ key }) => key);
    // A key may have been that of a record which is gone, or of one that has another now.
    await tx
      .deleteFrom('config_key')
      .where('tenant_id', '=', tenantId)
      .where('kind', '=', kind)
      .where((eb) => eb.or([eb('record_id', 'in', ids), eb('key', 'in', keys)]))
      .execute();
    await tx
      .insertInto('config_key')
      .values(own.map(({ id, ...rest }) => ({ tenant_id: tenantId, record_id: id, ...rest })))
      .execute();
  }
}
