import type { PhoneLight } from '@jackfield/contract/api/exchange';
import { lightExtension, lightsContext } from './extensions-conf.ts';
import { Manager } from './manager.ts';
import type { AsteriskOptions } from './options.ts';

/**
 * Has Asterisk tell phones how many messages wait (RFC 3842), now and whenever they sign in anew. By
 * a channel that does so and ends: ARI has a request for it in an Asterisk alone that was built
 * without its own voicemail.
 *
 * @throws {Error} when Asterisk does not do it; nothing is wrong with saying it again
 */
export async function setLights(
  ami: AsteriskOptions['ami'],
  lights: readonly PhoneLight[],
): Promise<void> {
  const manager = await Manager.open(ami);
  try {
    // It answers once that is done, so that what is said later counts.
    for (const { name, fresh, heard } of lights) {
      await manager.act('Originate', {
        Channel: `Local/${lightExtension}@${lightsContext}`,
        Application: 'NoOp',
        Variable: `JF_LIGHT=${name},JF_FRESH=${fresh},JF_HEARD=${heard}`,
      });
    }
  } finally {
    manager.close();
  }
}
