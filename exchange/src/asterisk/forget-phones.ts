import { askAri } from './ari-ping.ts';
import { contactsOf } from './contacts.ts';
import { Manager } from './manager.ts';
import type { AsteriskOptions } from './options.ts';

/** A phone whose rows have changed at the portal. */
export interface ChangedPhone {
  /** Its SIP name. */
  name: string;
  /** It may not sign in any more, or has a new password: whoever is signed in is not any longer. */
  isRevoked: boolean;
}

const kinds = ['endpoint', 'auth', 'aor'];
const notHeld = 'The provided object could not be expired from the cache';

/**
 * Has Asterisk ask the portal anew for these phones, and ends registrations of those revoked.
 *
 * @throws {Error} when Asterisk does not do it; nothing is wrong with saying it again
 */
export async function forgetPhones(
  { ami, ari }: Pick<AsteriskOptions, 'ami' | 'ari'>,
  phones: readonly ChangedPhone[],
): Promise<void> {
  const manager = await Manager.open(ami);
  try {
    for (const { name } of phones) await forgetRows(manager, name);
    const revoked = phones.filter(({ isRevoked }) => isRevoked).map(({ name }) => name);
    if (revoked.length > 0) await endRegistrations(manager, ari, new Set(revoked));
  } finally {
    manager.close();
  }
}

async function forgetRows(manager: Manager, name: string): Promise<void> {
  for (const kind of kinds) {
    const object = { Cache: `res_pjsip/${kind}`, Object: name };
    try {
      await manager.act('SorceryMemoryCacheExpireObject', object);
    } catch (error) {
      if (!(error instanceof Error && error.message.endsWith(notHeld))) throw error;
    }
  }
}

/** Deletes the contacts of these phones, as ARI deletes what it may have made: they end at once. */
async function endRegistrations(
  manager: Manager,
  ari: AsteriskOptions['ari'],
  names: ReadonlySet<string>,
): Promise<void> {
  for (const { id, name } of await contactsOf(manager)) {
    if (!names.has(name)) continue;
    const path = `asterisk/config/dynamic/res_pjsip/contact/${encodeURIComponent(id)}`;
    const { ok, status } = await askAri(ari, 'DELETE', path);
    // It may have ended by itself meanwhile.
    if (!ok && status !== 404) throw new Error(`${name} stays signed in: ARI answered ${status}.`);
  }
}
