import type {
  Teammate,
  TeammateCallHandling,
  TeammateChange,
} from '@jackfield/contract/api/teammate';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { changeRecord } from '../../platform/record.ts';
import { emailTaken, isEmailTaken, mailEmailChange } from './change-email.ts';
import { readTeammate } from './repository.ts';
import { teammateRecord } from './teammate-record.ts';

interface Update {
  readonly id: string;
  readonly change: TeammateChange;
  readonly publicUrl: string;
}

/** Changes the given members of a person (annex C3, API-117). */
export async function updateTeammate(
  context: RequestContext,
  { id, change, publicUrl }: Update,
): Promise<Teammate> {
  const { tenantId } = signedIn(context);
  const isTaken = change.email !== undefined && (await isEmailTaken(context, change.email, id));
  return context.db.tenant(tenantId, async (tx) => {
    await changeRecord(context, teammateRecord, {
      id,
      action: 'teammate.update',
      members: change,
      async after({ tx: inner, state: before }, { email }, after) {
        if (email === undefined) return;
        if (isTaken) throw emailTaken();
        await mailEmailChange(inner, context, { before, after, publicUrl });
      },
    });
    return readTeammate(tx, tenantId, id);
  });
}

/** Changes where a person's missed calls go and which calls are recorded (API-126, PPL-02). */
export function setTeammateCallHandling(
  context: RequestContext,
  id: string,
  members: TeammateCallHandling,
): Promise<Teammate> {
  const { tenantId } = signedIn(context);
  return context.db.tenant(tenantId, async (tx) => {
    await changeRecord(context, teammateRecord, {
      id,
      action: 'teammate.setCallHandling',
      members,
    });
    return readTeammate(tx, tenantId, id);
  });
}
