import { mayDo } from '@jackfield/contract';
import type { Device } from '@jackfield/contract/api/device';
import { isImpersonated, type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { askAgain, checkIsNoAdmin } from '../../platform/policy.ts';
import { recordLook } from '../../platform/record-look.ts';
import { ownerEvent, readDevice, selectDevices } from './repository.ts';

interface Wanted {
  readonly teammateId: string;
  /** Desk phones alone, or all but them; null for all. */
  readonly isDeskphone: boolean | null;
  /** With what they sign in with, for who may see it; each password seen is an entry. */
  readonly withPassword: boolean;
}

function inTransaction<T>(context: RequestContext, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { tenantId, teammateId } = signedIn(context);
  return context.db.tenant(tenantId, work, teammateId);
}

/** Devices of a person (API-127). Throws 404. */
export async function seeDevices(
  context: RequestContext,
  { teammateId, isDeskphone, withPassword }: Wanted,
): Promise<Device[]> {
  const actor = signedIn(context);
  const isOwn = teammateId === actor.teammateId;
  const mayKnow = isOwn || mayDo(actor, 'devices:write');
  const secrets = withPassword && mayKnow && !isImpersonated(actor) ? context.secrets : null;
  const owner = { tenantId: actor.tenantId, teammateId, secrets };
  const select = async (tx: Tx) => {
    await ownerEvent(tx, owner);
    return selectDevices(tx, owner, isDeskphone);
  };
  if (secrets === null) return context.read(select);
  // By its specification the call answers passwords; apps read those of their own person at any time.
  if (!isOwn) {
    await checkIsNoAdmin(context, teammateId);
    askAgain(context);
  }
  return inTransaction(context, async (tx) => {
    const devices = await select(tx);
    for (const { id, name } of devices.filter(({ isWeb }) => !isWeb))
      await recordLook(tx, context, { entity: 'device', id, name });
    return devices;
  });
}

/** The password of one device, as an entry in the history. Throws 404. */
export function revealPassword(
  context: RequestContext,
  { teammateId, id }: { readonly teammateId: string; readonly id: string },
): Promise<string> {
  const { tenantId } = signedIn(context);
  const { secrets } = context;
  return inTransaction(context, async (tx) => {
    const { name, sip } = await readDevice(tx, { tenantId, teammateId, secrets }, id);
    if (sip.password === undefined) throw new Error('A device was read without its password.');
    await recordLook(tx, context, { entity: 'device', id, name });
    return sip.password;
  });
}
