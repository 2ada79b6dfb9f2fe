import type { IvrMenu } from '@jackfield/contract/api/ivr';
import type { OwnedMenu } from '@jackfield/contract/api/routing';
import type { Tx } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { readRow } from '../../platform/rows.ts';
import { lockOwner } from '../media/greeting-owner.ts';
import { mediaOfMenus } from '../media/greetings.ts';
import { toMenu } from './dto.ts';

/** Whose menus they are; both kinds share one code path. */
export interface MenuOwner {
  readonly type: 'company' | 'team';
  readonly id: string;
}

function rowsOf(tx: Tx, tenantId: string, { type, id }: MenuOwner) {
  return tx
    .selectFrom('ivr_menu')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('owner_type', '=', type)
    .where('owner_id', '=', id);
}

/** Menus of an owner, oldest first; 404 when the account has no such owner. */
export async function selectMenus(tx: Tx, tenantId: string, owner: MenuOwner): Promise<IvrMenu[]> {
  await lockOwner(tx, tenantId, owner);
  return menusOf(tx, tenantId, owner);
}

/** What the record of a company number or a team tells of its menus (ENT-06, ENT-07). */
export async function ownedMenus(tx: Tx, tenantId: string, owner: MenuOwner): Promise<OwnedMenu[]> {
  const menus = await menusOf(tx, tenantId, owner);
  return menus.map(({ id, media, menuMedia: { greeting } }) => ({
    id,
    media: media.map((item) => ({ id: item.id, isSelected: item.isSelected })),
    menuMedia: { greeting },
  }));
}

async function menusOf(tx: Tx, tenantId: string, owner: MenuOwner): Promise<IvrMenu[]> {
  const rows = await rowsOf(tx, tenantId, owner)
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const media = await mediaOfMenus(
    tx,
    tenantId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toMenu(row, media.get(row.id) ?? []));
}

/** One menu of an owner; 404 when the owner has none of that id. */
export async function readMenu(
  tx: Tx,
  tenantId: string,
  owner: MenuOwner,
  id: string,
): Promise<IvrMenu> {
  const row = await rowsOf(tx, tenantId, owner).where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound();
  const media = await mediaOfMenus(tx, tenantId, [id]);
  return toMenu(row, media.get(id) ?? []);
}

/** The default menu of an owner; null when it has no menus. */
export async function defaultMenuOf(
  tx: Tx,
  tenantId: string,
  owner: MenuOwner,
): Promise<string | null> {
  const row = await rowsOf(tx, tenantId, owner).where('is_default', '=', true).executeTakeFirst();
  return row?.id ?? null;
}

/** Whose menu it is; 404 when the account has none of that id. */
export async function ownerOfMenu(tx: Tx, tenantId: string, id: string): Promise<MenuOwner> {
  const row = await readRow(tx, 'ivr_menu', { tenantId, id });
  return { type: row.owner_type, id: row.owner_id };
}
