import type {
  Teammate,
  TeammateCallHandling,
  TeammateChange,
} from '@jackfield/contract/api/teammate';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { ApiError } from '../../platform/errors.ts';
import { changeRecord } from '../../platform/record.ts';
import { emailTaken, isEmailTaken, mailEmailChange } from './change-email.ts';
import { readTeammate } from './repository.ts';
import { teammateRecord } from './teammate-record.ts';

interface Update {
  readonly id: string;
  readonly change: TeammateChange;
  readonly publicUrl: string;
  /** Whether whoever asks has to prove again who it is, before an email changes. */
  isStepUpDue(): Promise<boolean>;
}

/**
 * Changes the given members of a person (annex C3, API-117). A changed email, one's own or
 * another's, throws 403 STEPUP when it is due: an email opens the account.
 */
export async function updateTeammate(
  context: RequestContext,
  { id, change, publicUrl, isStepUpDue }: Update,
): Promise<Teammate> {
  const { tenantId } = signedIn(context);
  const isTaken = change.email !== undefined && (await isEmailTaken(context, change.email, id));
  const isDue = change.email !== undefined && (await isStepUpDue());
  return context.db.tenant(tenantId, async (tx) => {
    await changeRecord(context, teammateRecord, {
      id,
      action: 'teammate.update',
      members: change,
      async after({ tx: inner, state: before }, { email }, after) {
        if (email === undefined) return;
        if (isTaken) throw emailTaken();
        if (isDue) throw new ApiError('STEPUP');
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
