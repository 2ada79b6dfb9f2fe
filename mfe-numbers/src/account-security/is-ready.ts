import { hasAccepted, type PersonSecurity } from '@jackfield/contract/api/second-step';
import type { AcceptedStep } from '@jackfield/contract/api/session';

/** Whether somebody has a second step that the account takes. */
export const isReady = ({ hasApp, passkeys }: PersonSecurity, accepted: AcceptedStep): boolean =>
  hasAccepted({ app: hasApp, passkey: passkeys > 0 }, accepted);
