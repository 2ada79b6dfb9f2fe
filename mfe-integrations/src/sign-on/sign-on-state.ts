import { type SignOn, type SignOnConnection, warnedDays } from '@jackfield/contract/api/sso';

const dayLength = 86_400_000;

/** How single sign-on stands for people. */
export type Standing = 'notSetUp' | 'off' | 'offered' | 'requiredFrom' | 'required';

/** `today` is the account's, such as 2026-11-26. */
export function standingOf(
  { connection, mode, requiredFrom }: Pick<SignOn, 'connection' | 'mode' | 'requiredFrom'>,
  today: string,
): Standing {
  if (connection === null) return 'notSetUp';
  if (mode !== 'required') return mode;
  return requiredFrom !== null && requiredFrom > today ? 'requiredFrom' : 'required';
}

/** What ends within the days that are warned of. */
export interface Ending {
  readonly what: 'certificate' | 'secret';
  /** An instant of a certificate, a day of a secret. */
  readonly at: string;
  readonly isOver: boolean;
}

/** The certificate that counts longest, or the secret, where its end is near; else null (SSO-01). */
export function endingOf(connection: SignOnConnection, now: number): Ending | null {
  const isSaml = connection.protocol === 'saml';
  const at = isSaml
    ? connection.certificates
        .map(({ endsAt }) => endsAt)
        .toSorted()
        .at(-1)
    : connection.secretEndsOn;
  if (at === null || at === undefined) return null;
  // A secret works on its last day, too.
  const end = Date.parse(at) + (isSaml ? 0 : dayLength);
  if (end - now > warnedDays * dayLength) return null;
  return { what: isSaml ? 'certificate' : 'secret', at, isOver: end <= now };
}

/** Why it cannot be required now; null where it can (SSO-01). */
export function requireObstacle({
  lastTest,
  mode,
  owner,
}: Pick<SignOn, 'lastTest' | 'mode' | 'owner'>): 'test' | 'owner' | null {
  if (mode === 'required') return null;
  if (lastTest === null || lastTest.problem !== null || !lastTest.isOfToday) return 'test';
  return owner.hasPassword && owner.hasPasskey ? null : 'owner';
}

/** Domains that are shown to be the account's. */
export const verifiedNames = ({ domains }: Pick<SignOn, 'domains'>): string[] =>
  domains.flatMap(({ name, verifiedAt }) => (verifiedAt === null ? [] : [name]));
