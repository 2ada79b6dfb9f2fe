import type { ClientConfig, Variant } from '@jackfield/contract';
import { thirdPartyScripts } from '@jackfield/domain';

/**
 * Adds the configured scripts of others: session analytics, chat, user guide (SHELL-63, SHELL-64,
 * OP-42). The shell calls it once, so the sign-in pages never load them. The page waits for none
 * of them, and one that fails leaves nothing behind but its element.
 */
export function loadThirdParties(config: ClientConfig, { features }: Variant): void {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  for (const { id, url } of thirdPartyScripts(config, features)) {
    const script = document.createElement('script');
    script.async = true;
    script.src = url;
    script.dataset['thirdParty'] = id;
    script.referrerPolicy = 'origin';
    if (nonce) script.nonce = nonce;
    document.head.append(script);
  }
}
