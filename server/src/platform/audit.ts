import { type Message, t } from '@jackfield/texts';
import type { Via } from './tables.ts';
import type { Tx } from './database.ts';
import { type EventSpec, nextSequence } from './events.ts';
import { newId } from './ids.ts';
import { commonTexts } from './texts.ts';

/** Who is no person of an account, as the history keeps them. */
export const systemActor = { id: null, name: 'System' } as const;
export const supportActor = { id: null, name: 'Support' } as const;

const impersonal = new Map<string, Message>([
  [systemActor.name, commonTexts.system],
  [supportActor.name, commonTexts.support],
]);

/** Name of somebody of the history, for its reader. */
export function actorName(id: string | null, name: string): string {
  const known = id === null ? impersonal.get(name) : undefined;
  return known ? t(known) : name;
}

/** Members whose values never reach the audit log. */
const secrets =
  /^(password(_?hash)?|voicemailPin(Hash)?|voicemail_pin_hash|token|secret|card|code|sip|pin)$/i;

type Members = Readonly<Record<string, unknown>>;

export interface AuditSpec {
  readonly tenantId: string;
  readonly at: Date;
  readonly actor: { readonly id: string | null; readonly name: string };
  /** The person in whose name an impersonator acts. */
  readonly onBehalfOf?: { readonly id: string; readonly name: string } | null;
  readonly via: Via;
  /** For example `teammate.update`. */
  readonly action: string;
  readonly entity: string;
  readonly entityId: string;
  readonly entityName: string;
  readonly before: Members | null;
  readonly after: Members | null;
  readonly requestId: string;
  /** The version that the change left its record with. */
  readonly version?: number | null;
  /** Revision of the files that made the change. */
  readonly commit?: string | null;
}

function masked(members: Members): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(members).map(([name, value]) => [
      name,
      secrets.test(name) && value !== null ? 'changed' : value,
    ]),
  );
}

/** Names of the members that differ. */
const differing = (before: Members, after: Members): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  );

/** Events of a changed record say which of its members differ. */
export function namingChanged(
  events: readonly EventSpec[],
  { id, before, after }: { id: string; before: Members | null; after: Members | null },
): readonly EventSpec[] {
  const names = before && after ? differing(before, after) : [];
  if (names.length === 0) return events;
  return events.map((event) => (event.id === id ? { changed: names, ...event } : event));
}

/** Members that differ, on both sides; null stays null (created, deleted). */
function changedMembers(
  before: Members | null,
  after: Members | null,
): { before: Members | null; after: Members | null } {
  if (before === null || after === null) {
    return { before: before && masked(before), after: after && masked(after) };
  }
  const names = differing(before, after);
  const pick = (from: Members): Members =>
    masked(Object.fromEntries(names.map((name) => [name, from[name] ?? null])));
  return { before: pick(before), after: pick(after) };
}

/** Appends an entry to the audit log in the transaction of the change (annex J2). */
export async function appendAudit(tx: Tx, spec: AuditSpec): Promise<void> {
  const seq = await nextSequence(tx, spec.tenantId, 'audit_seq');
  const { before, after } = changedMembers(spec.before, spec.after);
  await tx
    .insertInto('audit_entry')
    .values({
      id: newId(),
      tenant_id: spec.tenantId,
      seq,
      at: spec.at,
      actor_id: spec.actor.id,
      actor_name: spec.actor.name,
      on_behalf_of_id: spec.onBehalfOf?.id ?? null,
      on_behalf_of_name: spec.onBehalfOf?.name ?? null,
      via: spec.via,
      action: spec.action,
      entity: spec.entity,
      entity_id: spec.entityId,
      entity_name: spec.entityName,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
      request_id: spec.requestId,
      version: spec.version ?? null,
      commit: spec.commit ?? null,
    })
    .execute();
}
