import { describe, expect, it } from 'vitest';
import { thirdPartyScripts } from './third-party.ts';

const all = {
  analyticsUrl: 'https://analytics.test/a.js',
  chatUrl: 'https://chat.test/c.js',
  userGuideUrl: 'https://guide.test/g.js',
  chatEnabled: true,
};
const direct = { chat: true, userGuide: true };
const partner = { chat: false, userGuide: false };
const ids = (settings: Partial<typeof all>, features = direct) =>
  thirdPartyScripts({ ...all, ...settings }, features).map(({ id }) => id);

describe('scripts of others', () => {
  it('SHELL-63 OP-42 are only what is configured', () => {
    expect(ids({})).toEqual(['analytics', 'chat', 'userGuide']);
    expect(ids({ analyticsUrl: '', userGuideUrl: '' })).toEqual(['chat']);
    expect(ids({ analyticsUrl: '', chatUrl: '', userGuideUrl: '' })).toEqual([]);
  });

  it('SHELL-64 OP-31 have chat and user guide only where the variant has them', () => {
    expect(ids({}, partner)).toEqual(['analytics']);
    expect(ids({ chatEnabled: false })).toEqual(['analytics', 'userGuide']);
  });

  it.each(['javascript:alert(1)', 'data:text/javascript,1', '//host/a.js', 'https://', 'a.js'])(
    'SHELL-63 leave out %s',
    (analyticsUrl) => {
      expect(ids({ analyticsUrl }, partner)).toEqual([]);
    },
  );
});
