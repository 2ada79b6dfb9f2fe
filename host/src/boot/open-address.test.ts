// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openWithQuery } from './open-address.ts';

const address = () => window.location.pathname + window.location.search + window.location.hash;

beforeEach(() => {
  window.history.replaceState({ key: 'first' }, '', '/admin-settings/users/listing#top');
  document.body.innerHTML = '<script id="page-data" data-opens-with="?status=pending"></script>';
});
afterEach(() => {
  delete document.documentElement.dataset['stale'];
  document.body.replaceChildren();
});

it('opens with the query that the server names, in the same entry of the history', () => {
  openWithQuery();
  expect(address()).toBe('/admin-settings/users/listing?status=pending#top');
  expect(window.history.state).toEqual({ key: 'first' });
});

it('opens as it was asked for where the server names none', () => {
  document.body.innerHTML = '<script id="page-data"></script>';
  openWithQuery();
  expect(address()).toBe('/admin-settings/users/listing#top');
});

it('opens as it was asked for in a page of an earlier visit', () => {
  document.documentElement.dataset['stale'] = '1';
  openWithQuery();
  expect(address()).toBe('/admin-settings/users/listing#top');
});
