// @vitest-environment jsdom
import { configAtom, store, variantAtom } from '@jackfield/runtime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadThirdParties } from './third-party.ts';

const added = () => [...document.querySelectorAll<HTMLScriptElement>('script[data-third-party]')];
const config = {
  ...store.get(configAtom),
  analyticsUrl: 'https://analytics.test/a.js',
  chatUrl: 'https://chat.test/c.js',
  userGuideUrl: 'https://guide.test/g.js',
};
const variant = (has: boolean) => ({
  ...store.get(variantAtom),
  features: { portNumber: has, chat: has, userGuide: has, enableSmsLabel: !has },
});

beforeEach(() => {
  const own = document.createElement('script');
  own.type = 'application/json';
  own.nonce = 'page-nonce';
  own.setAttribute('nonce', 'page-nonce');
  document.head.append(own);
});
afterEach(() => {
  for (const script of document.querySelectorAll('script')) script.remove();
});

describe('scripts of others', () => {
  it('SHELL-63 are loaded aside, with the nonce of the page', () => {
    loadThirdParties(config, variant(true));
    expect(added().map(({ dataset }) => dataset['thirdParty'])).toEqual([
      'analytics',
      'chat',
      'userGuide',
    ]);
    for (const script of added()) {
      expect(script.async).toBe(true);
      expect(script.nonce).toBe('page-nonce');
    }
  });

  it('SHELL-64 are analytics alone in the other variant', () => {
    loadThirdParties(config, variant(false));
    expect(added().map(({ src }) => src)).toEqual(['https://analytics.test/a.js']);
  });

  it('SHELL-63 are none without configuration', () => {
    loadThirdParties({ ...config, analyticsUrl: '', chatUrl: '', userGuideUrl: '' }, variant(true));
    expect(added()).toEqual([]);
  });
});
