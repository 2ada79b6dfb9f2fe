import * as v from 'valibot';
import type { CommandsContribution } from './commands-contribution.ts';
import type { HomeContribution } from './home-contribution.ts';
import type { NewsContribution } from './news-contribution.ts';

/**
 * What every remote may add to pages of the host, by kind; since contract 1.4. Unlike a part, which
 * one remote offers by name, each remote fills the kinds it has something for.
 */
export interface Contributions {
  /** Cards, what needs attention and steps of setting up, on Home. */
  home: HomeContribution;
  /** Entries of the command palette. */
  commands: CommandsContribution;
  /** Words of the notes about what is new; a portal that knows none leaves them out. */
  news: NewsContribution;
}
export type ContributionKind = keyof Contributions;

/** Name of a kind; a portal leaves out one that it does not know. */
export const contributionKindSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z-]{1,30}$/, 'A kind of contribution is a word in small letters.'),
);

/** What one area contributes of a kind: loaded when asked, and fenced from what the others do. */
export interface Contributor<Kind extends ContributionKind> {
  readonly area: string;
  /** The area as people call it. */
  readonly label: string;
  /** Loads the module of the version that this browser gets; a failed load is tried anew. */
  load(): Promise<Contributions[Kind]>;
  /** The module when it has been loaded before. */
  loaded(): Contributions[Kind] | undefined;
  /**
   * Loads, then does something with the module, within ten seconds. What it throws is counted for
   * the version that contributes; an abort is no fault.
   */
  ask<Answer>(question: (module: Contributions[Kind]) => Answer | Promise<Answer>): Promise<Answer>;
  /** Takes an error of something that is shown, for the health of the version that contributes. */
  report(error: unknown): void;
}
