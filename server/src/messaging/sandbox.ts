import type { LineType } from '@jackfield/contract/api/phone-verification';
import { isTollFreeNumber } from '@jackfield/domain/number-search';
import type { Messaging } from './messaging.ts';

/** Last two digits that stand for lines that are not mobile. */
const byEnding: Readonly<Record<string, LineType>> = {
  '96': 'unknown',
  '97': 'voip',
  '98': 'landline',
};

/**
 * The messaging of installations without one: texts stay in the outbox. Numbers are mobile, except,
 * as documented for trials, toll-free ones, and those that end with 96 (unknown), 97 (voip) and
 * 98 (landline).
 */
export const sandboxMessaging: Messaging = {
  async lineTypeOf(number) {
    if (isTollFreeNumber(number)) return 'tollfree';
    return byEnding[number.slice(-2)] ?? 'mobile';
  },
};
