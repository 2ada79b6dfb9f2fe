import { expect, it } from 'vitest';
import { t } from '@jackfield/runtime';
import { microphoneHow } from './allow-microphone.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';

it.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`,
    /^Allow the microphone with the icon left of the address/,
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/142.0`,
    /^Allow the microphone with the icon left of the address/,
  ],
  [`Mozilla/5.0 (Linux; Android 15) ${chrome} Mobile Safari/537.36`, /Permissions/],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', /crossed-out/],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15',
    /^In Safari’s Settings/,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1',
    /Website Settings/,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7) AppleWebKit/605.1.15 CriOS/142.0 Mobile/15E148 Safari/604.1',
    /your phone’s Settings/,
  ],
])('[CALL-16] says in words of the browser how to allow the microphone: %s', (browser, text) => {
  expect(t(microphoneHow('microphone', browser))).toMatch(text);
});

it('[CALL-16] says what helps without a microphone, or with one that is taken', () => {
  expect(t(microphoneHow('noMicrophone'))).toMatch(/^Connect/);
  expect(t(microphoneHow('microphoneBusy'))).toMatch(/^End other calls/);
});
