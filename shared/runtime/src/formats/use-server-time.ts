import { useEffect, useState } from 'react';

/**
 * The time of the server, in milliseconds, on each of its seconds, so that two screens change at
 * once; it stands still while it is not `isOn`.
 * @param ahead what the server's clock is ahead of the browser's, in milliseconds
 */
export function useServerTime(ahead: number, isOn: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isOn) return undefined;
    const next = now + 1000 - ((now + ahead) % 1000);
    const timer = setTimeout(() => setNow(Date.now()), next - Date.now());
    return () => clearTimeout(timer);
  }, [isOn, now, ahead]);
  return now + ahead;
}
