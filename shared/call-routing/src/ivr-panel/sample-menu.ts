import type { IvrOwner } from '@jackfield/contract';
import type { ActionList, IvrMenu, IvrMenus } from '@jackfield/contract/api/ivr';
import type { MediaItem } from '@jackfield/contract/api/media';

/** Ids of the records that the samples name. */
export const sampleIds = {
  owner: '018f0000-0000-7000-8000-000000000101',
  main: '018f0000-0000-7000-8000-000000000102',
  locations: '018f0000-0000-7000-8000-000000000103',
  billing: '018f0000-0000-7000-8000-000000000104',
  frontDesk: '018f0000-0000-7000-8000-000000000105',
  daniel: '018f0000-0000-7000-8000-000000000106',
  welcome: '018f0000-0000-7000-8000-000000000107',
  goodbye: '018f0000-0000-7000-8000-000000000108',
} as const;

/** The team whose menus the samples are. */
export const sampleOwner: IvrOwner = { ownerType: 'team', ownerId: sampleIds.owner };

/** A menu for tests and the gallery: one key, no media. */
export const sampleMenu = (given: Partial<IvrMenu> = {}): IvrMenu => ({
  id: sampleIds.main,
  name: 'Main menu',
  isDefault: false,
  keys: [{ input: '1', action: 'team', actionId: sampleIds.frontDesk }],
  media: [],
  menuMedia: { greeting: null, exitMedia: null, invalidMedia: null, transferMedia: null },
  retries: 3,
  timeout: 10,
  interdigitTimeout: 3,
  version: 1,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  ...given,
});

export const sampleMedium = (given: Partial<MediaItem> = {}): MediaItem => ({
  id: sampleIds.welcome,
  fileName: 'Welcome.wav',
  url: '/media/1',
  isDefault: false,
  isSelected: false,
  // Longer sounds are fetched when they are played.
  duration: 200,
  inputText: null,
  ...given,
});

export const sampleMenus = (items: IvrMenu[]): IvrMenus => ({
  items,
  maximum: 20,
  maximumMedia: 10,
  hasSpeech: true,
});

export const sampleActions = (): ActionList => ({
  teammate: [{ id: sampleIds.daniel, name: 'Daniel Whitcombe' }],
  team: [
    { id: sampleIds.billing, name: 'Billing' },
    { id: sampleIds.frontDesk, name: 'Front desk' },
  ],
  ivr: [
    { id: sampleIds.locations, name: 'Locations' },
    { id: sampleIds.main, name: 'Main menu' },
  ],
});
