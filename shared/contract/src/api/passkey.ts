import * as v from 'valibot';

/** Bytes as URL-safe base64 without padding. */
const bytes = (longest: number) => v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(longest));
const transports = v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(10));
const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: v.literal('public-key'),
  authenticatorAttachment: v.optional(v.picklist(['platform', 'cross-platform'])),
  clientExtensionResults: v.record(v.string(), v.unknown()),
};

/** What a browser is asked with, as WebAuthn has it in JSON. */
export const passkeyOptionsSchema = v.looseObject({ challenge: v.string() });

/** What a browser answers when it shows a passkey (WebAuthn, AuthenticationResponseJSON). */
export const shownPasskeySchema = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(8000),
    userHandle: v.optional(bytes(200)),
  }),
});
export type ShownPasskey = v.InferOutput<typeof shownPasskeySchema>;

/** What a browser answers when it has made a passkey (WebAuthn, RegistrationResponseJSON). */
export const madePasskeySchema = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(60_000),
    transports: v.optional(transports),
  }),
});
export type MadePasskey = v.InferOutput<typeof madePasskeySchema>;
