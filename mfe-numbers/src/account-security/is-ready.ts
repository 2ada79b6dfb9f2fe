import type { PersonSecurity } from '@jackfield/contract/api/second-step';

/** Whether somebody has a second step. */
export const isReady = ({ hasApp, passkeys }: PersonSecurity): boolean => hasApp || passkeys > 0;
