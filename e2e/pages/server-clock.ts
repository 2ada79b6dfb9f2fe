import { type APIRequestContext, expect } from '@playwright/test';

/** Moves the server's clock on, by milliseconds. */
export async function advanceClock(request: APIRequestContext, by: number): Promise<void> {
  const answer = await request.post('/__test/clock', { data: { advance: by } });
  expect(answer.ok()).toBe(true);
}

/** Stops the server's clock, so that no busy machine lets time pass; it still can be moved. */
export async function stopClock(request: APIRequestContext): Promise<void> {
  const answer = await request.post('/__test/clock', { data: { stop: true } });
  expect(answer.ok()).toBe(true);
}

/** Now by the server's clock, milliseconds since 1970. */
export async function serverNow(request: APIRequestContext): Promise<number> {
  const { now } = await (await request.get('/__test/clock')).json();
  return Date.parse(now);
}

/** Puts the server's clock right again. */
export async function resetClock(request: APIRequestContext): Promise<void> {
  const answer = await request.post('/__test/clock', { data: { reset: true } });
  expect(answer.ok()).toBe(true);
}
