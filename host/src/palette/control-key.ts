import { t } from '@jackfield/runtime';
import { messages } from './messages.ts';

/** The key of commands on this computer, as it is written on it. */
export const controlKey = (): string =>
  /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : t(messages.ctrlKey);
