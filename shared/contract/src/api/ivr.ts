import { later } from '@jackfield/texts';
import * as v from 'valibot';
import { numeric, refusals, required, requiredText, wholeNumber } from '../refusals.ts';
import { defineEndpoint, type SameCall } from '../endpoint.ts';
import { idSchema, recordMembers } from '../primitives.ts';
import {
  greetingTextSchema,
  mediaItemSchema,
  replacementSchema,
  uploadFormSchema,
} from './media.ts';
import { type IvrKey, ivrKeySchema, menuMediaSchema } from './routing.ts';

/** How many menus a company number or a team may have (IVR-08, OP-79). */
export const maxMenus = 20;
/** Keys of a menu beside the timeout entry (IVR-13). */
export const maxKeys = 11;
/** Characters of a menu's name (OP-79). */
export const maxMenuName = 50;
/** Seconds and counts that a menu takes (VAL-45, VAL-46, OP-81); both ends are allowed. */
export const menuRanges = {
  interdigitTimeout: [1, 10],
  timeout: [1, 60],
  retries: [0, 5],
} as const;
/** What a new menu has (OP-81). */
export const menuPresets = { interdigitTimeout: 3, timeout: 10, retries: 3 } as const;

/** What a menu is refused with (VAL-47 to VAL-50, OP-126), in the language active when it is said. */
export const menuRefusals = {
  action: required('action'),
  team: required('team'),
  greeting: required('greeting'),
  missingKey: later(refusals.missingKey),
} as const;

/** Name of a menu; unique among the menus of its owner (VAL-44, OP-79). */
export const menuNameSchema = requiredText('name', maxMenuName);

const timing = (field: keyof typeof menuRanges) =>
  wholeNumber(field, menuRanges[field], ({ input }) =>
    input === undefined || input === null ? required(field)() : numeric(field)(),
  );

/** Waiting times in seconds, and how often the greeting is repeated (VAL-45, VAL-46, OP-81). */
export const menuTimingSchema = v.object({
  interdigitTimeout: timing('interdigitTimeout'),
  timeout: timing('timeout'),
  retries: timing('retries'),
});
export type MenuTiming = v.InferOutput<typeof menuTimingSchema>;

const isTimeout = ({ input }: IvrKey) => input === 'timeout';
const isDropped = (key: IvrKey) => isTimeout(key) && key.action === 'hangup';

/** A key as it is sent: hangup is for the timeout entry, which else goes to a team (ENT-20, IVR-14). */
const sentKeySchema = v.pipe(
  ivrKeySchema,
  v.check(
    (key) => (isTimeout(key) ? key.action === 'team' || isDropped(key) : key.action !== 'hangup'),
    menuRefusals.action,
  ),
  v.forward(
    v.check((key) => isTimeout(key) || key.actionId !== null, menuRefusals.action),
    ['actionId'],
  ),
  v.forward(
    v.check((key) => !isTimeout(key) || isDropped(key) || key.actionId !== null, menuRefusals.team),
    ['actionId'],
  ),
);

/** Keys as they are sent; a timeout entry that hangs up is dropped (IVR-15, OP-80, VAL-48). */
const sentKeysSchema = v.pipe(
  v.array(sentKeySchema),
  v.check(
    (keys) => new Set(keys.map(({ input }) => input)).size === keys.length,
    later(refusals.duplicate),
  ),
  v.transform((keys) => keys.filter((key) => !isDropped(key))),
);

/** Whether a menu leads anywhere: without such a key it is 'Incomplete' (VAL-50, OP-79). */
export const hasTargetKey = (keys: readonly Pick<IvrKey, 'input'>[]): boolean =>
  keys.some(({ input }) => input !== 'timeout');

/** A menu of a company number or a team (ENT-19). */
export const ivrMenuSchema = v.object({
  id: idSchema,
  name: v.string(),
  /** The one that answers first; each owner has exactly one (OP-78). */
  isDefault: v.boolean(),
  keys: v.array(ivrKeySchema),
  /** Newest first; the selected one is the greeting (OP-86). */
  media: v.array(mediaItemSchema),
  menuMedia: menuMediaSchema,
  ...menuTimingSchema.entries,
  ...recordMembers,
});
export type IvrMenu = v.InferOutput<typeof ivrMenuSchema>;

