import { expect, it } from 'vitest';
import { readConfig } from '../../platform/config.ts';
import { returnAddress } from './return-address.ts';

const config = readConfig({ PORT: '3000' });

it.each([
  ['127.0.0.1:3000', 'http://127.0.0.1:3000/billing?card=1'],
  ['evil.example', 'http://localhost:3000/billing?card=1'],
])('a page that is open under %s comes back to %s', (host, address) => {
  expect(returnAddress({ protocol: 'http', host }, config, '/billing?card=1')).toBe(address);
});
