import type { IvrMenu } from '@jackfield/contract/api/ivr';
import { type IvrKey, ivrKeySchema } from '@jackfield/contract/api/routing';
import * as v from 'valibot';
import { signedIn } from '../../platform/context.ts';
import { callHandlingEvent } from '../call-handling/events.ts';
import { namesOf, selectActions } from '../ivr/actions.ts';
import { checkMedia, checkTargets } from '../ivr/check-menu.ts';
import { auditMenu, inOrder } from '../ivr/dto.ts';
import { defaultMenuOf, type MenuOwner, ownerOfMenu, readMenu } from '../ivr/repository.ts';
import { clearDefault, storeMenu } from '../ivr/update.ts';
import { lockOwner } from '../media/greeting-owner.ts';
import { targetGone } from '../routing-uses/missing-targets.ts';
import { refusalOf, type RestorableRecord, type Restoring } from './restorable.ts';

const media = ['greeting', 'exitMedia', 'invalidMedia', 'transferMedia'] as const;
const settings = ['name', 'retries', 'timeout', 'interdigitTimeout'] as const;
type Members = Readonly<Record<string, unknown>>;

const tenantOf = ({ context }: Restoring) => signedIn(context).tenantId;

async function menuOf(at: Restoring): Promise<{ owner: MenuOwner; menu: IvrMenu }> {
  const owner = await ownerOfMenu(at.tx, tenantOf(at), at.id);
  return { owner, menu: await readMenu(at.tx, tenantOf(at), owner, at.id) };
}

const keyListSchema = v.array(ivrKeySchema);
const keyMapSchema = v.record(ivrKeySchema.entries.input, v.omit(ivrKeySchema, ['input']));

/** Keys of an entry, which holds them by input, or as they are stored. */
function keysIn(value: unknown): IvrKey[] {
  const map = v.is(keyMapSchema, value) ? value : {};
  const listed = Object.entries(map).map(([input, key]) => ({ ...key, input }));
  const keys = v.is(keyListSchema, value) ? value : v.parse(keyListSchema, listed);
  return inOrder(keys).filter(({ action }) => action !== 'hangup');
}

/** Keys by input, without names that may be others meanwhile. */
const keyMap = (value: unknown) =>
  Object.fromEntries(
    keysIn(value).map(({ input, action, actionId }) => [input, { action, actionId }]),
  );

async function refusalOfDefault(at: Restoring, value: unknown): Promise<string | null> {
  const { owner } = await menuOf(at);
  const gone = targetGone();
  if (typeof value !== 'string') return gone;
  const refused = await refusalOf(() => readMenu(at.tx, tenantOf(at), owner, value));
  return refused === null ? null : gone;
}

/** The menu with members as they were. */
const withMembers = (menu: IvrMenu, { keys, ...members }: Members): IvrMenu => {
  const sounds = media.flatMap((name) => (name in members ? [[name, members[name]]] : []));
  const plain = settings.flatMap((name) => (name in members ? [[name, members[name]]] : []));
  return {
    ...menu,
    ...Object.fromEntries(plain),
    ...(keys !== undefined && { keys: keysIn(keys) }),
    menuMedia: { ...menu.menuMedia, ...Object.fromEntries(sounds) },
  };
};

async function setDefault(at: Restoring, owner: MenuOwner, id: string): Promise<void> {
  const now = at.context.clock.now();
  await clearDefault(at.tx, tenantOf(at), owner, now);
  await at.tx
    .updateTable('ivr_menu')
    .set(({ eb }) => ({ is_default: true, version: eb('version', '+', 1), updated_at: now }))
    .where('tenant_id', '=', tenantOf(at))
    .where('id', '=', id)
    .execute();
}

/** Menus: name, keys, what callers hear, repetitions and waits, and which one is the default. */
export const restorableMenu: RestorableRecord = {
  entity: 'ivr',
  table: 'ivr_menu',
  fields: {},
  parts: [...settings, ...media, 'keys', 'defaultMenu'],
  derived: ['isDefault'],
  async lock(at) {
    await lockOwner(at.tx, tenantOf(at), await ownerOfMenu(at.tx, tenantOf(at), at.id));
  },
  async read(at) {
    const { owner, menu } = await menuOf(at);
    const names = namesOf(await selectActions(at.tx, tenantOf(at), owner));
    const defaultId = await defaultMenuOf(at.tx, tenantOf(at), owner);
    return { name: menu.name, members: auditMenu(menu, names, defaultId) };
  },
  stored: (field, value) => (field === 'keys' ? keyMap(value) : value),
  current: async (at) => (await menuOf(at)).menu,
  async refusal(at, field, value) {
    if (field === 'defaultMenu') return refusalOfDefault(at, value);
    const { owner, menu } = await menuOf(at);
    if (field === 'keys') {
      const actions = await selectActions(at.tx, tenantOf(at), owner);
      const refused = await refusalOf(() => checkTargets(keysIn(value), actions, at.id));
      return refused === null ? null : targetGone();
    }
    // A menu may have had no greeting, as long as it had no media.
    if (value === null || !media.some((name) => name === field)) return null;
    return refusalOf(() => checkMedia({ ...menu.menuMedia, [field]: value }, menu));
  },
  async restoreParts(at, { defaultMenu, ...members }) {
    const { owner, menu } = await menuOf(at);
    if (Object.keys(members).length > 0) {
      await storeMenu(at.tx, tenantOf(at), withMembers(menu, members));
    }
    if (typeof defaultMenu === 'string') await setDefault(at, owner, defaultMenu);
    return [];
  },
  async events(at) {
    const { type, id } = await ownerOfMenu(at.tx, tenantOf(at), at.id);
    return [callHandlingEvent(type, id)];
  },
};
