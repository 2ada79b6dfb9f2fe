import { readFileSync } from 'node:fs';

const ticksASecond = 100;

/** Milliseconds of the processor that a process has used. */
export function processorOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksASecond;
}

/** The first process below this one. */
export const childOf = (pid) =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')[0]);

/**
 * The inspector of a process that runs with `--inspect=PORT`.
 *
 * @returns {Promise<{ ask(method: string, params?: object): Promise<any>, close(): void }>}
 */
export async function inspectorOf(port) {
  const [{ webSocketDebuggerUrl }] = await (await fetch(`http://127.0.0.1:${port}/json`)).json();
  const socket = new WebSocket(webSocketDebuggerUrl);
  const waiting = [];
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(data);
    waiting[id]?.(result);
  });
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  const ask = (method, params = {}) =>
    new Promise((resolve) => {
      socket.send(JSON.stringify({ id: waiting.push(resolve) - 1, method, params }));
    });
  // A process does not end while somebody inspects it.
  return { ask, close: () => socket.close() };
}
