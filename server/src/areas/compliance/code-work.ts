import { codeMinutes } from '@jackfield/contract/api/phone-verification';
import type { Messaging } from '../../messaging/messaging.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { WorkKind } from '../../platform/due-work.ts';
import { codeWork } from './work-kinds.ts';

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly messaging: Messaging;
}

/**
 * Hands codes in that verify a number, as every other text (API-87, PROV-01). One that no longer works
 * is not sent any more, and what was handed in is kept no longer.
 */
export function createPhoneCodeWork({ db, clock, messaging }: Parts): WorkKind {
  return {
    kind: codeWork,
    async advance({ tenantId, subjectId: id }) {
      const text = await db.tenant(tenantId, (tx) =>
        tx
          .selectFrom('text_outbox')
          .selectAll()
          .where('tenant_id', '=', tenantId)
          .where('id', '=', id)
          .executeTakeFirst(),
      );
      const { codesFrom: from } = messaging;
      const isLate = text === undefined || +clock.now() - +text.created_at >= codeMinutes * 60_000;
      if (!isLate && from) await messaging.send({ id, from, to: text.recipient, text: text.body });
      return async (tx) => {
        await tx
          .deleteFrom('text_outbox')
          .where('tenant_id', '=', tenantId)
          .where('id', '=', id)
          .execute();
        return null;
      };
    },
  };
}