/** The menus of one owner in the order they were made, with their limits. */
export const ivrMenusSchema = v.object({
  items: v.array(ivrMenuSchema),
  /** How many menus the owner may have. */
  maximum: v.number(),
  /** How many media a menu may have (MEDIA-18). */
  maximumMedia: v.number(),
  /** Whether this server turns text into speech. */
  hasSpeech: v.boolean(),
});
export type IvrMenus = v.InferOutput<typeof ivrMenusSchema>;

/** Body of POST: name and keys, or the name alone (OP-79). */
export const newMenuSchema = v.object({
  name: menuNameSchema,
  keys: v.optional(
    v.pipe(
      sentKeysSchema,
      v.check((keys) => keys.length === 0 || hasTargetKey(keys), menuRefusals.missingKey),
    ),
  ),
});
export type NewMenu = v.InferInput<typeof newMenuSchema>;

/** Body of PUT: the whole menu. `isDefault` true makes it the default; nothing else unmakes one. */
export const menuChangeSchema = v.object({
  name: menuNameSchema,
  keys: v.pipe(
    sentKeysSchema,
    v.check((keys) => hasTargetKey(keys), menuRefusals.missingKey),
  ),
  menuMedia: menuMediaSchema,
  ...menuTimingSchema.entries,
  isDefault: v.optional(v.boolean()),
});
export type MenuChange = v.InferInput<typeof menuChangeSchema>;

const namedSchema = v.object({ id: idSchema, name: v.string() });

/** What keys can lead to, by kind and by name (ENT-24). */
export const actionListSchema = v.object({
  teammate: v.array(namedSchema),
  team: v.array(namedSchema),
  ivr: v.array(namedSchema),
});
export type ActionList = v.InferOutput<typeof actionListSchema>;

export const listCompanyMenus = defineEndpoint('GET /api/company/{id}/ivr', {
  id: 'companyIvr.list',
  summary: 'Menus of a company number, oldest first.',
  source: ['IVR-01', 'ENT-19'],
  answer: ivrMenusSchema,
});

export const createCompanyMenu = defineEndpoint('POST /api/company/{id}/ivr', {
  id: 'companyIvr.create',
  summary: 'Adds a menu; the first one is the default.',
  source: ['API-106', 'IVR-08', 'OP-79'],
  body: newMenuSchema,
  status: 201,
  answer: ivrMenuSchema,
});

export const updateCompanyMenu = defineEndpoint('PUT /api/company/{id}/ivr/{ivrId}', {
  id: 'companyIvr.update',
  summary: 'Stores a menu, whole.',
  source: ['API-107', 'VAL-44', 'VAL-48', 'OP-78'],
  body: menuChangeSchema,
  answer: ivrMenuSchema,
  versioned: true,
});

export const deleteCompanyMenu = defineEndpoint('DELETE /api/company/{id}/ivr/{ivrId}', {
  id: 'companyIvr.delete',
  summary: 'Deletes a menu; 409 INUSE for the default one and for one that calls are sent to.',
  source: ['API-108', 'OP-72', 'OP-78'],
  versioned: true,
});

export const listCompanyActions = defineEndpoint('GET /api/company/{id}/ivr/action', {
  id: 'companyIvr.actions',
  summary: 'What keys can lead to: users, teams and menus of the owner.',
  source: ['API-109', 'ENT-24'],
  answer: actionListSchema,
});

/** Multipart as for greetings: fields name and source first, then the file. */
export const uploadCompanyMenuMedia = defineEndpoint('POST /api/company/{id}/ivr/{ivrId}/media', {
  id: 'companyIvr.upload',
  summary: 'Adds a WAV or MP3 file to a menu and makes it the greeting.',
  source: ['API-110', 'MEDIA-10', 'MEDIA-18', 'VAL-37'],
  encoding: 'multipart',
  body: uploadFormSchema,
  status: 201,
  answer: mediaItemSchema,
});

export const deleteCompanyMenuMedia = defineEndpoint(
  'DELETE /api/company/{id}/ivr/{ivrId}/media/{mediaId}',
  {
    id: 'companyIvr.deleteMedia',
    summary: 'Deletes a medium of a menu; 409 INUSE while a menu plays it.',
    source: ['API-111', 'VAL-43', 'OP-87', 'OP-88'],
    query: replacementSchema,
  },
);

