import type { RegistryArea } from '@jackfield/contract';
import { expect, it } from 'vitest';
import { announceAreas } from './federation-info.ts';

it('says of an area which shared modules it has taken by the time that somebody looks', () => {
  const area = {
    area: 'billing',
    version: 'b1',
    entry: '/assets/mfe-billing/b1/remoteEntry.js',
  } as RegistryArea;
  const react: string[] = [];
  const scope = { react: { '19.3.1': { useIn: react } }, jotai: { '3.0.0': { useIn: ['other'] } } };
  announceAreas([area], {}, () => scope);
  const known = (): unknown => Reflect.get(Reflect.get(globalThis, '__FEDERATION__'), 'moduleInfo');
  expect(known()).toMatchObject({ 'billing:b1': { shared: [] } });
  react.push('jackfield_billing');
  expect(known()).toMatchObject({ 'billing:b1': { shared: [{ sharedName: 'react' }] } });
});
