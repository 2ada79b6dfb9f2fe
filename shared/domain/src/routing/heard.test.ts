import { builtInMedia } from '@jackfield/contract/api/media';
import { describe, expect, it } from 'vitest';
import type { Call } from './call.ts';
import type { RoutingConfig } from './config.ts';
import { type HeardPart, heardOf } from './heard.ts';
import {
  account,
  company,
  mainNumber,
  menu,
  person,
  team,
  to,
  voicemailOf,
} from './sample-account.ts';
import { simulate } from './simulate.ts';

// Wednesday, 10:00 am in Chicago.
const at = Date.parse('2026-11-18T16:00:00Z');
const callTo = (change: Partial<Call>): Call => ({ number: mainNumber, from: null, at, ...change });
const silent = { outcomes: { everyone: 'silent' } } as const;

function textOf(part: HeardPart): string {
  switch (part.kind) {
    case 'sound':
      return `${part.step} ${part.role} ${part.id ?? 'none'}`;
    case 'ringing':
      return `${part.step} rings ${part.seconds ?? 'until taken'}`;
    case 'music':
      return `${part.step} music ${part.ids.join('+')} ${part.seconds ?? 'until taken'}`;
    case 'key':
      return `${part.step} key ${part.key ?? '?'}`;
    case 'beep':
      return `${part.step} beep`;
  }
}
const heard = (config: RoutingConfig, change: Partial<Call> = {}) =>
  heardOf(config, callTo(change)).map(textOf);

const sounds = {
  greeting: 'hello.wav',
  exitMedia: 'bye.wav',
  invalidMedia: 'wrong.wav',
  transferMedia: 'moment.wav',
};
const withMenu = (change: Partial<RoutingConfig> = {}) =>
  account({
    companies: [company({ openHour: to('ivr', 'Menu') })],
    menus: [
      menu('Menu', {
        keys: [{ input: '1', action: 'teammate', actionId: 'Ben' }],
        menuMedia: sounds,
        retries: 1,
      }),
    ],
    ...change,
  });

describe('what the caller of a tried call hears [CALL-16]', () => {
  it('waits at a menu for a key, and without one hears it again and its goodbye', () => {
    // Step 0 and 1 are the number and the hours, which play nothing.
    expect(heard(withMenu())).toEqual([
      '2 menu hello.wav',
      '2 key ?',
      '2 menu hello.wav',
      '2 key ?',
      '2 goodbye bye.wav',
    ]);
  });

  it('goes on along the keys: a wrong one, then one that connects', () => {
    expect(heard(withMenu(), { inputs: ['5', '1'], ...silent })).toEqual([
      '2 menu hello.wav',
      '2 key 5',
      '3 wrongKey wrong.wav',
      '3 menu hello.wav',
      '3 key 1',
      '3 transfer moment.wav',
      '4 rings 20',
      `5 voicemail ${builtInMedia.greeting}`,
      '5 beep',
    ]);
  });

  it('says so where a menu has no greeting', () => {
    const [first] = withMenu().menus;
    const menus = first ? [{ ...first, menuMedia: { ...sounds, greeting: null } }] : [];
    expect(heard(withMenu({ menus }), { inputs: ['1'] })).toEqual([
      '2 menu none',
      '2 key 1',
      '2 transfer moment.wav',
      '3 rings until taken',
    ]);
  });

  it('plays hold music while a queue waits, and the greeting that is chosen', () => {
    const queue = (change = {}) =>
      account({
        companies: [company({ openHour: to('team', 'Desk') })],
        teams: [team('Desk', { inboundFlow: 'callQueue', memberIds: ['Ana'], ...change })],
      });
    expect(heard(queue())).toEqual([`2 music ${builtInMedia.music} until taken`]);
    expect(heard(queue({ holdMusic: ['a', 'b'], greeting: 'away.wav' }), silent)).toEqual([
      '2 music a+b 300',
      '3 voicemail away.wav',
      '3 beep',
    ]);
  });

  it('plays messages, rings outside, and nothing where a call fails', () => {
    const to1 = (openHour: ReturnType<typeof to>) =>
      account({ companies: [company({ openHour })] });
    expect(heard(to1(to('message', 'closed.wav')))).toEqual(['2 message closed.wav']);
    expect(heard(to1({ actionType: 'number', actionValue: '+12515550199' }))).toEqual([
      '2 rings until taken',
    ]);
    expect(heard(to1(to('team', 'gone')))).toEqual([]);
    expect(heard(to1(voicemailOf('Ana')))).toEqual([
      `2 voicemail ${builtInMedia.greeting}`,
      '2 beep',
    ]);
  });

  it('leads to steps that there are', () => {
    const config = withMenu({ people: [person('Ana'), person('Ben', { status: 'suspended' })] });
    for (const inputs of [[], ['1'], ['5', '5'], ['timeout']] as const) {
      const call = callTo({ inputs, ...silent });
      const { steps } = simulate(config, call);
      expect(heardOf(config, call).every(({ step }) => step <= steps.length)).toBe(true);
    }
  });
});
