import type { AppKey, NewWay } from '@jackfield/contract/api/second-step';
import { t } from '@jackfield/texts';
import type { Tx } from '../../../platform/database.ts';
import { ApiError, invalidField } from '../../../platform/errors.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { acceptedStep, appAddress, newAppSecret } from './app-codes.ts';
import { storePasskey } from './passkeys.ts';
import { lockSecondStep, setSecondStep, type StepPerson } from './person-row.ts';
import { sealedFor } from './prove.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { texts } from './texts.ts';
import { afterWrong, noTries, waitOf } from './tries.ts';

/** Somebody who adds a way. */
export interface NewWayPerson extends StepPerson {
  readonly email: string;
  readonly companyName: string;
}

/** How the portal is called in apps and by browsers. */
export const portalName = (companyName: string): string => t(texts.appName, { companyName });

/** Makes a key for an authenticator app; one that counts already goes on until the new one is confirmed. */
export async function makeAppKey(
  tx: Tx,
  person: NewWayPerson,
  secrets: SecretBox,
): Promise<AppKey> {
  await lockSecondStep(tx, person);
  const secret = newAppSecret();
  await setSecondStep(tx, person.id, { app_pending: secrets.seal(secret, sealedFor(person)) });
  return { secret, address: appAddress(secret, portalName(person.companyName), person.email) };
}

interface Adding {
  readonly way: NewWay;
  readonly challenge: string;
  readonly publicUrl: string;
  readonly secrets: SecretBox;
  /** Name of a new passkey; empty where nothing is known of the device. */
  readonly name: string;
  readonly now: Date;
}

/** What was added, with the recovery codes that the first way brings; or why not. */
export type Added =
  | { readonly name: string | null; readonly codes: string[] | null }
  | { readonly refusal: ApiError };

/** Adds a way that its first code or its passkey confirms. A refusal is thrown once the try is stored. */
export async function storeWay(tx: Tx, person: StepPerson, adding: Adding): Promise<Added> {
  const row = await lockSecondStep(tx, person);
  const { way, now } = adding;
  if (way.kind === 'passkey') {
    const made = await storePasskey(tx, person, { ...adding, response: way.response });
    if (made === null) {
      return { refusal: invalidField('passkey', t(texts.passkeyUnknown), 'CODEINVALID') };
    }
    return { name: made.name, codes: await firstCodes(tx, person, row.codes_made_at, now) };
  }
  const wait = waitOf(row, now);
  if (wait > 0) return { refusal: new ApiError('TOOMANYREQUESTS', { retryAfter: wait }) };
  const pending = row.app_pending;
  const secret = pending === null ? '' : adding.secrets.open(pending, sealedFor(person));
  const step = pending === null ? null : acceptedStep(secret, way.code, { now, last: 0 });
  if (step === null) {
    await setSecondStep(tx, person.id, afterWrong(row, now));
    return { refusal: invalidField('code', t(texts.appCodeWrong), 'CODEINVALID') };
  }
  await setSecondStep(tx, person.id, {
    ...noTries,
    app_secret: pending,
    app_pending: null,
    app_since: now,
    app_step: step,
    app_used_at: null,
  });
  return { name: null, codes: await firstCodes(tx, person, row.codes_made_at, now) };
}

/** Recovery codes for who has none yet. */
async function firstCodes(tx: Tx, person: StepPerson, madeAt: Date | null, now: Date) {
  return madeAt === null ? makeCodes(tx, person, now) : null;
}

/** New recovery codes; those before stop working. */
export async function makeCodes(tx: Tx, person: StepPerson, now: Date): Promise<string[]> {
  const codes = newRecoveryCodes();
  await tx.deleteFrom('recovery_code').where('teammate_id', '=', person.id).execute();
  await tx
    .insertInto('recovery_code')
    .values(
      codes.map((code) => ({
        hash: hashRecoveryCode(code),
        tenant_id: person.tenantId,
        teammate_id: person.id,
      })),
    )
    .execute();
  await setSecondStep(tx, person.id, { codes_made_at: now });
  return codes;
}
