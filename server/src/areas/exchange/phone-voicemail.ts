import type { CallAnswer, CallReceived } from '@jackfield/contract';
import {
  type exchangeChangeMessage,
  type exchangeHearMessage,
  exchangeOpenMessages,
} from '@jackfield/contract/api/exchange';
import { contextWithoutRequest, type RequestContext } from '../../platform/context.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import { accountRow, readRow } from '../../platform/rows.ts';
import type { FileStorage } from '../../platform/storage.ts';
import { isPin } from '../teammates/pin.ts';
import { deleteMessage, markHeard } from '../voicemail/change-message.ts';
import { aboutToHear } from '../voicemail/hear.ts';
import { isKept } from '../voicemail/hearer.ts';

/** So many wrong PINs close the voicemail on the phone for so many milliseconds (MSG-04). */
const lockout = { failures: 5, block: 15 * 60_000 } as const;

type Opened = CallAnswer<typeof exchangeOpenMessages>;
type Asked = CallReceived<typeof exchangeOpenMessages>['body'];
type Entered = CallReceived<typeof exchangeHearMessage>['body'];
type Change = CallReceived<typeof exchangeChangeMessage>['body'];

interface Parts extends Pick<RequestContext, 'db' | 'clock' | 'secrets'> {
  readonly storage: FileStorage;
}

/**
 * The voicemail of a person as their phone opens it. Each request shows the PIN, so that the key of
 * the exchange alone opens nobody's messages.
 */
export function createPhoneVoicemail({ storage, ...parts }: Parts) {
  const { db, clock } = parts;

  /** Looks at a PIN with the person's row locked, so that no two of them count as one. 404. */
  function judge({ accountId, teammateId, pin }: Asked): Promise<Opened['opening']> {
    const [tenantId, id] = [accountId.toLowerCase(), teammateId.toLowerCase()];
    return db.tenant(tenantId, async (tx) => {
      const account = await accountRow(tx, tenantId);
      const person = await readRow(tx, 'teammate', { tenantId, id }, 'update');
      if (person.status !== 'active' || account.status !== 'active') throw notFound();
      if (person.voicemail_pin_hash === null) return 'noPin';
      const now = clock.now();
      const until = person.voicemail_pin_locked_until;
      if (until !== null && until > now) return 'locked';
      if (pin === null) return 'ask';
      const isRight = await isPin(pin, person.voicemail_pin_hash);
      const failures = isRight ? 0 : person.voicemail_pin_failures + 1;
      const isLocked = failures >= lockout.failures;
      await tx
        .updateTable('teammate')
        .set({
          voicemail_pin_failures: isLocked ? 0 : failures,
          voicemail_pin_locked_until: isLocked ? new Date(now.getTime() + lockout.block) : null,
        })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .execute();
      if (isRight) return 'open';
      return isLocked ? 'locked' : 'wrong';
    });
  }

  /** As the person, whose own messages are no entries of the history. Throws 403 for a wrong PIN. */
  async function asPerson(entered: Entered): Promise<RequestContext> {
    if ((await judge(entered)) !== 'open') throw new ApiError('FORBIDDEN');
    const [tenantId, id] = [entered.accountId.toLowerCase(), entered.teammateId.toLowerCase()];
    return db.tenant(tenantId, async (tx) => {
      const { country, status: tenantStatus } = await accountRow(tx, tenantId);
      const person = await readRow(tx, 'teammate', { tenantId, id });
      return contextWithoutRequest(
        parts,
        {
          teammateId: id,
          tenantId,
          name: person.full_name,
          isTenantOwner: person.is_tenant_owner,
          status: person.status,
          country,
          tenantStatus,
        },
        { endpoint: exchangeOpenMessages, via: 'api' },
      );
    });
  }

  return {
    async open(asked: Asked): Promise<Opened> {
      const opening = await judge(asked);
      if (opening !== 'open') return { opening, messages: [] };
      const tenantId = asked.accountId.toLowerCase();
      const messages = await db.tenant(tenantId, (tx) =>
        tx
          .selectFrom('voicemail')
          .select('id')
          .where('tenant_id', '=', tenantId)
          .where('box_id', '=', asked.teammateId.toLowerCase())
          .where('heard_at', 'is', null)
          .where(isKept)
          .orderBy('left_at')
          .orderBy('id')
          .execute(),
      );
      return { opening, messages };
    },
    async hear(entered: Entered, id: string) {
      const said = await aboutToHear(await asPerson(entered), id.toLowerCase(), false);
      const file = await storage.read(entered.accountId.toLowerCase(), said.id);
      if (file === null) throw notFound();
      return file.stream;
    },
    async change({ change, ...entered }: Change, id: string): Promise<void> {
      const context = await asPerson(entered);
      await (change === 'heard' ? markHeard(context, id, true) : deleteMessage(context, id));
    },
  };
}
