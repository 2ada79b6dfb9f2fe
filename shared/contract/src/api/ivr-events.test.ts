import { expect, it } from 'vitest';
import * as v from 'valibot';
import { ivrEventSchemas, type IvrEventName } from './ivr-events.ts';

const id = '018f0000-0000-7000-8000-000000000001';
const owner = { ownerType: 'team', ownerId: id };
const key = { input: '1', action: 'team', actionId: id };
const menu = {
  id,
  name: 'Main menu',
  isDefault: true,
  keys: [key],
  media: [],
  menuMedia: { greeting: null, exitMedia: null, invalidMedia: null, transferMedia: null },
  retries: 3,
  timeout: 10,
  interdigitTimeout: 3,
  version: 1,
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
};
const text = {
  text: 'Press 1.',
  fileName: 'Welcome.wav',
  voiceSetting: { languageCode: 'en-US', gender: 'male' },
};
const accepts = (name: IvrEventName, payload: object) =>
  v.is(ivrEventSchemas[name], { ...owner, ...payload });

it('[IVR-16] create-ivr carries name and keys, or the name alone', () => {
  expect(accepts('create-ivr', { name: 'Holiday', keys: [key] })).toBe(true);
  expect(accepts('create-ivr', { name: 'Holiday' })).toBe(true);
  expect(accepts('create-ivr', { keys: [key] })).toBe(false);
});

it('[IVR-17] update-ivr carries the full menu', () => {
  expect(accepts('update-ivr', { menu })).toBe(true);
  expect(accepts('update-ivr', { menu: { id, name: 'Main menu' } })).toBe(false);
});

it.each(['delete-ivr', 'set-default-ivr'] as const)(
  '[IVR-18] [IVR-19] %s carries the id',
  (name) => {
    expect(accepts(name, { id })).toBe(true);
    expect(accepts(name, {})).toBe(false);
  },
);

it('[IVR-19] set-default-ivr may name the hour', () => {
  expect(accepts('set-default-ivr', { id, hour: 'open' })).toBe(true);
  expect(accepts('set-default-ivr', { id, hour: 'noon' })).toBe(false);
});

it('[IVR-20] [OP-82] get-action-list carries the owner alone, as every event does', () => {
  expect(accepts('get-action-list', {})).toBe(true);
  expect(v.is(ivrEventSchemas['get-action-list'], {})).toBe(false);
});

it('[IVR-21] upload-media carries the menu and the file', () => {
  expect(accepts('upload-media', { ivrId: id, file: new File(['x'], 'x.wav') })).toBe(true);
  expect(accepts('upload-media', { ivrId: id, file: 'x.wav' })).toBe(false);
});

it('[IVR-22] delete-media carries menu, medium and file name', () => {
  expect(accepts('delete-media', { ivrId: id, id, fileName: 'x.wav' })).toBe(true);
  expect(accepts('delete-media', { ivrId: id, id })).toBe(false);
});

it('[IVR-23] upload-text-media carries the menu and the text object', () => {
  expect(accepts('upload-text-media', { ivrId: id, text })).toBe(true);
  expect(accepts('upload-text-media', { ivrId: id, text: 'Press 1.' })).toBe(false);
});

it('[IVR-24] update-greeting carries menu and greeting', () => {
  expect(accepts('update-greeting', { ivrId: id, id })).toBe(true);
  expect(accepts('update-greeting', { ivrId: id })).toBe(false);
});

it('[IVR-25] selected-callgroup carries option and list', () => {
  expect(accepts('selected-callgroup', { option: 'single', list: [id] })).toBe(true);
  expect(accepts('selected-callgroup', { option: 'single' })).toBe(false);
});
