import { type Holder, paths } from '@jackfield/contract';
import type { AuditEntry, Named } from '@jackfield/contract/api/audit';
import { mayOpenPage } from '../navigation/page-areas.ts';

/** Who looks: admins open every record, others their own page and what their role lets them. */
export interface Reader extends Holder {
  readonly id: string;
}

const { admin, yourSettings } = paths;

function menuPath(id: string, owner: Named['owner']): string | null {
  if (owner?.type !== 'company' && owner?.type !== 'team') return null;
  return admin.menus({ ownerType: owner.type, ownerId: owner.id }, id);
}

const byKind: Readonly<Record<string, (id: string, named: Named | undefined) => string | null>> = {
  teammate: (id) => admin.users.edit(id),
  team: (id) => admin.teams.edit(id),
  company: (id) => admin.numbers.edit(id),
  tenant: () => admin.company.info(),
  ivr: (id, named) => menuPath(id, named?.owner),
  brand: () => admin.compliance.brands(),
  campaign: () => admin.compliance.campaigns(),
  spendGuard: () => admin.billing.spendGuard(),
  topUp: () => admin.billing.balance(),
  scenario: () => `${admin.numbers.listing()}?drawer=checks`,
  calendarFeed: () => admin.numbers.calendar(),
  wall: () => admin.teams.live(),
  inboundBlacklist: () => admin.company.blacklist(),
  outboundBlacklist: () => `${admin.company.blacklist()}?list=outbound`,
};

const kept = new Set(['teammate', 'team', 'company', 'ivr']);

/** The page of the record that an entry is about; null when there is none, or none any more. */
export function recordPath(
  { entity, entityId, names = {} }: Pick<AuditEntry, 'entity' | 'entityId' | 'names'>,
  reader: Reader,
): string | null {
  if (entity === 'teammate' && entityId === reader.id && reader.role !== 'admin') {
    return yourSettings.page('profile');
  }
  const named = names[entityId];
  if (kept.has(entity) && (named === undefined || named.isGone)) return null;
  const path = byKind[entity]?.(entityId, named) ?? null;
  return path !== null && mayOpenPage(reader, path) ? path : null;
}
