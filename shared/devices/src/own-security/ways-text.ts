import type { PersonSecurity } from '@jackfield/contract/api/second-step';
import { formatList, t } from '@jackfield/runtime';
import { securityMessages } from './messages.ts';

/** Which second step somebody has: '2 passkeys and authenticator app'. */
export function waysText({ passkeys, hasApp }: PersonSecurity): string {
  const ways = [
    passkeys > 0 ? t(securityMessages.passkeyCount, { count: passkeys }) : '',
    hasApp ? t(securityMessages.appWord) : '',
  ].filter(Boolean);
  if (ways.length === 0) return t(securityMessages.passwordOnly);
  const text = formatList(ways);
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
