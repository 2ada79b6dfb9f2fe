import type { Access } from './access.ts';
import type { AccountCountry, Role } from './primitives.ts';

/** The module that a remote exposes as `commands` of its contributions. */
export interface CommandsContribution {
  /** Semantic version range of the contract that it was built for. */
  contract: string;
  /** Pages and actions of the remote that this person may open and do, at once and without a call. */
  commands(context: CommandContext): readonly Command[];
  /** Records that fit what was typed, at most a handful; ends with the signal. */
  search?(query: string, context: CommandContext, signal: AbortSignal): Promise<readonly Hit[]>;
}

/** For whom commands are asked: `mayDo(context, 'teams:write')` says what they may do. */
export interface CommandContext {
  readonly role: Role;
  /** The built-in role of a standard user; since contract 1.36. */
  readonly access?: Access | null;
  readonly isTenantOwner: boolean;
  readonly country: AccountCountry;
  /** Path of the page that is open; since contract 1.26. */
  readonly path?: string;
}

/** A page that is opened, or an action that is done: `to`, `run` or `open`. */
export interface Command {
  /** Unique among the commands of the remote, and the same from one day to the next. */
  id: string;
  kind: 'page' | 'action';
  label: string;
  /** Other words by which people look for it. */
  words?: readonly string[];
  to?: string;
  /** It is about the record of the open page, and stands first; since contract 1.26. */
  isOfPage?: boolean;
  run?(): unknown;
  /**
   * Answers a React element, a dialog of the kit, that stands over the open page until it calls
   * `onClose`. A portal that knows no dialogs of commands goes `to` instead.
   */
  open?(onClose: () => void): unknown;
}

/** A record that fits what was typed. */
export interface Hit {
  /** Unique among the hits of the remote. */
  id: string;
  /** What the record is, as its group is headed: "People", "Numbers"; unused for actions. */
  group: string;
  text: string;
  /** What tells it from others of its name: a number, an address. */
  detail?: string;
  /** What kind of thing it is; a person has a face instead. */
  icon?: 'number' | 'team' | 'menu' | 'invoice' | 'brand';
  /** Of a person: the picture, or null for letters. */
  face?: string | null;
  /** It does something with the record, and stands below the other actions. */
  isAction?: boolean;
  /** It answers for a moment only, so it is not kept among what was opened last. */
  isPassing?: boolean;
  to: string;
  /** As `open` of a command; a portal that knows no dialogs of hits goes `to` instead. */
  open?(onClose: () => void): unknown;
}
