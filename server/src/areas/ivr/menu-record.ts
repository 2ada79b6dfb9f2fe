import {
  hasTargetKey,
  type IvrMenu,
  menuChangeSchema,
  menuRefusals,
} from '@jackfield/contract/api/ivr';
import { type IvrKey, ivrKeySchema } from '@jackfield/contract/api/routing';
import { idSchema } from '@jackfield/contract';
import * as v from 'valibot';
import { signedIn } from '../../platform/context.ts';
import { ApiError, invalidField } from '../../platform/errors.ts';
import type { At, ChangedRecord, Changing, Members, RecordField } from '../../platform/record.ts';
import { callHandlingEvent } from '../call-handling/events.ts';
import { lockOwner } from '../media/greeting-owner.ts';
import { selectMedium } from '../media/select-medium.ts';
import { targetGone } from '../routing-uses/missing-targets.ts';
import { namesOf, selectActions } from './actions.ts';
import { checkMedia, checkTargets } from './check-menu.ts';
import { auditMenu, inOrder } from './dto.ts';
import { defaultMenuOf, type MenuOwner, ownerOfMenu, readMenu } from './repository.ts';

const media = ['greeting', 'exitMedia', 'invalidMedia', 'transferMedia'] as const;
const settings = ['name', 'retries', 'timeout', 'interdigitTimeout'] as const;

/** A menu with what its history tells: names behind its keys, and the default of its owner. */
interface OwnedMenu {
  readonly owner: MenuOwner;
  readonly menu: IvrMenu;
  readonly actions: Awaited<ReturnType<typeof selectActions>>;
  readonly defaultId: string | null;
}

const tenantOf = ({ context }: At) => signedIn(context).tenantId;

const keyListSchema = v.array(ivrKeySchema);
const keyMapSchema = v.record(ivrKeySchema.entries.input, v.omit(ivrKeySchema, ['input']));

/** Keys of an entry, which holds them by input, or as they are stored. */
export function keysIn(value: unknown): IvrKey[] {
  const map = v.is(keyMapSchema, value) ? value : {};
  const listed = Object.entries(map).map(([input, key]) => ({ ...key, input }));
  return v.is(keyListSchema, value) ? value : v.parse(keyListSchema, listed);
}

const storedKeys = (value: unknown) =>
  inOrder(keysIn(value)).filter(({ action }) => action !== 'hangup');

/** Says of any refusal that the target is gone: former values lead nowhere else. */
async function orGone(at: Changing<OwnedMenu>, check: () => unknown): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (!(at.isFormer && error instanceof ApiError)) throw error;
    throw new ApiError('INVALIDINPUT', { message: targetGone() });
  }
}

const sound: (name: (typeof media)[number]) => RecordField<OwnedMenu> = (name) => ({
  schema: v.nullable(idSchema),
  check({ state: { menu }, isFormer }, value: string | null) {
    // A menu may have had no greeting, as long as it had no media.
    if (isFormer && value === null) return;
    checkMedia({ ...menu.menuMedia, [name]: value }, menu);
  },
});

/** The menu with other members. */
const withMembers = (menu: IvrMenu, { keys, ...members }: Members): IvrMenu => {
  const sounds = media.flatMap((name) => (name in members ? [[name, members[name]]] : []));
  const plain = settings.flatMap((name) => (name in members ? [[name, members[name]]] : []));
  return {
    ...menu,
    ...Object.fromEntries(plain),
    ...(keys !== undefined && { keys: storedKeys(keys) }),
    menuMedia: { ...menu.menuMedia, ...Object.fromEntries(sounds) },
  };
};

/** Stores what a menu holds; its version is left to the write path. */
async function storeMenu(at: At, menu: IvrMenu): Promise<void> {
  await at.tx
    .updateTable('ivr_menu')
    .set({
      name: menu.name,
      keys: JSON.stringify(menu.keys),
      menu_media: JSON.stringify(menu.menuMedia),
      retries: menu.retries,
      timeout: menu.timeout,
      interdigit_timeout: menu.interdigitTimeout,
    })
    .where('tenant_id', '=', tenantOf(at))
    .where('id', '=', menu.id)
    .execute();
  await selectMedium(at.tx, tenantOf(at), { type: 'ivr', id: menu.id }, menu.menuMedia.greeting);
}

