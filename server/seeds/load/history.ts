import type { DemoPerson } from '../demo/shapes.ts';
import { insertAll } from '../insert.ts';
import { daysAgo } from '../times.ts';
import { type Loading, nameOf, ownerOf } from './loading.ts';

interface Change {
  readonly at: Date;
  readonly by: DemoPerson;
  readonly action: string;
  readonly entity: 'teammate' | 'company' | 'tenant';
  readonly id: string;
  readonly name: string;
  readonly before: Record<string, unknown> | null;
  readonly after: Record<string, unknown> | null;
}

/** Some past changes, so that History tells something from the first day (annex J2). */
export async function loadHistory(loading: Loading): Promise<void> {
  const { account, tx, tenantId } = loading;
  const owner = ownerOf(account);
  const admins = account.people.filter((person) => person.role === 'admin');
  const changes = [
    ...account.people
      .slice(1)
      .map((person, index) =>
        invited(loading, person, index, admins[index % admins.length] ?? owner),
      ),
    ...account.people
      .filter((person) => person.role === 'standard' && person.status === 'active')
      .map((person, index) => titled(loading, person, index, owner)),
    ...account.people
      .filter((person) => person.status === 'suspended')
      .map((person) => suspended(loading, person, owner)),
    renamed(loading, owner),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime());
  await insertAll(
    tx,
    'audit_entry',
    changes.map((change, index) => ({
      id: loading.id('history', `${index}`),
      tenant_id: tenantId,
      seq: index + 1,
      at: change.at,
      actor_id: loading.id('teammate', change.by.email),
      actor_name: nameOf(change.by),
      on_behalf_of_id: null,
      on_behalf_of_name: null,
      via: 'ui' as const,
      action: change.action,
      entity: change.entity,
      entity_id: change.id,
      entity_name: change.name,
      before: change.before ? JSON.stringify(change.before) : null,
      after: change.after ? JSON.stringify(change.after) : null,
      request_id: loading.id('request', `${index}`),
    })),
  );
  await tx
    .updateTable('tenant_sequence')
    .set({ audit_seq: changes.length })
    .where('tenant_id', '=', tenantId)
    .execute();
}

function about(loading: Loading, person: DemoPerson) {
  return {
    entity: 'teammate' as const,
    id: loading.id('teammate', person.email),
    name: nameOf(person),
  };
}

function invited(loading: Loading, person: DemoPerson, index: number, by: DemoPerson): Change {
  const days = person.invitedDaysAgo ?? Math.max(4, loading.account.createdDaysAgo - index * 7);
  return {
    ...about(loading, person),
    at: daysAgo(loading.now, days + 0.05),
    by,
    action: 'teammate.create',
    before: null,
    after: {
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
      role: person.role,
      extension: person.extension,
      status: 'pending',
    },
  };
}

function titled(loading: Loading, person: DemoPerson, index: number, by: DemoPerson): Change {
  return {
    ...about(loading, person),
    at: daysAgo(loading.now, 1 + (index % 28) * 1.3),
    by,
    action: 'teammate.update',
    before: { title: '' },
    after: { title: person.title },
  };
}

function suspended(loading: Loading, person: DemoPerson, by: DemoPerson): Change {
  return {
    ...about(loading, person),
    at: daysAgo(loading.now, 88),
    by,
    action: 'teammate.status',
    before: { status: 'active' },
    after: { status: 'suspended' },
  };
}

function renamed(loading: Loading, by: DemoPerson): Change {
  const [first] = loading.account.companies;
  const label = first?.label ?? '';
  return {
    at: daysAgo(loading.now, 6.5),
    by,
    action: 'company.update',
    entity: 'company',
    id: loading.id('company', label),
    name: label,
    before: { label: 'Line 1' },
    after: { label },
  };
}
