import { failureText, notify, t } from '@jackfield/runtime';
import { inviteAgain } from '../people/api/send-mails.ts';
import { homeMessages } from './messages.ts';

/** Calls that run side by side; more would only wait in the browser. */
const atOnce = 4;

/** Sends everybody a fresh invitation; a failure of one stops nobody else. Says what came of it. */
export async function resendAll(people: readonly { id: string }[]): Promise<void> {
  const waiting = [...people];
  const failures: unknown[] = [];
  let count = 0;
  async function work(): Promise<void> {
    for (let person = waiting.shift(); person; person = waiting.shift()) {
      try {
        await inviteAgain(person);
        count += 1;
      } catch (error) {
        failures.push(error);
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  if (count > 0) notify.success(t(homeMessages.resent, { count }));
  if (failures.length === 0) return;
  const reason = failureText(failures[0]);
  notify.error(t(homeMessages.notResent, { count: failures.length, reason }));
}
