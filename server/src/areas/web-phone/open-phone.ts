import { randomBytes } from 'node:crypto';
import type { WebPhone } from '@jackfield/contract/api/web-phone';
import { makeDevicePassword } from '@jackfield/domain/device-password';
import { t } from '@jackfield/texts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { appendEvents } from '../../platform/events.ts';
import { newId } from '../../platform/ids.ts';
import { pushKeyOf } from '../call-push/push-key.ts';
import type { DeviceConfig } from '../devices/config.ts';
import { passwordOf } from '../devices/dto.ts';
import { ownerEvent } from '../devices/repository.ts';
import { deviceWords } from '../session/tokens/device-name.ts';
import type { WebPhoneConfig } from './config.ts';
import { webSocketOf } from './exchange-of.ts';
import { iceServersOf } from './ice-servers.ts';
import { texts } from './texts.ts';

const selectPhone = (tx: Tx, sessionId: string) =>
  tx
    .selectFrom('device')
    .select(['id', 'tenant_id', 'name', 'sip_username', 'sip_domain', 'sip_password'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst();

/**
 * The web phone of the session, made where it has none: a device of the person beside the others. It
 * is no entry in the history, where the sign-in stands. Null while no exchange takes web phones,
 * which pages of accounts without one ask as well.
 */
export function openPhone(
  context: RequestContext,
  { sipDomain, ...config }: Pick<DeviceConfig, 'sipDomain'> & WebPhoneConfig,
  userAgent: string,
): Promise<WebPhone | null> {
  const { tenantId, teammateId, sessionId } = signedIn(context);
  const { secrets, db } = context;
  const now = context.clock.now();
  const { browser, device } = deviceWords(userAgent);
  const make = async (tx: Tx) => {
    const event = await ownerEvent(tx, { tenantId, teammateId });
    const id = newId();
    const name = browser ? t(texts.nameOn, { browser }).slice(0, 50) : t(texts.name);
    const made = await tx
      .insertInto('device')
      .values({
        id,
        tenant_id: tenantId,
        teammate_id: teammateId,
        session_id: sessionId,
        type: device === 'phone' || device === 'tablet' ? 'mobile' : 'desktop',
        name,
        model: null,
        mac_address: null,
        sip_username: randomBytes(5).toString('hex'),
        sip_domain: sipDomain,
        sip_password: secrets.seal(makeDevicePassword(), passwordOf({ tenant_id: tenantId, id })),
        created_at: now,
        updated_at: now,
      })
      // Two tabs may ask at once.
      .onConflict((conflict) =>
        conflict.column('session_id').where('session_id', 'is not', null).doNothing(),
      )
      .executeTakeFirst();
    if (made.numInsertedOrUpdatedRows === 1n) await appendEvents(tx, tenantId, [event], now);
    return selectPhone(tx, sessionId);
  };
  return db.tenant(tenantId, async (tx) => {
    if ((await webSocketOf(tx, tenantId, now)) === null) return null;
    const phone = (await selectPhone(tx, sessionId)) ?? (await make(tx));
    if (phone === undefined) throw new Error('The session has no web phone.');
    const { id, name, sip_username: username, sip_domain: domain } = phone;
    const password = secrets.open(phone.sip_password, passwordOf(phone));
    const iceServers = iceServersOf(config, username, now);
    const { shown: pushKey } = pushKeyOf(secrets);
    return { id, name, sip: { username, domain, password }, iceServers, pushKey };
  });
}
