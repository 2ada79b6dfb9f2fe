import { ApiFailure } from '@jackfield/runtime/core';
import { expect, it, vi } from 'vitest';
import { withCaptcha } from './with-captcha.ts';

const asked = new ApiFailure({
  status: 400,
  responseCode: 'INVALIDINPUT',
  errors: [{ code: 'CAPTCHAREQUIRED', field: 'captchaToken' }],
});
const solve = async () => 'solved';

it('OP-41 solves ahead when it is known to be needed', async () => {
  const send = vi.fn(async () => 'fine');
  expect(await withCaptcha(true, send, solve)).toBe('fine');
  expect(send.mock.calls).toEqual([['solved']]);
});

it('OP-41 solves when the server asks for it, and sends once more', async () => {
  const send = vi.fn<(token: string | undefined) => Promise<string>>();
  send.mockRejectedValueOnce(asked).mockResolvedValueOnce('fine');
  expect(await withCaptcha(false, send, solve)).toBe('fine');
  expect(send.mock.calls).toEqual([[undefined], ['solved']]);
});

it('OP-41 asks for nothing and repeats nothing otherwise', async () => {
  const refused = new ApiFailure({ status: 400, responseCode: 'INVALIDCREDENTIALS' });
  const send = vi.fn().mockRejectedValue(refused);
  await expect(withCaptcha(false, send, solve)).rejects.toBe(refused);
  send.mockReset().mockRejectedValue(asked);
  await expect(withCaptcha(true, send, solve)).rejects.toBe(asked);
  expect(send).toHaveBeenCalledOnce();
});
