import type { Command } from '@jackfield/contract';
import { lazyPart } from '@jackfield/kit/lazy-part';
import type { ResetPerson } from './send-reset.tsx';

/** Fetched when it opens. */
const SendReset = lazyPart(() => import('./send-reset.tsx').then((file) => file.SendReset));

/** The dialog that sends a person a password reset; without a person it asks whom. */
export const openSendReset =
  (person?: ResetPerson): NonNullable<Command['open']> =>
  (onClose) => <SendReset person={person} onClose={onClose} />;
