import type { Tx } from '../../../platform/database.ts';
import { appendEvent } from '../../../platform/events.ts';
import { auditAuth } from '../tokens/audit.ts';
import type { SignInPerson } from '../tokens/people.ts';

interface By {
  now: Date;
  requestId: string;
}

/**
 * The person's email is confirmed; with that of its owner, a pending account becomes active
 * (annex E2). Confirming again changes nothing.
 */
export async function confirmPerson(tx: Tx, person: SignInPerson, by: By): Promise<void> {
  if (!person.isEmailConfirmed) {
    await tx
      .updateTable('teammate')
      .set((row) => ({
        is_email_confirmed: true,
        version: row('version', '+', 1),
        updated_at: by.now,
      }))
      .where('id', '=', person.id)
      .execute();
    await entry(tx, person, by, {
      action: 'teammate.confirmEmail',
      entity: 'teammate',
      before: { isEmailConfirmed: false },
      after: { isEmailConfirmed: true },
    });
    await appendEvent(
      tx,
      person.tenantId,
      {
        method: 'UpdateEntityAsync',
        eventType: 'teammate',
        id: person.id,
        status: person.status,
        role: person.role,
      },
      by.now,
    );
  }
  if (person.isTenantOwner && person.tenantStatus === 'pending') await activate(tx, person, by);
}

async function activate(tx: Tx, owner: SignInPerson, by: By): Promise<void> {
  await tx
    .updateTable('tenant')
    .set((row) => ({ status: 'active', version: row('version', '+', 1), updated_at: by.now }))
    .where('id', '=', owner.tenantId)
    .execute();
  await entry(tx, owner, by, {
    action: 'tenant.setStatus',
    entity: 'tenant',
    before: { status: 'pending' },
    after: { status: 'active' },
  });
  await appendEvent(
    tx,
    owner.tenantId,
    {
      method: 'UpdateEntityAsync',
      eventType: 'tenantstatus',
      id: owner.tenantId,
      status: 'active',
    },
    by.now,
  );
}

function entry(
  tx: Tx,
  person: SignInPerson,
  by: By,
  what: {
    action: string;
    entity: 'teammate' | 'tenant';
    before: Record<string, unknown>;
    after: Record<string, unknown>;
  },
): Promise<void> {
  const isPerson = what.entity === 'teammate';
  return auditAuth(tx, {
    ...what,
    tenantId: person.tenantId,
    at: by.now,
    actor: { id: person.id, name: person.name },
    via: 'ui',
    entityId: isPerson ? person.id : person.tenantId,
    entityName: isPerson ? person.name : person.companyName,
    requestId: by.requestId,
  });
}
