import { type RequestContext, signedIn } from '../../platform/context.ts';
import { ApiError } from '../../platform/errors.ts';
import { write } from '../../platform/write.ts';
import { sendInvitation } from '../session/links/invite.ts';
import { readTeammate } from './repository.ts';

/** Sends a pending person a fresh invitation; earlier links stop working (OP-93). */
export async function resendInvitation(
  context: RequestContext,
  id: string,
  publicUrl: string,
): Promise<void> {
  const { tenantId } = signedIn(context);
  const now = context.clock.now();
  await write(context, {
    entity: 'teammate',
    id,
    action: 'teammate.resendInvitation',
    change: async (tx) => {
      const person = await readTeammate(tx, tenantId, id);
      if (person.status !== 'pending') throw new ApiError('INVALIDTRANSITION');
      const { email, fullName: name, tenantName: companyName } = person;
      const to = { tenantId, teammateId: id, email, name, companyName };
      await sendInvitation(tx, to, { now, publicUrl });
      return { before: null, after: null, name, events: [], result: id };
    },
  });
}
