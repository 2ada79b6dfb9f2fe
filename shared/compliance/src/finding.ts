import { type Message, t, type ValuesOf } from '@jackfield/texts';
import type { Source } from './sources.ts';

/** A part of a text: from the first character to the one after the last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A sentence of the catalogue with its values, put into words when it is shown. */
export interface Said {
  readonly message: Message;
  readonly values?: Readonly<ValuesOf<string>> | undefined;
}

/** A sentence of the catalogue with its values. */
export const said = (message: Message, values?: Said['values']): Said => ({ message, values });

/** The sentence in the active language. */
export const say = ({ message, values }: Said): string => t(message, values);

/** What a fix writes into a field: a whole text, or a tick. */
export interface Fix {
  readonly field: string;
  readonly value: string | boolean;
  /** What its link says. */
  readonly label: Said;
}

/** A block is what a reviewer refuses by public guidance; a warning is worth a look. */
export type Severity = 'block' | 'warn';

/** What one rule has to say about one field. */
export interface Finding {
  /** Name of the rule. */
  readonly code: string;
  readonly severity: Severity;
  /** Path of the field in the form, as `sampleMessages.1`. */
  readonly field: string;
  /** Offending words in the text of the field; empty when something is missing. */
  readonly spans: readonly Span[];
  readonly title: Said;
  readonly detail: Said;
  /** What holds once it is mended. */
  readonly goal: Said;
  readonly fix: Fix | null;
  /** Nothing has been typed into the field yet: something to do rather than a fault. */
  readonly todo: boolean;
  /** Where the rule was read; null for a rule of the house, which only warns. */
  readonly source: Source | null;
}

/** A rule that found nothing. */
export interface Passed {
  readonly code: string;
  readonly title: Said;
  readonly source: Source | null;
}

/** What all rules say about one application. */
export interface Preflight {
  /** Blocks first, then warnings, then what is still to be typed. */
  readonly findings: readonly Finding[];
  readonly passed: readonly Passed[];
  /** Rules that pass, of all that apply. */
  readonly passes: number;
  readonly total: number;
}

/** What stands against submitting. */
export const blocksOf = ({ findings }: Preflight): readonly Finding[] =>
  findings.filter(({ severity }) => severity === 'block');

/** Blocks that nobody gave a reason to send anyway. */
export const openBlocks = (
  preflight: Preflight,
  overrides: readonly { readonly code: string }[],
): readonly Finding[] =>
  blocksOf(preflight).filter(({ code }) => !overrides.some((one) => one.code === code));
