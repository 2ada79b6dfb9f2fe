/** What the first rows of a page are painted from. */
export interface PaintedInput {
  readonly path: string;
  /** With its question mark; empty where there is none. */
  readonly search: string;
  /** Whether the browser says that it is a phone's. */
  readonly isPhone: boolean;
  /** Bodies of the answers that are known, by their calls, such as `GET /api/team`. */
  readonly answers: Readonly<Record<string, unknown>>;
  /**
   * The signed-in person and the account, as the portal's own calls answer them; null for nobody, for
   * whom a page is drawn only to have its code compiled.
   */
  readonly profile: unknown;
  readonly account: unknown;
  /** Of the session, who is signed in and by what a browser loads private files; no token of it. */
  readonly session: { readonly profile: unknown; readonly storage: unknown };
}

/**
 * What a script of first rows tells: a call whose answer decides at which query the page opens, such
 * as that of the person's saved views; the calls whose answers are missing, and the query with which
 * the page opens where it is another than was asked for; or its markup, null where there is nothing
 * to be painted.
 */
export type PaintedRows =
  | { readonly first: string }
  | { readonly calls: readonly string[]; readonly search?: string | undefined }
  | { readonly html: string | null };

/** The most that the script may be, bytes: it is read by the server with each version. */
export const firstRowsLimit = 1_500_000;
