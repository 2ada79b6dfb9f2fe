import type { Coverage } from '@jackfield/domain/routing';
import { sampleRouting } from '@jackfield/testing';
import { expect, it } from 'vitest';
import { coverageText } from './coverage-text.ts';

const config = sampleRouting();
const [ana, ben] = config.people.map(({ id }) => ({ kind: 'teammate' as const, id }));
const menuId = config.menus[0]?.id ?? '';
const node = { kind: 'voicemail' as const, id: 'x', name: 'Ana' };
const say = (change: Partial<Coverage>) =>
  coverageText(config, {
    level: 'voicemail',
    ringing: [],
    keys: [],
    hangsUpOnSilence: false,
    end: { kind: 'voicemail', node, reason: 'The caller presses 9: it hangs up.', at: 0 },
    ...change,
  });

it('says who rings, or what becomes of the call', () => {
  if (!ana || !ben) return;
  expect(say({ level: 'one', ringing: [ana] })).toBe('Ana rings.');
  expect(say({ level: 'many', ringing: [ana, ben] })).toBe('Ana and Ben ring.');
  const outside = { kind: 'external' as const, id: '+12515550198' };
  expect(say({ level: 'one', ringing: [outside] })).toBe('+1 (251) 555-0198 rings.');
  expect(say({})).toBe('Callers leave a message for Ana.');
  expect(say({ level: 'nobody' })).toBe('The caller presses 9: it hangs up.');
});

it('names the menu and the keys that lead there', () => {
  if (!ana) return;
  const key = (input: '2' | '1' | 'timeout') => ({ menuId, input });
  expect(say({ level: 'one', ringing: [ana], keys: [key('2')] })).toBe(
    'Night menu answers. Key 2 rings Ana.',
  );
  expect(say({ level: 'one', ringing: [ana], keys: [key('2')], hangsUpOnSilence: true })).toBe(
    'Night menu answers. Key 2 rings Ana. Callers who press nothing are hung up on.',
  );
  expect(say({ keys: [key('2'), key('1')] })).toBe(
    'Night menu answers. Key 2, then 1 takes a message for Ana.',
  );
  expect(say({ keys: [key('timeout')] })).toBe(
    'Night menu answers. Callers who press nothing leave a message for Ana.',
  );
});
