import type { Span } from '../finding.ts';
import { spansOf } from './spans.ts';

const phone =
  /(?<![\d/#$.-])(?:\+?1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}(?![\d-])|(?<![\d/#$.])(?:\+?1)?[2-9]\d{9}(?!\d)|(?<!\d)1-8\d\d-[A-Z0-9-]{7,12}/g;

/** Telephone numbers to call in a text. */
export const phonesOf = (text: string): Span[] => spansOf(text, phone);
