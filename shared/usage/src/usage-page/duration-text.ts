const two = (count: number) => String(count).padStart(2, '0');

/** Seconds as people read the length of a call: 0:24, 12:05, 1:02:03. */
export function durationText(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
