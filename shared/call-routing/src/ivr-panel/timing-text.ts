import { menuRanges, type MenuTiming } from '@jackfield/contract/api/ivr';

/** Waiting times and repeats as they are typed. */
export type TimingText = Record<keyof MenuTiming, string>;

const names = { interdigitTimeout: 'interdigit timeout', timeout: 'timeout', retries: 'retries' };

/** Why a typed number is refused, in the words of VAL-45, VAL-46 and OP-126; null when it is not. */
export function timingFault(member: keyof MenuTiming, typed: string): string | null {
  const text = typed.trim();
  const [from, to] = menuRanges[member];
  const field = `The ${names[member]} field`;
  if (text === '') return `${field} is required.`;
  if (!/^\d+$/.test(text)) return `${field} may only contain numeric characters.`;
  if (text.length > 2) return `${field} may not be greater than 2 characters.`;
  if (Number(text) < from || Number(text) > to)
    return `${field} must be between ${from} and ${to}.`;
  return null;
}