/** Makes a menu the default of its owner; the one that was it is changed too, so its version grows. */
async function setDefault(at: Changing<OwnedMenu>, id: string): Promise<void> {
  const { type, id: ownerId } = at.state.owner;
  const ofOwner = at.tx
    .updateTable('ivr_menu')
    .where('tenant_id', '=', tenantOf(at))
    .where('owner_type', '=', type)
    .where('owner_id', '=', ownerId);
  const updatedAt = at.context.clock.now();
  await ofOwner
    .set(({ eb }) => ({ is_default: false, version: eb('version', '+', 1), updated_at: updatedAt }))
    .where('is_default', '=', true)
    .where('id', '<>', at.id)
    .execute();
  await ofOwner.set({ is_default: false }).where('id', '=', at.id).execute();
  // The version of the menu that is being changed is left to the write path.
  const grown = id === at.id ? 0 : 1;
  await ofOwner
    .set(({ eb }) => ({
      is_default: true,
      version: eb('version', '+', grown),
      updated_at: updatedAt,
    }))
    .where('id', '=', id)
    .execute();
}

/** Menus: name, keys, what callers hear, repetitions and waits, and which one is the default. */
export const menuRecord: ChangedRecord<OwnedMenu> = {
  entity: 'ivr',
  table: 'ivr_menu',
  fields: {
    name: { schema: menuChangeSchema.entries.name },
    retries: { schema: menuChangeSchema.entries.retries },
    timeout: { schema: menuChangeSchema.entries.timeout },
    interdigitTimeout: { schema: menuChangeSchema.entries.interdigitTimeout },
    greeting: sound('greeting'),
    exitMedia: sound('exitMedia'),
    invalidMedia: sound('invalidMedia'),
    transferMedia: sound('transferMedia'),
    keys: {
      schema: v.union([keyListSchema, v.record(v.string(), v.unknown())]),
      // By input, without names that may be others meanwhile.
      form: (value) =>
        Object.fromEntries(
          storedKeys(value).map(({ input, action, actionId }) => [input, { action, actionId }]),
        ),
      async check(at, value) {
        const keys = keysIn(value);
        if (!at.isFormer && !hasTargetKey(keys)) {
          throw invalidField('keys', menuRefusals.missingKey());
        }
        await orGone(at, () => checkTargets(keys, at.state.actions, at.id));
      },
    },
    defaultMenu: {
      schema: v.nullable(idSchema),
      async check(at, value: string | null) {
        await orGone(at, async () => {
          if (value === null) throw new ApiError('INVALIDINPUT');
          await readMenu(at.tx, tenantOf(at), at.state.owner, value);
        });
      },
    },
  },
  derived: ['isDefault'],
  async lock(at) {
    await lockOwner(at.tx, tenantOf(at), await ownerOfMenu(at.tx, tenantOf(at), at.id));
  },
  async read(at) {
    const owner = await ownerOfMenu(at.tx, tenantOf(at), at.id);
    return {
      owner,
      menu: await readMenu(at.tx, tenantOf(at), owner, at.id),
      actions: await selectActions(at.tx, tenantOf(at), owner),
      defaultId: await defaultMenuOf(at.tx, tenantOf(at), owner),
    };
  },
  snapshot: ({ menu, actions, defaultId }) => ({
    name: menu.name,
    members: auditMenu(menu, namesOf(actions), defaultId),
  }),
  async answer(at) {
    const owner = await ownerOfMenu(at.tx, tenantOf(at), at.id);
    return readMenu(at.tx, tenantOf(at), owner, at.id);
  },
  async store(at, { defaultMenu, ...members }) {
    if (Object.keys(members).length > 0) await storeMenu(at, withMembers(at.state.menu, members));
    if (typeof defaultMenu === 'string') await setDefault(at, defaultMenu);
    return [];
  },
  events: (_id, _changed, { owner }) => [callHandlingEvent(owner.type, owner.id)],
};
