import { useServerTime } from '@jackfield/runtime';

/** '1:52', '1:02:03'. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

/** How long ago something was, in milliseconds since 1970, counting on. */
export function CallTime({ since }: { since: number }) {
  return <>{clockText(useServerTime(0, true) - since)}</>;
}
