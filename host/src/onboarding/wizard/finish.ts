import {
  addTeammateNumber,
  releaseReservation,
  reserveNumber,
} from '@jackfield/contract/api/number';
import {
  setTeammateStatus,
  type TeammateChange,
  updateTeammate,
} from '@jackfield/contract/api/teammate';
import { type TenantChange, updateTenant } from '@jackfield/contract/api/tenant';
import { isOtherPrice } from '@jackfield/kit/price-box';
import { accountAtom, ApiFailure, call, profileAtom, session, store } from '@jackfield/runtime';
import type { Purchase } from './steps.ts';

/** What the wizard stores at its end. */
export interface Ending {
  /** Null where step 1 was not shown. */
  readonly company: TenantChange | null;
  readonly timeZone: string;
  /** Digest of the terms that were agreed to; null where they had been before. */
  readonly termsHash: string | null;
  /** The chosen number in E.164; null for none. */
  readonly number: string | null;
  /** What was shown for the number. */
  readonly shownTotal?: number | undefined;
}

/**
 * The calls at the end of the wizard in their order: account, time zone, status, token, reservation,
 * number (ONB-12). What failed is tried again by the next `run`, which starts there; what went
 * through is not repeated unless its input has changed meanwhile (OP-60).
 */
export class Finish {
  readonly #done = new Map<string, string>();

  /**
   * Rejects when one of the first four fails, or when the number costs something else than was
   * shown; every other failed purchase is an answer (ONB-13).
   */
  async run({ company, timeZone, termsHash, number, shownTotal }: Ending): Promise<Purchase> {
    if (company) await this.#once('account', company, () => saveAccount(company));
    const agreedTerms = termsHash === null ? undefined : { hash: termsHash };
    const own = { timeZone, ...(agreedTerms && { agreedTerms }) };
    await this.#once('timeZone', own, () => saveOwn(own));
    await this.#once('status', 'active', activate);
    await this.#once('token', 'fresh', session.refreshSession);
    if (number === null) return 'none';
    try {
      await buy(number, shownTotal);
      return 'bought';
    } catch (error) {
      if (isOtherPrice(error)) throw error;
      return 'failed';
    }
  }

  async #once(name: string, input: unknown, send: () => Promise<void>): Promise<void> {
    const text = JSON.stringify(input);
    if (this.#done.get(name) === text) return;
    await send();
    this.#done.set(name, text);
  }
}

/** The stored person; the wizard is shown to nobody without one. */
function person() {
  const profile = store.get(profileAtom);
  if (!profile) throw new Error('Nobody is signed in.');
  return profile;
}

/** After a conflict the next attempt is about what is stored now. */
async function withCurrent<Stored>(
  send: () => Promise<Stored>,
  reload: () => Promise<void>,
): Promise<Stored> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 412) await reload().catch(() => undefined);
    throw error;
  }
}

async function saveAccount(body: TenantChange): Promise<void> {
  const { version = 0 } = store.get(accountAtom) ?? {};
  const send = () => call(updateTenant, { body }, { version });
  store.set(accountAtom, await withCurrent(send, session.reloadAccount));
}

/** Changes members of the own record, as of the version that this page knows. */
export async function saveOwn(body: TeammateChange): Promise<void> {
  const { id, version } = person();
  const send = () => call(updateTeammate, { params: { id }, body }, { version });
  store.set(profileAtom, await withCurrent(send, session.reloadProfile));
}

async function activate(): Promise<void> {
  const { id, version } = person();
  const params = { id, status: 'active' as const };
  const send = () => call(setTeammateStatus, { params }, { version });
  store.set(profileAtom, await withCurrent(send, session.reloadProfile));
}

/** Reserves and buys; the reservation is the key, so that a repeated request buys nothing twice. */
async function buy(number: string, shownTotal: number | undefined): Promise<void> {
  const { id } = person();
  const { reservationId } = await call(reserveNumber, { body: { number } });
  await call(
    addTeammateNumber,
    { params: { id }, body: { number, reservationId, shownTotal } },
    { idempotencyKey: `number-${reservationId}` },
  ).catch(async (error: unknown) => {
    // It is bought at the next attempt, once the other price was seen.
    if (isOtherPrice(error)) {
      await call(releaseReservation, { params: { reservationId } }).catch(() => undefined);
    }
    throw error;
  });
}
