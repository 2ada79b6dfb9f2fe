import { codeMinutes, codesPerHour, codeTries } from '@jackfield/contract/api/phone-verification';
import { t } from '@jackfield/texts';
import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Messaging } from '../../messaging/messaging.ts';
import { sendText } from '../../messaging/outbox.ts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { scheduleWork } from '../../platform/due-rows.ts';
import { ApiError, invalidField } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { accountRow, holdAccountRow } from '../../platform/rows.ts';
import { write } from '../../platform/write.ts';
import { texts } from './texts.ts';
import { codeWork } from './work-kinds.ts';

const minute = 60_000;
const hour = 60 * minute;

/** What a person who types a code needs to know. */
export interface SentCode {
  readonly isVerified: boolean;
  readonly expiresAt: string | null;
  readonly triesLeft: number;
  readonly nextSendAt: string | null;
}

interface Phone {
  readonly tenantId: string;
  readonly phoneNumber: string;
}

/** Codes of the last hour, the newest first; the account's row is held, so that two count each other. */
async function recentCodes(tx: Tx, { tenantId, phoneNumber }: Phone, now: Date) {
  await holdAccountRow(tx, tenantId);
  return tx
    .selectFrom('phone_code')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('phone_number', '=', phoneNumber)
    .where('sent_at', '>', new Date(now.getTime() - hour))
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

type Code = Awaited<ReturnType<typeof recentCodes>>[number];

/** When the next code can be sent; null when it can be now. */
function nextSendAt(codes: readonly Pick<Code, 'sent_at'>[]): Date | null {
  const oldest = codes[codesPerHour - 1];
  return oldest === undefined ? null : new Date(oldest.sent_at.getTime() + hour);
}

function answer(codes: readonly Code[], now: Date): SentCode {
  const [newest] = codes;
  const isOver = newest === undefined || newest.expires_at <= now;
  return {
    isVerified: newest?.verified_at != null,
    expiresAt: newest?.expires_at.toISOString() ?? null,
    triesLeft: isOver ? 0 : Math.max(0, codeTries - newest.wrong_tries),
    nextSendAt: nextSendAt(codes)?.toISOString() ?? null,
  };
}

const sealedAbout = (tenantId: string, id: string) => `phone:${tenantId}:${id}`;

/**
 * Texts a code to a mobile number (API-87, OP-118). Throws 400 for a line that is not mobile, 429
 * after three codes within an hour, 503 where nobody knows the line or sends codes.
 */
export async function sendPhoneCode(
  context: RequestContext,
  phoneNumber: string,
  messaging: Messaging,
): Promise<SentCode> {
  const { tenantId } = signedIn(context);
  if (messaging.codesFrom === null) throw new ApiError('PROVIDERUNAVAILABLE');
  if ((await messaging.lineTypeOf(phoneNumber)) !== 'mobile') {
    throw invalidField('phoneNumber', t(texts.notMobile), 'NOTMOBILE');
  }
  const id = newId();
  return write(context, {
    entity: 'phone',
    id,
    action: 'phone.sendCode',
    async change(tx) {
      const now = context.clock.now();
      const before = await recentCodes(tx, { tenantId, phoneNumber }, now);
      const next = nextSendAt(before);
      if (next !== null) throw tooManyCodes(next, now);
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const row = await tx
        .insertInto('phone_code')
        .values({
          id,
          tenant_id: tenantId,
          phone_number: phoneNumber,
          sealed_code: context.secrets.seal(code, sealedAbout(tenantId, id)),
          sent_at: now,
          expires_at: new Date(now.getTime() + codeMinutes * minute),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      const { company_name: company } = await accountRow(tx, tenantId);
      const body = t(texts.code, { code, company, minutes: codeMinutes });
      const textId = await sendText(tx, now, { tenantId, to: phoneNumber, body });
      if (messaging.codesFrom !== undefined) {
        await scheduleWork(tx, { kind: codeWork, subjectId: textId, tenantId }, now);
      }
      return {
        before: null,
        after: { number: phoneNumber },
        name: phoneNumber,
        events: [],
        result: answer([row, ...before], now),
      };
    },
  });
}

function tooManyCodes(next: Date, now: Date): ApiError {
  const seconds = Math.ceil((next.getTime() - now.getTime()) / 1000);
  const message = t(texts.codesSent, { minutes: Math.ceil(seconds / 60) });
  return new ApiError('TOOMANYREQUESTS', {
    message,
    retryAfter: seconds,
    errors: [{ code: 'TOOMANYREQUESTS', field: 'phoneNumber', message }],
  });
}

/** Whether a code is the one that was texted last and still works (API-88, OP-118). */
export async function verifyPhoneCode(
  context: RequestContext,
  { phoneNumber, token }: { phoneNumber: string; token: string },
): Promise<SentCode> {
  const { tenantId } = signedIn(context);
  const phone = { tenantId, phoneNumber };
  const now = context.clock.now();
  return context.db.tenant(tenantId, async (tx) => {
    const codes = await recentCodes(tx, phone, now);
    const [newest, ...older] = codes;
    if (newest === undefined || newest.verified_at !== null) return answer(codes, now);
    if (newest.expires_at <= now || newest.wrong_tries >= codeTries) return answer(codes, now);
    const code = context.secrets.open(newest.sealed_code, sealedAbout(tenantId, newest.id));
    const isRight = timingSafeEqual(Buffer.from(code), Buffer.from(token));
    const update = (inner: Tx) =>
      inner
        .updateTable('phone_code')
        .set((row) =>
          isRight ? { verified_at: now } : { wrong_tries: row('wrong_tries', '+', 1) },
        )
        .where('tenant_id', '=', tenantId)
        .where('id', '=', newest.id)
        .returningAll()
        .executeTakeFirstOrThrow();
    if (!isRight) return answer([await update(tx), ...older], now);
    const verified = await write(context, {
      entity: 'phone',
      id: newest.id,
      action: 'phone.verify',
      change: async (inner) => ({
        before: { isVerified: false },
        after: { isVerified: true },
        name: phoneNumber,
        events: [],
        result: await update(inner),
      }),
    });
    return answer([verified, ...older], now);
  });
}
