import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import type { EventSpec } from '../../platform/events.ts';
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
export async function lockOwner(
  tx: Tx,
  tenantId: string,
  owner: GreetingOwner,
): Promise<LockedOwner> {
  const locked = await locks[owner.type](tx, tenantId, owner);
  if (locked === undefined) throw notFound();
  return locked;
}

type Lock = (tx: Tx, tenantId: string, owner: GreetingOwner) => Promise<LockedOwner | undefined>;

const locks: Readonly<Record<OwnerType, Lock>> = {
  async team(tx, tenantId, { id }) {
    const team = await tx
      .selectFrom('team')
      .select('name')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    return team && { name: team.name, event: { method, eventType: 'team', id } };
  },
  async company(tx, tenantId, { id }) {
    const company = await tx
      .selectFrom('company')
      .select('label')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    return company && { name: company.label, event: { method, eventType: 'company', id } };
  },
  async teammate(tx, tenantId, { id }) {
    const person = await tx
      .selectFrom('teammate')
      .select(['full_name', 'status', 'role'])
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .where('status', '<>', 'cancel')
      .forUpdate()
      .executeTakeFirst();
    if (person === undefined) return undefined;
    const { full_name: name, status, role } = person;
    return { name, event: { method, eventType: 'teammate', id, status, role } };
  },
  async tenant(tx, tenantId, { id }) {
    const tenant = await tx
      .selectFrom('tenant')
      .select('company_name')
      .where('id', '=', tenantId)
      .forUpdate()
      .executeTakeFirst();
    if (tenant === undefined || id !== tenantId) return undefined;
    return { name: tenant.company_name, event: { method, eventType: 'tenant', id } };
  },
  async ivr(tx, tenantId, { id, menuOf }) {
    if (menuOf === undefined) return undefined;
    const menu = await tx
      .selectFrom('ivr_menu')
      .select('name')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .where('owner_type', '=', menuOf.type)
      .where('owner_id', '=', menuOf.id)
      .forUpdate()
      .executeTakeFirst();
    return menu && { name: menu.name, event: callHandlingEvent(menuOf.type, menuOf.id) };
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
