import { notify, useT } from '@jackfield/runtime';
import { partMessages as messages } from './messages.ts';

/** Copies a text and says so; where the browser refuses, it says that people can copy it by hand. */
export function useCopy(): (text: string, done: string) => Promise<void> {
  const t = useT();
  return async (text, done) => {
    try {
      await navigator.clipboard.writeText(text);
      notify.success(done);
    } catch {
      notify.error(t(messages.notCopied));
    }
  };
}
