import type { TeammateListItem } from '@jackfield/contract/api/teammate';
import { failureText } from '@jackfield/runtime';
import type { QueryClient } from '@tanstack/react-query';
import { inviteAgain } from '../people/api/send-mails.ts';
import { deletePerson, setStatus } from '../people/api/set-status.ts';
import type { BulkAction } from './bulk.ts';

/** What came of a bulk action: changed people in their new version, and who failed and why. */
export interface BulkResult {
  done: readonly { id: string; status: TeammateListItem['status']; version: number }[];
  failed: readonly { person: TeammateListItem; reason: string }[];
}

/** Calls that run side by side; more would only wait in the browser. */
const atOnce = 4;

/** Runs one action for many people; a failure of one stops nobody else. */
export async function runBulk(
  client: QueryClient,
  action: BulkAction,
  people: readonly TeammateListItem[],
): Promise<BulkResult> {
  const done: { id: string; status: TeammateListItem['status']; version: number }[] = [];
  const failed: { person: TeammateListItem; reason: string }[] = [];
  const waiting = [...people];
  async function work() {
    for (let person = waiting.shift(); person; person = waiting.shift()) {
      try {
        done.push(await runOne(client, action, person));
      } catch (error) {
        failed.push({ person, reason: failureText(error) });
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return { done, failed };
}

async function runOne(client: QueryClient, action: BulkAction, person: TeammateListItem) {
  switch (action) {
    case 'suspend':
      return setStatus(client, person, 'suspended');
    case 'activate':
      return setStatus(client, person, 'active');
    case 'resendInvitation':
      await inviteAgain(person);
      return person;
    case 'delete':
      await deletePerson(client, person);
      return person;
  }
}
