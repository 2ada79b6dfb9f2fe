/** Messages to the database thread; each is answered under its id. */
export type ToWorker =
  | { readonly kind: 'bytes'; readonly id: number; readonly bytes: Uint8Array }
  | { readonly kind: 'close'; readonly id: number };

/** Messages from the database thread. */
export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'reply'; readonly id: number; readonly bytes: Uint8Array }
  | { readonly kind: 'error'; readonly id: number; readonly message: string };
