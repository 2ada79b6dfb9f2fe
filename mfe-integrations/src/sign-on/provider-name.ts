import type { SignOnConnection } from '@jackfield/contract/api/sso';
import { t } from '@jackfield/runtime';
import { providerNames } from './messages.ts';

/** How a provider is called in sentences. */
export function providerName(connection: SignOnConnection | null): string {
  if (connection === null) return t(providerNames.none);
  const { provider, host } = connection;
  return provider === 'other' ? host : t(providerNames[provider]);
}
