import { describe, expect, it } from 'vitest';
import { recordingOf, type RecordableTalk } from './call-recording.ts';

const alabama = '+12515550142';
const georgia = '+14045550142';
const talk: RecordableTalk = {
  direction: 'inbound',
  partner: 'outside',
  numbers: [alabama, georgia],
  country: 'USA',
  region: 'AL',
};
const always = { inbound: true, outbound: true };

describe('[REC-01] whether a talk is recorded', () => {
  it.each([
    [{ inbound: true, outbound: false }, 'inbound', 'unannounced'],
    [{ inbound: true, outbound: false }, 'outbound', 'none'],
    [{ inbound: false, outbound: true }, 'inbound', 'none'],
    [{ inbound: false, outbound: true }, 'outbound', 'unannounced'],
    [{ inbound: false, outbound: false }, 'inbound', 'none'],
  ] as const)('%j, %s: %s', (setting, direction, expected) => {
    expect(recordingOf(setting, { ...talk, direction })).toBe(expected);
  });

  it.each(['colleague', 'help'] as const)('never with %s', (partner) => {
    expect(recordingOf(always, { ...talk, partner })).toBe('none');
  });
});

describe('[REC-01] who is told first', () => {
  it.each<[string, Partial<RecordableTalk>, string]>([
    ['nobody where each place asks for one consent', {}, 'unannounced'],
    ['both where the account is in California', { region: 'CA' }, 'announced'],
    ['both where the address is written small', { region: 'ca' }, 'announced'],
    ['both where the caller is in Florida', { numbers: [alabama, '+13055550142'] }, 'announced'],
    ['both where the number is of Washington', { numbers: ['+12065550142', alabama] }, 'announced'],
    ['both where courts disagree, as in Michigan', { region: 'MI' }, 'announced'],
    ['nobody in the District of Columbia', { region: 'DC' }, 'unannounced'],
    ['both where the caller is withheld', { numbers: [alabama, null] }, 'announced'],
    ['both where the number is toll-free', { numbers: ['+18005550142', alabama] }, 'announced'],
    ['both where the other one is abroad', { numbers: [alabama, '+442079460000'] }, 'announced'],
    ['both where the other one is in Canada', { numbers: [alabama, '+14165550142'] }, 'announced'],
    ['both where the account has no address yet', { region: '' }, 'announced'],
    ['both in Canada', { country: 'CAN', region: 'ON' }, 'announced'],
    ['both in Malaysia', { country: 'MYS', region: 'SGR' }, 'announced'],
  ])('%s', (_, change, expected) => {
    expect(recordingOf(always, { ...talk, ...change })).toBe(expected);
  });

  it('counts exactly these states', () => {
    const told = [
      'AK AL AR AZ CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH',
      'NJ NM NV NY OH OK OR PA PR RI SC SD TN TX UT VA VT WA WI WV WY',
    ]
      .join(' ')
      .split(' ')
      .filter((region) => recordingOf(always, { ...talk, region }) === 'announced');
    expect(told.join(' ')).toBe('CA CT DE FL IL MA MD MI MT NH NV OR PA PR WA');
  });
});
