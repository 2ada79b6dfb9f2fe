import { perLocale } from './locale.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const format = perLocale((locale) => new Intl.RelativeTimeFormat(locale));

function amount(distance: number): [number, Intl.RelativeTimeFormatUnit] {
  if (distance < minute) return [Math.floor(distance / 1000), 'second'];
  if (distance < hour) return [Math.floor(distance / minute), 'minute'];
  if (distance < day) return [Math.floor(distance / hour), 'hour'];
  const days = Math.floor(distance / day);
  if (days < 30) return [days, 'day'];
  if (days < 365) return [Math.min(12, Math.floor(days / 30)), 'month'];
  return [Math.floor(days / 365), 'year'];
}

/** How long ago or ahead: '5 minutes ago', 'in 2 days' (CONST-02, OP-132). */
export function relativeTime(instant: string | Date, now: number = Date.now()): string {
  const distance = now - new Date(instant).getTime();
  const [count, unit] = amount(Math.abs(distance));
  // Nothing at all counts as past: Intl tells -0 from 0.
  return format().format(distance >= 0 ? -count : count, unit);
}
