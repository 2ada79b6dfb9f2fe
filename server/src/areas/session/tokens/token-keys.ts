import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';

/** Algorithm of every token; the header of a token is never asked for it. */
export const tokenAlgorithm = 'EdDSA';

/** Key pair as the database keeps it. */
export interface StoredKey {
  kid: string;
  privateJwk: JWK;
  publicJwk: JWK;
}

/** Keys in use: the newest one signs, all of them verify. */
export interface TokenKeys {
  kid: string;
  sign: CryptoKey;
  verify: ReadonlyMap<string, CryptoKey>;
}

/** Makes a key pair to store. */
export async function newStoredKey(kid: string): Promise<StoredKey> {
  const pair = await generateKeyPair(tokenAlgorithm, { crv: 'Ed25519', extractable: true });
  return {
    kid,
    privateJwk: await exportJWK(pair.privateKey),
    publicJwk: await exportJWK(pair.publicKey),
  };
}

async function cryptoKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, tokenAlgorithm);
  if (key instanceof Uint8Array) throw new Error('A token key must be a key pair.');
  return key;
}

/** Opens the stored keys; the first is the newest. */
export async function openTokenKeys(stored: readonly StoredKey[]): Promise<TokenKeys> {
  const newest = stored[0];
  if (!newest) throw new Error('There is no key to sign tokens with.');
  const verify = new Map<string, CryptoKey>();
  for (const key of stored) verify.set(key.kid, await cryptoKey(key.publicJwk));
  return { kid: newest.kid, sign: await cryptoKey(newest.privateJwk), verify };
}
