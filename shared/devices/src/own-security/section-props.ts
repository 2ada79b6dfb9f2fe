import type { OwnSecurity } from '@jackfield/contract/api/second-step';
import type { Security } from './use-security.ts';

/** What a section about the own ways takes. */
export interface SectionProps {
  /** Undefined until it has been read. */
  readonly own: OwnSecurity | undefined;
  readonly security: Security;
  /** New recovery codes are to be shown, once. */
  onCodes(codes: readonly string[] | null): void;
}

/** Whether a way is the only one of a person who must have one. */
export const isLastWay = ({ app, passkeys, isRequired }: OwnSecurity): boolean =>
  isRequired && passkeys.length + (app === null ? 0 : 1) <= 1;
