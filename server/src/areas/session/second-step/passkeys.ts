import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { MadePasskey, ShownPasskey } from '@jackfield/contract/api/passkey';
import { t } from '@jackfield/texts';
import type { Selectable } from 'kysely';
import type { Tx } from '../../../platform/database.ts';
import { ApiError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { StepPerson } from './person-row.ts';
import type { PasskeyTable } from './tables.ts';
import { texts } from './texts.ts';
import { shownOrigin } from '../../../platform/shown-portal.ts';

export type PasskeyRow = Selectable<PasskeyTable>;

/** EdDSA, ES256 and RS256: what authenticators have. */
const algorithms = [-8, -7, -257];

/** More than anybody has devices. */
const mostPasskeys = 20;

/** Where passkeys are made for and shown: the address under which the person sees the portal. */
function relyingParty(publicUrl: string) {
  const { hostname, origin } = new URL(shownOrigin(publicUrl));
  return { rpID: hostname, origin };
}

/** Passkeys of a person, oldest first. */
export function passkeysOf(tx: Tx, personId: string): Promise<PasskeyRow[]> {
  return tx
    .selectFrom('passkey')
    .selectAll()
    .where('teammate_id', '=', personId)
    .orderBy('created_at')
    .execute();
}

/** What a browser needs to make a passkey for a person, on a device that has none yet. */
export async function askToMake(
  tx: Tx,
  person: StepPerson & { email: string; name: string },
  portal: { publicUrl: string; name: string },
) {
  const have = await passkeysOf(tx, person.id);
  if (have.length >= mostPasskeys) throw new ApiError('LIMITREACHED');
  return generateRegistrationOptions({
    rpID: relyingParty(portal.publicUrl).rpID,
    rpName: portal.name,
    userID: new TextEncoder().encode(person.id),
    userName: person.email,
    userDisplayName: person.name,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: have.map(({ credential_id: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** What a browser needs to show a passkey: one of a person, or anybody's. */
export async function askToShow(tx: Tx, personId: string | null, publicUrl: string) {
  const own = personId === null ? [] : await passkeysOf(tx, personId);
  return generateAuthenticationOptions({
    rpID: relyingParty(publicUrl).rpID,
    userVerification: personId === null ? 'required' : 'preferred',
    allowCredentials: own.map(({ credential_id: id, transports }) => ({ id, transports })),
  });
}

interface Shown {
  readonly response: ShownPasskey;
  readonly challenge: string;
  readonly publicUrl: string;
  readonly now: Date;
}

/**
 * The passkey that a browser has shown, when it is a known one and signed what was asked for; null
 * otherwise. One that stands for a password too has to know its person (`isAlone`).
 */
export async function shownPasskey(
  tx: Tx,
  { response, challenge, publicUrl, now }: Shown,
  isAlone: boolean,
): Promise<PasskeyRow | null> {
  const row = await tx
    .selectFrom('passkey')
    .selectAll()
    .where('credential_id', '=', response.id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined || challenge === '') return null;
  const { rpID, origin } = relyingParty(publicUrl);
  const answer = await verifyAuthenticationResponse({
    response: response as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: isAlone,
    credential: {
      id: row.credential_id,
      publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
      counter: row.counter,
      transports: row.transports,
    },
  }).catch(() => null);
  if (answer?.verified !== true) return null;
  const { newCounter: counter, credentialBackedUp } = answer.authenticationInfo;
  await tx
    .updateTable('passkey')
    .set({ counter, is_synced: credentialBackedUp, last_used_at: now })
    .where('id', '=', row.id)
    .execute();
  return row;
}

interface Made {
  readonly response: MadePasskey;
  readonly challenge: string;
  readonly publicUrl: string;
  readonly name: string;
  readonly now: Date;
}

/** Stores the passkey that a browser has made; null when it is not what was asked for. */
export async function storePasskey(
  tx: Tx,
  person: StepPerson,
  { response, challenge, publicUrl, name, now }: Made,
): Promise<PasskeyRow | null> {
  const { rpID, origin } = relyingParty(publicUrl);
  if (challenge === '') return null;
  const made = await verifyRegistrationResponse({
    response: response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null);
  if (made?.verified !== true) return null;
  const { credential, credentialBackedUp } = made.registrationInfo;
  const row = await tx
    .insertInto('passkey')
    .values({
      id: newId(),
      tenant_id: person.tenantId,
      teammate_id: person.id,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: [...(response.response.transports ?? [])],
      name: name || t(texts.newPasskey),
      is_synced: credentialBackedUp,
      created_at: now,
      last_used_at: null,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}
