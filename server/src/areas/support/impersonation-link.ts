import { supportActor } from '../../platform/audit.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import { auditAuth } from '../session/tokens/audit.ts';
import { makeLink } from '../session/links/link-repository.ts';
import { linkUrl } from '../session/links/links.ts';
import { findPerson } from '../session/tokens/people.ts';
import type { SupportServices } from './services.ts';

/**
 * Makes a link that signs support in as an active teammate (AUTH-13): once, within 5 minutes. A
 * newer link makes the earlier one invalid.
 */
export function makeImpersonationLink(
  services: SupportServices,
  teammateId: string,
  requestId: string,
): Promise<{ url: string; expiresAt: string }> {
  const now = services.clock.now();
  return services.db.system(async (tx) => {
    const person = await findPerson(tx, teammateId);
    if (person === null || person.status === 'cancel' || person.tenantStatus === 'cancel')
      throw notFound();
    if (person.status !== 'active') throw new ApiError('INVALIDTRANSITION');
    const { id, tenantId, email, name } = person;
    const { token, expiresAt } = await makeLink(tx, {
      purpose: 'impersonate',
      tenantId,
      teammateId: id,
      email,
      now,
    });
    await auditAuth(tx, {
      tenantId,
      at: now,
      actor: supportActor,
      via: 'support',
      action: 'session.impersonationLink',
      entity: 'teammate',
      entityId: id,
      entityName: name,
      requestId,
    });
    return {
      url: linkUrl(services.publicUrl, 'impersonate', token, id),
      expiresAt: expiresAt.toISOString(),
    };
  });
}
