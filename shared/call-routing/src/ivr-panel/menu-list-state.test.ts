import type { IvrMenu } from '@jackfield/contract/api/ivr';
import { describe, expect, it } from 'vitest';
import { emptyMenuList, type MenuListState, menuListReducer } from './menu-list-state.ts';
import { sampleMedium, sampleMenu } from './sample-menu.ts';

const main = sampleMenu({ id: 'main', name: 'Main menu', isDefault: true });
const second = sampleMenu({ id: 'second', name: 'Second' });
const third = sampleMenu({ id: 'third', name: 'Third' });
const list = (state: MenuListState, menus: IvrMenu[], hasInput = false) =>
  menuListReducer(state, { type: 'listed', menus, hasInput });
const opened = list(emptyMenuList, [second, main]);
const select = (id: string) => menuListReducer(opened, { type: 'selected', id });

describe('list of menus', () => {
  it('[IVR-01] opens with the default menu', () => {
    expect(opened.selectedId).toBe('main');
  });

  it('[IVR-05] a selected menu that is gone gives way to the default one', () => {
    expect(list(select('second'), [main]).selectedId).toBe('main');
    expect(list(select('main'), [main]).selectedId).toBe('main');
  });

  it('[IVR-06] an added menu selects the last one', () => {
    expect(list(opened, [second, main, third]).selectedId).toBe('third');
  });

  it('[IVR-06] an editor with unsaved input stays, unless the person added the menu', () => {
    expect(list(opened, [second, main, third], true).selectedId).toBe('main');
    const added = menuListReducer(opened, { type: 'added', id: 'third' });
    expect(list(added, [second, main, third], true).selectedId).toBe('third');
  });

  it('[IVR-07] [OP-86] media that come or go set the greeting again', () => {
    const one = sampleMedium({ id: 'one' });
    const two = sampleMedium({ id: 'two', isSelected: true });
    const withMedia = (...media: IvrMenu['media']) => ({ ...main, media });
    const before = list(emptyMenuList, [withMedia(one)]);
    expect(before.greetingReset).toBeNull();
    expect(list(before, [withMedia(one, two)]).greetingReset).toEqual({
      menuId: 'main',
      mediaId: 'two',
    });
    const unmarked = { ...two, isSelected: false };
    expect(list(before, [withMedia(unmarked, one)]).greetingReset?.mediaId).toBe('two');
    expect(list(before, [withMedia(two)]).greetingReset).toBeNull();
  });

  it('[IVR-04] there is one unsaved row, confirmed or cancelled', () => {
    const adding = menuListReducer(opened, { type: 'adding' });
    expect(menuListReducer(adding, { type: 'adding' })).toEqual(adding);
    expect(menuListReducer(adding, { type: 'cancelled' }).isAdding).toBe(false);
    expect(menuListReducer(adding, { type: 'added', id: 'third' }).isAdding).toBe(false);
  });
});
