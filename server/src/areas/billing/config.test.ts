import { expect, it } from 'vitest';
import { readBillingConfig } from './config.ts';

it('reads the lines of the sender, and none where there are none', () => {
  const env = { INVOICE_SENDER: '60 Commerce Street | Tax ID 12-3456789|' };
  expect(readBillingConfig(env).invoiceSender).toEqual(['60 Commerce Street', 'Tax ID 12-3456789']);
  expect(readBillingConfig({}).invoiceSender).toEqual([]);
});
