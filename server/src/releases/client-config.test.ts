import { describe, expect, it } from 'vitest';
import { ConfigError } from '../platform/config.ts';
import { readClientConfig } from './client-config.ts';

describe('configuration of the browser', () => {
  it('CONST-08 CONST-09 CONST-10 has the defaults of annex F8', () => {
    expect(readClientConfig({})).toMatchObject({
      apiUrl: '',
      authUrl: '/api',
      hubUrl: '/hub',
      helpUrl: '',
      variant: 'direct',
      appVersion: '2.230.1',
      chatEnabled: true,
      alternateChatEnabled: false,
      numberProviders: 'bandwidth,localNumber',
      bandwidthMinimum: 4,
      maxGreetings: 10,
      downloads: {},
    });
  });

  it('CONST-11 reads texts, counts, switches and links from the environment', () => {
    const config = readClientConfig({
      HELP_URL: 'https://help.test',
      CHAT_ENABLED: '0',
      MAX_GREETINGS: '3',
      VARIANT: 'partner',
      DOWNLOAD_IOS: 'https://apps.test/ios',
      SOMETHING_ELSE: 'ignored',
    });
    expect(config).toMatchObject({
      helpUrl: 'https://help.test',
      chatEnabled: false,
      maxGreetings: 3,
      variant: 'partner',
      downloads: { ios: 'https://apps.test/ios' },
    });
  });

  it.each([
    ['VARIANT', 'third'],
    ['MAX_GREETINGS', 'many'],
  ])('OP-134 a wrong %s stops the start and is named', (name, value) => {
    expect(() => readClientConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readClientConfig({ [name]: value })).toThrow(name);
  });
});
