import type { TeammateListItem } from '@jackfield/contract/api/teammate';
import type { OffboardingRow } from '@jackfield/contract/api/teammate-offboarding';
import { failureText } from '@jackfield/runtime';
import type { QueryClient } from '@tanstack/react-query';
import type { BulkHandover } from '../offboarding/use-bulk-offboarding.ts';
import { patchPerson, removePerson } from '../people/api/cached-people.ts';
import { leaveMany } from '../people/api/leave-many.ts';
import { inviteAgain } from '../people/api/send-mails.ts';
import { setStatus } from '../people/api/set-status.ts';
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
  handover: BulkHandover = {},
  asSeen: { seen?: string } = {},
): Promise<BulkResult> {
  if (action === 'suspend' || action === 'delete') {
    return leaveTogether(client, action, { people, handover, asSeen });
  }
  return runEach(client, action, people);
}

/** One call for each person, four at a time. */
async function runEach(
  client: QueryClient,
  action: 'activate' | 'resendInvitation',
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

async function runOne(
  client: QueryClient,
  action: 'activate' | 'resendInvitation',
  person: TeammateListItem,
) {
  if (action === 'activate') return setStatus(client, person, 'active');
  await inviteAgain(person);
  return person;
}

/** Somebody already gone counts as deleted (annex A5). */
const isDone = ({ result, errors }: OffboardingRow, action: BulkAction) =>
  result !== 'refused' || (action === 'delete' && errors[0]?.code === 'NOTFOUND');

/** All of them in one transaction, but for those who cannot leave; or nobody, with the reason. */
async function leaveTogether(
  client: QueryClient,
  action: 'suspend' | 'delete',
  {
    people,
    handover,
    asSeen,
  }: {
    people: readonly TeammateListItem[];
    handover: BulkHandover;
    asSeen: { seen?: string };
  },
): Promise<BulkResult> {
  const status = action === 'delete' ? 'cancel' : 'suspended';
  const ids = people.map(({ id }) => id);
  const rows = await leaveMany({ ids, status, ...handover }, asSeen);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const done: BulkResult['done'][number][] = [];
  const failed: BulkResult['failed'][number][] = [];
  for (const person of people) {
    const row = byId.get(person.id);
    if (row === undefined || !isDone(row, action)) {
      failed.push({ person, reason: row?.errors[0]?.message ?? '' });
      continue;
    }
    if (action === 'delete') removePerson(client, person.id);
    else patchPerson(client, person.id, { status });
    done.push({ id: person.id, status, version: row.version ?? person.version });
  }
  return { done, failed };
}
