import type { LineType } from '@jackfield/contract/api/phone-verification';
import type { TextReason } from '@jackfield/contract/api/text';

/** A text as it is handed in. */
export interface SentText {
  /** The same id again is the same text: whoever asks twice sends once (PROV-02). */
  readonly id: string;
  /** E.164. */
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

/** What the carriers say of a text that they will not deliver. */
export type TextFault = Extract<TextReason, 'noTexts' | 'unreachable' | 'filtered' | 'refused'>;

/**
 * How a text stands: `open` was taken and is not at the carriers yet, `sent` is, and costs;
 * `delivered` has arrived; `refused` never went out and costs nothing; `lost` was sent, and costs,
 * but did not arrive.
 */
export type TextAnswer =
  | { readonly state: 'open' | 'sent' | 'delivered'; readonly providerId: string }
  | {
      readonly state: 'refused' | 'lost';
      readonly providerId: string | null;
      readonly fault: TextFault;
    };

/** Port to who knows numbers and takes texts. A throw means that it could not be reached. */
export interface Messaging {
  /**
   * The number that codes of the portal itself come from; null where none is set, so that there are
   * none. Left out, they stay in the outbox, which the sandbox shows.
   */
  readonly codesFrom?: string | null;
  /** What kind of line a stored number is. */
  lineTypeOf(number: string): Promise<LineType>;
  /** Hands in a text. */
  send(text: SentText): Promise<TextAnswer>;
  /**
   * How a text stands that was or may have been handed in, by its provider's id where that is known;
   * null where it never came.
   */
  check(text: SentText & { readonly providerId: string | null }): Promise<TextAnswer | null>;
}
