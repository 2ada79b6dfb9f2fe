import type { MadePasskey, ShownPasskey } from '@jackfield/contract/api/passkey';
import type * as Library from '@simplewebauthn/browser';

type Options = Record<string, unknown> & { challenge: string };

const library = (): Promise<typeof Library> =>
  import(/* webpackChunkName: "passkeys" */ '@simplewebauthn/browser');

/** Whether this browser can make and show passkeys. */
export const hasPasskeys = (): boolean =>
  typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function';

/** A prompt that the person left, or let run out of time. */
const isLeft = (error: unknown) =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);

async function answered<T>(ask: (from: typeof Library) => Promise<T>): Promise<T | null> {
  try {
    return await ask(await library());
  } catch (error) {
    if (isLeft(error)) return null;
    throw error;
  }
}

/** Asks for a passkey as the server wants it; null when the person left the prompt. */
export function showPasskey(options: Options): Promise<ShownPasskey | null> {
  return answered(async ({ startAuthentication }) => {
    const optionsJSON = options as unknown as Library.PublicKeyCredentialRequestOptionsJSON;
    return (await startAuthentication({ optionsJSON })) as unknown as ShownPasskey;
  });
}

/** Has a passkey made; null when the person left the prompt. */
export function makePasskey(options: Options): Promise<MadePasskey | null> {
  return answered(async ({ startRegistration }) => {
    const optionsJSON = options as unknown as Library.PublicKeyCredentialCreationOptionsJSON;
    return (await startRegistration({ optionsJSON })) as unknown as MadePasskey;
  });
}
