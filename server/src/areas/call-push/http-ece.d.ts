declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  interface EncryptOptions {
    version: 'aes128gcm';
    /** Public key of who opens it, in base64url. */
    dh: string;
    privateKey: ECDH;
    /** In base64url. */
    authSecret: string;
    /** Bytes by which it is longer. */
    pad: number;
  }
  /** Encrypts for a browser (RFC 8188, RFC 8291). */
  function encrypt(bytes: Buffer, options: EncryptOptions): Buffer;
  // oxlint-disable-next-line import/no-default-export -- a CommonJS module
  export default { encrypt };
}
