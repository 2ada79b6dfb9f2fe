import type { ServiceAddress } from '@jackfield/contract';
import { checkEmergencyAddress, type EmergencyPerson } from '@jackfield/contract/api/emergency';
import { updateTeammate } from '@jackfield/contract/api/teammate';
import { undoAction, undoSave } from '@jackfield/records/restore';
import { call, notify, t } from '@jackfield/runtime';
import type { QueryClient } from '@tanstack/react-query';
import { cachePerson } from '../people/api/cached-people.ts';
import { boardKey } from './board-query.ts';
import { boardMessages as messages } from './messages.ts';

/** What the address service holds against an address. */
export interface Objection {
  readonly address: ServiceAddress;
  readonly verdict: 'notFound' | 'incomplete';
  readonly proposal: ServiceAddress | null;
}

/** Asks the address service; an objection, or whether it answered at all. Rejects with ApiFailure. */
export async function askService(
  address: ServiceAddress,
): Promise<{ objection: Objection } | { objection: null; isChecked: boolean }> {
  const { verdict, proposal } = await call(checkEmergencyAddress, { body: { address } });
  if (verdict === 'notFound' || verdict === 'incomplete') {
    return { objection: { address, verdict, proposal } };
  }
  return { objection: null, isChecked: verdict === 'valid' };
}

/**
 * Checks an address and gives it to a person, with Undo. Without an answer of the service it is
 * saved as not checked yet; with an objection, which is answered, nothing is saved. Rejects with
 * ApiFailure.
 */
export async function saveAddress(
  client: QueryClient,
  { id, fullName: name, version }: Pick<EmergencyPerson, 'id' | 'fullName' | 'version'>,
  address: ServiceAddress,
): Promise<Objection | null> {
  const asked = await askService(address);
  if (asked.objection) return asked.objection;
  const answer = await call(
    updateTeammate,
    { params: { id }, body: { e911Address: address } },
    { version },
  );
  cachePerson(client, answer);
  const back = () => undoSave('teammate', id, { version: answer.version, versions: 1 });
  const reread = () => client.invalidateQueries({ queryKey: boardKey });
  notify.success(
    t(asked.isChecked ? messages.saved : messages.savedUnchecked, { name }),
    // The same address once more is no change.
    answer.version === version ? undefined : undoAction(() => back().finally(reread)),
  );
  await reread();
  return null;
}
