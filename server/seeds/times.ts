const minute = 60_000;
const lengths: Record<string, number> = {
  minute,
  hour: 60 * minute,
  day: 24 * 60 * minute,
  month: 30 * 24 * 60 * minute,
};

/** The time so long before now, for example '12 minutes', '1 day', '3 months'. */
export function ago(now: Date, text: string): Date {
  const [count, unit = ''] = text.split(' ');
  const length = lengths[unit.replace(/s$/, '')];
  if (length === undefined) throw new Error(`'${text}' is not a time span.`);
  return new Date(now.getTime() - Number(count) * length);
}

/** The time so many days before now. */
export function daysAgo(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 24 * 60 * minute);
}
