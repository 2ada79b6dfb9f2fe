/** Between the window in which somebody proves who it is and the page that waits for it (SSO-01). */
const channelName = 'jackfield.step-up';

/** Tells the pages that wait that it was proved. */
export function tellProven(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('proven');
  channel.close();
}

/** Calls once it was proved in another window; answers what ends the waiting. */
export function onProven(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', listener);
  return () => channel.close();
}
