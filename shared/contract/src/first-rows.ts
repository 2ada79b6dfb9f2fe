import * as v from 'valibot';

/**
 * Markup as plain data: a text, or a tag with its attributes and what stands in it. `style` alone
 * is no text; it holds CSS properties, in the names of the DOM, with their values.
 */
export type PaintedNode =
  | string
  | readonly [
      tag: string,
      attributes: Readonly<Record<string, PaintedValue>>,
      ...children: PaintedNode[],
    ];
export type PaintedValue = string | Readonly<Record<string, string | number>>;

export const paintedNodeSchema: v.GenericSchema<unknown, PaintedNode> = v.lazy(() =>
  v.union([
    v.string(),
    v.tupleWithRest(
      [
        v.string(),
        v.record(
          v.string(),
          v.union([v.string(), v.record(v.string(), v.union([v.string(), v.number()]))]),
        ),
      ],
      paintedNodeSchema,
    ),
  ]),
);

/** What a page is opened at. */
export interface PaintedAddress {
  readonly path: string;
  /** With its question mark; empty where there is none. */
  readonly search: string;
  /** Whether the browser says that it is a phone's, whose lists ask for longer pages. */
  readonly isPhone: boolean;
  /** Account of the person, which some lists name in their calls. */
  readonly tenantId: string;
  /** Answer to the call that a script has asked for first, when it is asked for its calls again. */
  readonly told?: unknown;
}

/**
 * What a page asks for: its calls; its calls at another query, with which it opens; or a call whose
 * answer has to be known first, such as that of the person's saved views.
 */
export type PlannedCalls =
  | readonly string[]
  | { readonly calls: readonly string[]; readonly search: string }
  | { readonly first: string };

/** What the first rows of a page are painted from. */
export interface PaintedInput {
  readonly address: PaintedAddress;
  /** Bodies of the answers to the calls, in their order. */
  readonly answers: readonly unknown[];
  /** The signed-in person and the account, as the portal's own calls answer them. */
  readonly profile: unknown;
  readonly account: unknown;
  /** Token by which a browser loads private files; null while the session has none. */
  readonly storage: { readonly token: string } | null;
}

/** The most that the script may be, bytes: it is read by the server with each version. */
export const firstRowsLimit = 400_000;
