import { expect, it } from 'vitest';
import { sandboxAddress } from './config.ts';

it('stands beside the portal on the own machine, and below it elsewhere', () => {
  expect(sandboxAddress({}, 'http://localhost:8080')).toBe('http://pay.localhost:8080');
  expect(sandboxAddress({}, 'http://127.0.0.1:8080')).toBe('http://pay.localhost:8080');
  expect(sandboxAddress({}, 'https://portal.example.com')).toBe(
    'https://portal.example.com/sandbox-payments',
  );
});

it('takes an origin of its own from the settings, and refuses what is none', () => {
  const at = (address: string) =>
    sandboxAddress({ SANDBOX_PAYMENTS_URL: address }, 'https://portal.example.com');
  expect(at('https://pay.example.com/')).toBe('https://pay.example.com');
  expect(at('')).toBe('https://portal.example.com/sandbox-payments');
  expect(() => at('pay')).toThrow(/SANDBOX_PAYMENTS_URL must be an address/);
});
