/**
 * What `first-rows.js` is to the server: the patterns of its pages, the calls that each makes, and
 * their rows. Everything goes in and out as JSON, because the server runs it in a room of its own.
 */
// oxlint-disable-next-line import/no-unassigned-import -- gives the room a reader of queries
import './search-params.mjs';
import { routes } from 'first-rows-source';
import {
  accountAtom,
  activateLocale,
  loadCatalogue,
  profileAtom,
  queryClient,
  sessionAtom,
} from '@jackfield/runtime';
import { firstStore } from 'jotai';
import { place } from 'react-router';
import { treeOf } from 'react/jsx-runtime';

export const patterns = Object.keys(routes);

export function speak(language, texts) {
  loadCatalogue(language, JSON.parse(texts));
  activateLocale(language);
}

export const calls = (pattern, address) =>
  JSON.stringify(routes[pattern].calls(JSON.parse(address)));

export function paint(pattern, given) {
  const { profile, account, ...input } = JSON.parse(given);
  place.pathname = input.address.path;
  place.search = input.address.search;
  firstStore.set(profileAtom, profile);
  firstStore.set(accountAtom, account);
  firstStore.set(sessionAtom, {
    phase: 'open',
    auth: null,
    storage: input.storage ?? null,
    profile: { teammateId: profile.id, isImpersonate: false },
  });
  queryClient.clear();
  const made = routes[pattern].paint(input);
  return JSON.stringify(made === null ? null : treeOf(made));
}
