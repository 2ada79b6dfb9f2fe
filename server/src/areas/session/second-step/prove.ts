import type { Proof } from '@jackfield/contract/api/second-step';
import { t } from '@jackfield/texts';
import type { Tx } from '../../../platform/database.ts';
import { ApiError, invalidField } from '../../../platform/errors.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { acceptedStep } from './app-codes.ts';
import { shownPasskey } from './passkeys.ts';
import {
  lockSecondStep,
  type SecondStepRow,
  setSecondStep,
  type StepPerson,
} from './person-row.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { texts } from './texts.ts';
import { afterWrong, noTries, waitOf } from './tries.ts';

/** What a sealed key of an authenticator app belongs to. */
export const sealedFor = (person: StepPerson): string => `app:${person.tenantId}:${person.id}`;

interface Proving {
  readonly person: StepPerson;
  readonly proof: Proof;
  /** What the browser was asked to sign; empty when it was not asked. */
  readonly challenge: string;
  readonly publicUrl: string;
  readonly secrets: SecretBox;
  readonly now: Date;
}

/** How a proof came out. A refusal is thrown once the wrong try is stored. */
export type Proved = { readonly by: Proof['kind'] } | { readonly refusal: ApiError };

/**
 * Looks at a proof while the person's row is locked, so that parallel guesses count one by one and
 * no code is taken twice. After five wrong codes all are refused for a while, the right one too;
 * passkeys cannot be guessed and go on.
 */
export async function prove(tx: Tx, proving: Proving): Promise<Proved> {
  const { person, proof, now } = proving;
  const row = await lockSecondStep(tx, person);
  const wait = proof.kind === 'passkey' ? 0 : waitOf(row, now);
  if (wait > 0) return { refusal: new ApiError('TOOMANYREQUESTS', { retryAfter: wait }) };
  if (await isRight(tx, row, proving)) {
    if (proof.kind !== 'passkey') await setSecondStep(tx, person.id, noTries);
    return { by: proof.kind };
  }
  if (proof.kind === 'passkey') {
    return { refusal: invalidField('passkey', t(texts.passkeyUnknown), 'CODEINVALID') };
  }
  await setSecondStep(tx, person.id, afterWrong(row, now));
  const words = proof.kind === 'app' ? texts.appCodeWrong : texts.recoveryCodeWrong;
  return { refusal: invalidField('code', t(words), 'CODEINVALID') };
}

/** The way of a proof, or its refusal as an exception. */
export function provedBy(proved: Proved): Proof['kind'] {
  if ('refusal' in proved) throw proved.refusal;
  return proved.by;
}

async function isRight(tx: Tx, row: SecondStepRow, proving: Proving): Promise<boolean> {
  const { person, proof, now } = proving;
  if (proof.kind === 'passkey') {
    const shown = await shownPasskey(tx, { ...proving, response: proof.response }, false);
    return shown?.teammate_id === person.id;
  }
  if (proof.kind === 'recovery') {
    const used = await tx
      .updateTable('recovery_code')
      .set({ used_at: now })
      .where('hash', '=', hashRecoveryCode(proof.code))
      .where('teammate_id', '=', person.id)
      .where('used_at', 'is', null)
      .returning('hash')
      .executeTakeFirst();
    return used !== undefined;
  }
  if (row.app_secret === null) return false;
  const secret = proving.secrets.open(row.app_secret, sealedFor(person));
  const step = acceptedStep(secret, proof.code, { now, last: row.app_step });
  if (step === null) return false;
  await setSecondStep(tx, person.id, { app_step: step, app_used_at: now });
  return true;
}
