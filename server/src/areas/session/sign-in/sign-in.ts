import { availableParallelism } from 'node:os';
import type { TokenAnswer } from '@jackfield/contract/api/session';
import { requireCaptcha } from './captcha/guard.ts';
import type { Tx } from '../../../platform/database.ts';
import { ApiError } from '../../../platform/errors.ts';
import { sendMail } from '../../../mail/send.ts';
import { type Attempt, attemptSucceeded, beginAttempt, signInKeys } from './attempt.ts';
import { findKnownDevice, rememberDevice } from './known-device.ts';
import { takeLink } from '../links/link-repository.ts';
import { lockout } from './lockout.ts';
import { passwordMatches } from './password-hash.ts';
import {
  findPerson,
  findPersonByEmail,
  normalEmail,
  refuseUnready,
  type SignInPerson,
} from '../tokens/people.ts';
import { beginPending } from '../second-step/pending.ts';
import { stepAfterPassword } from '../second-step/required.ts';
import { isBreakGlass } from '../tokens/sign-on.ts';
import { Semaphore } from './semaphore.ts';
import type { AuthServices } from '../tokens/services.ts';
import { type ClientInfo, startSession } from '../tokens/start-session.ts';

export interface SignInRequest extends ClientInfo {
  /** Cookie of a browser that somebody has signed in with before. */
  deviceCookie: string | undefined;
}

/** A session, or the secret of a cookie with which the browser goes on to the second step. */
export type SignedIn = Entered | { step: string };

export interface Entered {
  answer: TokenAnswer;
  /** Device cookie to set; null when the browser is known already. */
  deviceCookie: string | null;
}

interface PasswordGrant {
  username: string;
  password: string;
  platform: number;
  captchaToken?: string | undefined;
}

/**
 * Some sign-ins at a time: many at once would fill the queue of the database, and everybody else's
 * calls would wait behind them.
 */
const signingIn = new Semaphore(2 * availableParallelism());

/** Signs in with email and password (API-18, OP-43). */
export function signInWithPassword(
  services: AuthServices,
  grant: PasswordGrant,
  request: SignInRequest,
): Promise<SignedIn> {
  return signingIn.run(() => checkPassword(services, grant, request));
}

async function checkPassword(
  services: AuthServices,
  grant: PasswordGrant,
  request: SignInRequest,
): Promise<SignedIn> {
  const email = normalEmail(grant.username);
  const { person, attempt, knownDevice } = await countAttempt(services, email, request);
  if (attempt.needsCaptcha) await requireCaptcha(services, grant.captchaToken);
  const matches = await passwordMatches(person?.passwordHash, grant.password);
  if (person === null || !matches || person.tenantStatus === 'cancel') {
    if (person !== null && attempt.lockedNow) await warnOfLock(services, person);
    throw new ApiError('INVALIDCREDENTIALS');
  }
  await services.db.system((tx) => attemptSucceeded(tx, attempt));
  refuseUnready(person);
  const { platform } = grant;
  const how = { openedBy: 'password', knowsDevice: knownDevice !== null, platform } as const;
  return services.db.system((tx) => enter(tx, services, person, { ...how, client: request }));
}

interface Entering {
  openedBy: 'password' | 'link';
  platform: number;
  knowsDevice: boolean;
  client: ClientInfo;
}

/** Opens a session, or has the browser wait for the second step (annex J8). */
async function enter(
  tx: Tx,
  services: AuthServices,
  person: SignInPerson,
  { openedBy, platform, knowsDevice, client }: Entering,
): Promise<SignedIn> {
  const now = services.clock.now();
  // Nobody shows a second step for nothing.
  await isBreakGlass(tx, person, openedBy, now);
  const kind = await stepAfterPassword(tx, person, now);
  if (kind !== null) {
    const what = { kind, teammate_id: person.id, opened_by: openedBy, platform };
    return { step: await beginPending(tx, { ...what, knows_device: knowsDevice }, now) };
  }
  const { sessionId: _, ...answer } = await startSession(tx, services, {
    person,
    platform,
    impersonation: null,
    client,
    openedBy,
  });
  return { answer, deviceCookie: knowsDevice ? null : await rememberDevice(tx, person, now) };
}

function countAttempt(services: AuthServices, email: string, request: SignInRequest) {
  const now = services.clock.now();
  return services.db.system(async (tx) => {
    const person = await findPersonByEmail(tx, email);
    const personId = person?.id ?? null;
    const knownDevice = await findKnownDevice(tx, request.deviceCookie, personId, now);
    const by = { personId, email, address: request.address, knownDevice };
    const attempt: Attempt = await beginAttempt(tx, signInKeys(by), now);
    return { person, attempt, knownDevice };
  });
}

async function warnOfLock(services: AuthServices, person: SignInPerson): Promise<void> {
  const minutes = lockout.block / 60_000;
  await services.db.system((tx) =>
    sendMail(tx, services.clock.now(), {
      tenantId: person.tenantId,
      to: person.email,
      mail: { kind: 'signInBlocked', name: person.name, minutes },
    }),
  );
}

/** Signs in by a teammate-login link, without a form (AUTH-12). */
export async function signInWithLink(
  services: AuthServices,
  grant: { username: string; token: string; platform: number },
  request: SignInRequest,
): Promise<SignedIn> {
  const now = services.clock.now();
  const email = normalEmail(grant.username);
  return services.db.system(async (tx) => {
    const link = await takeLink(tx, { purpose: 'login', token: grant.token, email, now });
    const person = await findPerson(tx, link.teammate_id);
    if (person === null || person.status === 'cancel' || person.tenantStatus === 'cancel')
      throw new ApiError('TOKENINVALID');
    refuseUnready(person);
    const how = { openedBy: 'link', knowsDevice: false, platform: grant.platform } as const;
    return enter(tx, services, person, { ...how, client: request });
  });
}
