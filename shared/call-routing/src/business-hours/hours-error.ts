/** What the form says about the intervals of a day: a message of the list, of one, or of a time. */
export type HoursError =
  | { message?: unknown; root?: { message?: unknown }; [index: number]: unknown }
  | undefined;

const textOf = (error: unknown): string | undefined => {
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined;
  return typeof error.message === 'string' && error.message !== '' ? error.message : undefined;
};

function messageAt(error: unknown, part?: 'from' | 'to'): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const times = error as { from?: unknown; to?: unknown };
  const own = textOf(error);
  if (part !== undefined) return textOf(times[part]) ?? own;
  return own ?? textOf(times.from) ?? textOf(times.to);
}

/** The message to show; with a place, the one that concerns this field. */
export function messageOf(
  error: HoursError,
  index?: number,
  part?: 'from' | 'to',
): string | undefined {
  if (error === undefined) return undefined;
  const ofList = textOf(error) ?? textOf(error.root);
  if (index !== undefined) return ofList ?? messageAt(error[index], part);
  if (ofList !== undefined) return ofList;
  const items = Object.values(error).filter((item) => typeof item === 'object');
  return items.map((item) => messageAt(item)).find((message) => message !== undefined);
}
