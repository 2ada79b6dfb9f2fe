import { leadsTo, replaced } from '@jackfield/domain/routing';
import { expect, it } from 'vitest';
import { spotsOf } from './spots.ts';

const at = { place: 'openHour', table: 'company', ownerId: 'owner' } as const;
const group = (list: string[]) => ({
  actionType: 'callgroup',
  actionValue: { option: 'single', list },
});

it('[OP-72] a call group goes on with those who are left', () => {
  expect(replaced(group(['a', 'b']), 'a', { kind: 'voicemail' }, at)).toEqual(group(['b']));
  expect(replaced(group(['a', 'b']), 'a', { kind: 'teammate', id: 'c' }, at)).toEqual(
    group(['c', 'b']),
  );
  expect(replaced(group(['a', 'b']), 'a', { kind: 'teammate', id: 'b' }, at)).toEqual(group(['b']));
  expect(replaced(group(['a']), 'a', { kind: 'team', id: 't' }, at)).toEqual({
    actionType: 'team',
    actionValue: 't',
  });
});

it('annex F1 a mailbox becomes a mailbox, and voicemail is the own one where there is one', () => {
  const mailbox = {
    actionType: 'voicemail',
    actionValue: { ownerType: 'teammate', ownerId: 'a' },
  };
  expect(replaced(mailbox, 'a', { kind: 'team', id: 't' }, at)).toEqual({
    actionType: 'voicemail',
    actionValue: { ownerType: 'team', ownerId: 't' },
  });
  const missed = { ...at, place: 'missedCall', table: 'teammate' } as const;
  const target = { actionType: 'team', actionValue: 'a' };
  expect(replaced(target, 'a', { kind: 'voicemail' }, missed)).toEqual({
    actionType: 'voicemail',
    actionValue: null,
  });
});

it('annex J5 dates, keys and announcements are places too', () => {
  const spots = spotsOf({
    table: 'company',
    id: 'c',
    columns: {
      business_hour: {
        dates: [{ name: 'Easter', action: { actionType: 'number', actionValue: '+12515550100' } }],
      },
    },
  });
  const uses = spots.filter(({ value }) => leadsTo(value, '+12515550100'));
  expect(uses).toMatchObject([
    { place: 'date', dateName: 'Easter', key: 'company/c/business_hour/dates/0/action' },
  ]);
  const menu = spotsOf({
    table: 'ivr_menu',
    id: 'm',
    columns: {
      keys: [{ input: '1', action: 'team', actionId: 't' }],
      menu_media: { greeting: 'g', exitMedia: null },
    },
  });
  expect(menu.filter(({ value }) => leadsTo(value, 't'))).toMatchObject([{ input: '1' }]);
  expect(menu.filter(({ value }) => leadsTo(value, 'g'))).toMatchObject([
    { place: 'menuMedia', input: 'greeting' },
  ]);
});
