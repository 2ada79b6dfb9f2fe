import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { noSession, sessionAtom } from './atoms.ts';
import { fileAddressAtom } from './file-address.ts';

it('OP-91 gives private files the storage token, and none before there is one', () => {
  const store = createStore();
  const address = (text: string) => store.get(fileAddressAtom)(text);
  expect(address('/image/1')).toBeNull();
  const storage = { token: 'a b', sharedAccessExpiryTime: '2026-11-21T12:00:00.000Z' };
  store.set(sessionAtom, { ...noSession, phase: 'open', storage });
  expect(address('/image/1')).toBe('/image/1?token=a%20b');
  expect(address('/media/2')).toBe('/media/2?token=a%20b');
  expect(address('data:image/png;base64,AA')).toBe('data:image/png;base64,AA');
});
