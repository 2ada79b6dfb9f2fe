import { useEffect, useState } from 'react';

/** Shows one element on the whole screen, where the browser can. */
export function useFullScreen() {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [isFull, setFull] = useState(false);

  useEffect(() => {
    const look = () => setFull(element !== null && document.fullscreenElement === element);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, [element]);

  function toggle(): void {
    // A browser that refuses leaves the page as it is.
    if (isFull) document.exitFullscreen().catch(() => undefined);
    else element?.requestFullscreen().catch(() => undefined);
  }
  return { setElement, isFull, toggle };
}
