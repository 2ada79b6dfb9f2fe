/** Calls take the place of each other. */
const tag = 'jackfield-call';

/** Shows a call by the system; answers how to take it away. */
async function show(title: string, body: string): Promise<() => void> {
  const options = { body, tag, requireInteraction: true };
  try {
    const shown = new Notification(title, options);
    shown.addEventListener('click', () => {
      window.focus();
      shown.close();
    });
    return () => shown.close();
  } catch {
    // Chrome on Android lets the worker of the portal show it alone, which a press tells of.
    const worker = await navigator.serviceWorker.getRegistration();
    await worker?.showNotification(title, options);
    return () =>
      void worker?.getNotifications({ tag }).then((all) => all.map((one) => one.close()));
  }
}

/**
 * Shows a call by the system for as long as the page is hidden.
 *
 * @returns ends that, as the call was taken or is over
 */
export function alertWhileHidden(title: string, body: string): () => void {
  let shown: Promise<() => void> | null = null;
  function hide(): void {
    void shown?.then((close) => close());
    shown = null;
  }
  function look(): void {
    if (document.visibilityState === 'visible') return hide();
    shown ??= show(title, body);
  }
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    hide();
  };
}
