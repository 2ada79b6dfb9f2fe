import { Manager } from './manager.ts';

/** A phone whose rows have changed at the portal. */
export interface ChangedPhone {
  /** Its SIP name. */
  name: string;
  /** It may not sign in any more, or has a new password: whoever is signed in is not any longer. */
  isRevoked: boolean;
}

const kinds = ['endpoint', 'auth', 'aor'];
const contacts = 'registrar/contact';
const notHeld = 'The provided object could not be expired from the cache';

/**
 * Has Asterisk ask the portal anew for these phones, and ends registrations of those revoked.
 *
 * @throws {Error} when Asterisk does not do it; nothing is wrong with saying it again
 */
export async function forgetPhones(
  ami: { port: number; password: string },
  phones: readonly ChangedPhone[],
): Promise<void> {
  const manager = await Manager.open(ami);
  try {
    for (const { name } of phones) await forgetRows(manager, name);
    const revoked = phones.filter(({ isRevoked }) => isRevoked).map(({ name }) => name);
    if (revoked.length > 0) await endRegistrations(manager, new Set(revoked));
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

/** Makes the contacts of these phones old, so that Asterisk itself ends them, with its events. */
async function endRegistrations(manager: Manager, names: ReadonlySet<string>): Promise<void> {
  const [, ...rows] = await manager.act('DBGetTree', { Family: contacts });
  for (const { Key = '', Val = '' } of rows) {
    const key = Key.replace(`/${contacts}/`, '');
    if (!names.has(key.split(';@')[0] ?? '')) continue;
    // No more than that: a line of AMI that is longer than 1024 bytes is cut.
    const { uri, endpoint } = JSON.parse(Val);
    const contact = JSON.stringify({ uri, endpoint, expiration_time: '1' });
    await manager.act('DBPut', { Family: contacts, Key: key, Val: contact });
  }
}