export const addCompanyMenuText = defineEndpoint('POST /api/company/{id}/ivr/{ivrId}/textmedia', {
  id: 'companyIvr.addText',
  summary: 'Turns a text into a medium of a menu and makes it the greeting.',
  source: ['API-112', 'MEDIA-07', 'OP-90'],
  body: greetingTextSchema,
  status: 201,
  answer: mediaItemSchema,
});

/** The same calls for the menus of a team (API-144 to API-150). */
export const listTeamMenus = defineEndpoint('GET /api/team/{id}/ivr', {
  ...listCompanyMenus,
  id: 'teamIvr.list',
  summary: 'Menus of a team, oldest first.',
});

export const createTeamMenu = defineEndpoint('POST /api/team/{id}/ivr', {
  ...createCompanyMenu,
  id: 'teamIvr.create',
  source: ['API-144', 'IVR-08', 'OP-79'],
});

export const updateTeamMenu = defineEndpoint('PUT /api/team/{id}/ivr/{ivrId}', {
  ...updateCompanyMenu,
  id: 'teamIvr.update',
  source: ['API-145', 'VAL-44', 'VAL-48', 'OP-78'],
});

export const deleteTeamMenu = defineEndpoint('DELETE /api/team/{id}/ivr/{ivrId}', {
  ...deleteCompanyMenu,
  id: 'teamIvr.delete',
  source: ['API-146', 'OP-72', 'OP-78'],
});

export const listTeamActions = defineEndpoint('GET /api/team/{id}/ivr/action', {
  ...listCompanyActions,
  id: 'teamIvr.actions',
  source: ['API-147', 'ENT-24'],
});

export const uploadTeamMenuMedia = defineEndpoint('POST /api/team/{id}/ivr/{ivrId}/media', {
  ...uploadCompanyMenuMedia,
  id: 'teamIvr.upload',
  source: ['API-148', 'MEDIA-10', 'MEDIA-18', 'VAL-37'],
});

export const deleteTeamMenuMedia = defineEndpoint(
  'DELETE /api/team/{id}/ivr/{ivrId}/media/{mediaId}',
  {
    ...deleteCompanyMenuMedia,
    id: 'teamIvr.deleteMedia',
    source: ['API-149', 'VAL-43', 'OP-87', 'OP-88'],
  },
);

export const addTeamMenuText = defineEndpoint('POST /api/team/{id}/ivr/{ivrId}/textmedia', {
  ...addCompanyMenuText,
  id: 'teamIvr.addText',
  source: ['API-150', 'MEDIA-07', 'OP-90'],
});

/** The calls about the menus of one kind of owner. */
export interface MenuCalls {
  readonly list: SameCall<typeof listCompanyMenus>;
  readonly create: SameCall<typeof createCompanyMenu>;
  readonly update: SameCall<typeof updateCompanyMenu>;
  readonly remove: SameCall<typeof deleteCompanyMenu>;
  readonly actions: SameCall<typeof listCompanyActions>;
  readonly upload: SameCall<typeof uploadCompanyMenuMedia>;
  readonly removeMedia: SameCall<typeof deleteCompanyMenuMedia>;
  readonly addText: SameCall<typeof addCompanyMenuText>;
}

/** Calls about menus by owner (API-106 to API-112, API-144 to API-150). */
export const menuCalls: Readonly<Record<'company' | 'team', MenuCalls>> = {
  company: {
    list: listCompanyMenus,
    create: createCompanyMenu,
    update: updateCompanyMenu,
    remove: deleteCompanyMenu,
    actions: listCompanyActions,
    upload: uploadCompanyMenuMedia,
    removeMedia: deleteCompanyMenuMedia,
    addText: addCompanyMenuText,
  },
  team: {
    list: listTeamMenus,
    create: createTeamMenu,
    update: updateTeamMenu,
    remove: deleteTeamMenu,
    actions: listTeamActions,
    upload: uploadTeamMenuMedia,
    removeMedia: deleteTeamMenuMedia,
    addText: addTeamMenuText,
  },
};
