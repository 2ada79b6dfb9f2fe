import { numeric, outside, required, tooLong } from '@jackfield/contract';
import { menuRanges, type MenuTiming } from '@jackfield/contract/api/ivr';

/** Waiting times and repeats as they are typed. */
export type TimingText = Record<keyof MenuTiming, string>;

const mostDigits = 2;

/** Why a typed number is refused, in the words of VAL-45, VAL-46 and OP-126; null when it is not. */
export function timingFault(member: keyof MenuTiming, typed: string): string | null {
  const text = typed.trim();
  const [from, to] = menuRanges[member];
  if (text === '') return required(member)();
  if (!/^\d+$/.test(text)) return numeric(member)();
  if (text.length > mostDigits) return tooLong(member, mostDigits)();
  const isInside = Number(text) >= from && Number(text) <= to;
  return isInside ? null : outside(member, menuRanges[member])();
}
