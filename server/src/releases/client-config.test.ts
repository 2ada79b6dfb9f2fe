import { describe, expect, it } from 'vitest';
import { ConfigError } from '../platform/config.ts';
import { readClientConfig } from './client-config.ts';

describe('configuration of the browser', () => {
  it('CONST-08 CONST-09 CONST-10 CONST-11 has its defaults without any setting', () => {
    expect(readClientConfig({})).toMatchObject({
      apiUrl: '',
      authUrl: '/api',
      hubUrl: '/hub',
      helpUrl: '',
      variant: '',
      appVersion: '2.230.1',
      storageUpdateChannel: 'stable',
      chatEnabled: true,
      alternateChatEnabled: false,
      sipRequestEnabled: true,
      numberProviders: 'bandwidth,localNumber',
      bandwidthMinimum: 4,
      maxGreetings: 10,
      downloads: {},
    });
  });

  it('reads counts, switches and links from the environment', () => {
    const config = readClientConfig({
      CHAT_ENABLED: '0',
      SIP_REQUEST_ENABLED: '0',
      MAX_GREETINGS: '3',
      VARIANT: 'partner',
      DOWNLOAD_IOS: 'https://apps.test/ios',
      SOMETHING_ELSE: 'ignored',
    });
    expect(config).toMatchObject({
      chatEnabled: false,
      sipRequestEnabled: false,
      maxGreetings: 3,
      variant: 'partner',
      downloads: { ios: 'https://apps.test/ios' },
    });
  });

  it('CONST-12 reads the addresses, reseller, support and captcha key of the installation', () => {
    const config = readClientConfig({
      API_URL: 'https://api.test',
      AUTH_URL: 'https://auth.test',
      HUB_URL: 'wss://hub.test',
      ACCOUNT_URL: 'https://account.test',
      HELP_URL: 'https://help.test',
      RESELLER_ID: 'reseller-7',
      SUPPORT_ADDRESS: 'support@portal.test',
      CAPTCHA_SITE_KEY: 'site-key-7',
    });
    expect(config).toMatchObject({
      apiUrl: 'https://api.test',
      authUrl: 'https://auth.test',
      hubUrl: 'wss://hub.test',
      accountUrl: 'https://account.test',
      helpUrl: 'https://help.test',
      resellerId: 'reseller-7',
      supportAddress: 'support@portal.test',
      captchaSiteKey: 'site-key-7',
    });
  });

  it('[PORT-01] says whether numbers are ported in the portal', () => {
    expect(readClientConfig({}).portIn).toBe(true);
    expect(readClientConfig({ PORT_IN: 'off', PORTING_URL: 'https://port.test' })).toMatchObject({
      portIn: false,
      portingUrl: 'https://port.test',
    });
  });

  it.each([
    ['PORT_IN', 'maybe'],
    ['MAX_GREETINGS', 'many'],
    ['BANDWIDTH_MINIMUM', 'few'],
  ])('OP-134 a wrong %s stops the start and is named', (name, value) => {
    expect(() => readClientConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readClientConfig({ [name]: value })).toThrow(name);
  });
});
