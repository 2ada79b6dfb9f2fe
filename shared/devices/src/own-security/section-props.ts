import { hasAccepted, type OwnSecurity } from '@jackfield/contract/api/second-step';
import type { Security } from './use-security.ts';

/** What a section about the own ways takes. */
export interface SectionProps {
  /** Undefined until it has been read. */
  readonly own: OwnSecurity | undefined;
  readonly security: Security;
  /** New recovery codes are to be shown, once. */
  onCodes(codes: readonly string[] | null): void;
}

/** Whether nothing that the account requires would be left without the app, or without a passkey. */
export function isLastWay(own: OwnSecurity, way: 'app' | 'passkey'): boolean {
  const left = {
    app: own.app !== null && way !== 'app',
    passkey: own.passkeys.length > (way === 'passkey' ? 1 : 0),
  };
  return own.isRequired && !hasAccepted(left, own.accepted);
}
