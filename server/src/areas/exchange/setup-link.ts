import type { CallAnswer } from '@jackfield/contract';
import type { makeSetupLink as makeEndpoint } from '@jackfield/contract/api/device';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Database } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { recordLook } from '../../platform/record-look.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { shownOrigin } from '../../platform/shown-portal.ts';
import { digestOf, findPhone } from './phone-rows.ts';
import { hashSecret, newSecret } from '../session/tokens/secrets.ts';
import { linphoneConfig } from './linphone-config.ts';
import { readDevice } from '../devices/repository.ts';
import { sipServer } from '../devices/sip-server.ts';

const linkLife = 10 * 60_000;

/**
 * Makes a link by which a softphone signs in as a device. It is as good as the password, so that
 * the history tells of it. Throws 404, also while no exchange is heard of.
 */
export function makeSetupLink(
  context: RequestContext,
  { teammateId, id }: { readonly teammateId: string; readonly id: string },
  publicUrl: string,
): Promise<CallAnswer<typeof makeEndpoint>> {
  const { tenantId, teammateId: by } = signedIn(context);
  const now = context.clock.now();
  const expiresAt = new Date(now.getTime() + linkLife);
  const token = newSecret();
  const work = async (tx: Parameters<typeof sipServer>[0]) => {
    const { name } = await readDevice(tx, { tenantId, teammateId, secrets: null }, id);
    if ((await sipServer(tx, now)) === null) throw notFound();
    await recordLook(tx, context, { entity: 'device', id, name });
    await tx
      .insertInto('setup_link')
      .values({
        token_hash: hashSecret(token),
        tenant_id: tenantId,
        device_id: id,
        expires_at: expiresAt,
      })
      .execute();
    return {
      address: new URL(`/phone-setup/${token}.xml`, shownOrigin(publicUrl)).href,
      expiresAt: expiresAt.toISOString(),
    };
  };
  return context.db.tenant(tenantId, work, by);
}

/**
 * What a softphone signs in with, for who has the link; it works once. Throws 404 for a link that
 * was used or is over, and for a device that may not sign in any more.
 */
export function useSetupLink(
  { db, secrets }: { readonly db: Database; readonly secrets: SecretBox },
  token: string,
  now: Date,
): Promise<string> {
  return db.system(async (tx) => {
    const link = await tx
      .deleteFrom('setup_link')
      .using('device')
      .whereRef('device.id', '=', 'setup_link.device_id')
      .where('token_hash', '=', hashSecret(token))
      .returning(['expires_at', 'sip_username'])
      .executeTakeFirst();
    if (link === undefined || link.expires_at < now) throw notFound();
    const phone = await findPhone(tx, link.sip_username);
    const server = await sipServer(tx, now);
    if (phone === undefined || server === null) throw notFound();
    return linphoneConfig({
      name: phone.full_name,
      username: phone.sip_username,
      domain: phone.sip_domain,
      digest: digestOf(phone, secrets),
      server,
    });
  });
}
