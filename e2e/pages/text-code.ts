import { type APIRequestContext, expect } from '@playwright/test';

/** Code in the newest text message to a number, read from the outbox that demonstrations show. */
export async function newestCode(request: APIRequestContext, number: string): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const answer = await request.get(`/__mail?to=${encodeURIComponent(number)}`, {
        headers: { accept: 'application/json' },
      });
      const texts: { text: string }[] = await answer.json();
      code = /\d{6}/.exec(texts[0]?.text ?? '')?.[0] ?? '';
      return code;
    })
    .not.toBe('');
  return code;
}
