import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import type { EventSpec } from '../../platform/events.ts';
import { holdAccountRow, presentPerson, readRow } from '../../platform/rows.ts';
import { type Change, write } from '../../platform/write.ts';
import { callHandlingEvent } from '../call-handling/events.ts';
import { type ListOwner, mediaKindOf, type OwnerType } from './media-kinds.ts';

/** Whose greetings, media or hold music they are. */
export interface GreetingOwner extends ListOwner {
  /** The company number or team that a menu belongs to. */
  readonly menuOf?: { readonly type: 'company' | 'team'; readonly id: string };
}

/** The one that callers hear, under the name that the history has for it, and what came or went. */
export type Greeted = Readonly<Record<string, unknown>>;

interface LockedOwner {
  readonly name: string;
  readonly event: EventSpec;
}

const method = 'UpdateEntityAsync';

/**
 * The owner, whose row stays locked so that changes of the media come one after the other. 404 when
 * the account has none of that id.
 */
export const lockOwner = (tx: Tx, tenantId: string, owner: GreetingOwner): Promise<LockedOwner> =>
  locks[owner.type](tx, tenantId, owner);

type Lock = (tx: Tx, tenantId: string, owner: GreetingOwner) => Promise<LockedOwner>;

const locks: Readonly<Record<OwnerType, Lock>> = {
  async team(tx, tenantId, { id }) {
    const { name } = await readRow(tx, 'team', { tenantId, id }, 'update');
    return { name, event: { method, eventType: 'team', id } };
  },
  async company(tx, tenantId, { id }) {
    const { label } = await readRow(tx, 'company', { tenantId, id }, 'update');
    return { name: label, event: { method, eventType: 'company', id } };
  },
  async teammate(tx, tenantId, { id }) {
    const { full_name: name, status, role } = await presentPerson(tx, tenantId, id, 'update');
    return { name, event: { method, eventType: 'teammate', id, status, role } };
  },
  async tenant(tx, tenantId, { id }) {
    if (id !== tenantId) throw notFound();
    const { company_name: name } = await holdAccountRow(tx, tenantId);
    return { name, event: { method, eventType: 'tenant', id } };
  },
  async ivr(tx, tenantId, { id, menuOf }) {
    const menu = await readRow(tx, 'ivr_menu', { tenantId, id }, 'update');
    if (menuOf?.type !== menu.owner_type || menuOf.id !== menu.owner_id) throw notFound();
    return { name: menu.name, event: callHandlingEvent(menuOf.type, menuOf.id) };
  },
};

type Greeting<T> = { before: Greeted; after: Greeted; result: T };

/** One write on the greetings of an owner: lock, change, history, event; null changes nothing. */
export function changeGreetings<T>(
  context: RequestContext,
  owner: GreetingOwner,
  verb: 'add' | 'select' | 'delete' | 'restore',
  change: (tx: Tx) => Promise<Greeting<T> | null>,
): Promise<T | null> {
  const { tenantId } = signedIn(context);
  const run = async (tx: Tx): Promise<Change<T> | null> => {
    const { name, event } = await lockOwner(tx, tenantId, owner);
    const changed = await change(tx);
    return changed && { ...changed, name, events: [event] };
  };
  const { type: entity, id } = owner;
  const action = `${entity}.${verb}${mediaKindOf(owner).noun}`;
  // A menu holds the id of its greeting, so that its version grows.
  const table = entity === 'ivr' && { table: 'ivr_menu' };
  return write(context, { entity, id, action, ...table, change: run });
}
