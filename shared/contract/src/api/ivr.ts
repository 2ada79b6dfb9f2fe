import { later } from '@jackfield/texts';
import * as v from 'valibot';
import {
  defineEndpoint,
  idSchema,
  numeric,
  recordMembers,
  refusals,
  required,
  requiredText,
  statusSchema,
  wholeNumber,
} from '@jackfield/contract';
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
  ownTarget: later(refusals.ownTarget),
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

/** Of people with how they stand: who is pending or suspended has no phone that rings. */
const personSchema = v.object({ ...namedSchema.entries, status: v.optional(statusSchema) });

/** What keys can lead to, by kind and by name (ENT-24). */
export const actionListSchema = v.object({
  teammate: v.array(personSchema),
  team: v.array(namedSchema),
  ivr: v.array(namedSchema),
});
export type ActionList = v.InferOutput<typeof actionListSchema>;
/** One of them, of whatever kind. */
export type ActionTarget = v.InferOutput<typeof personSchema>;

const params = v.object({ id: idSchema });
const menuParams = v.object({ id: idSchema, ivrId: idSchema });

type Sources = Record<
  'create' | 'update' | 'remove' | 'actions' | 'upload' | 'removeMedia' | 'addText',
  string
>;

/** Calls about the menus of one kind of owner; `sources` says which requirement asks for which. */
function menuCallsOf(owner: 'company' | 'team', whose: string, sources: Sources) {
  const name = `${owner}Ivr`;
  const path = `/api/${owner}/{id}/ivr`;
  const one = `${path}/{ivrId}`;
  return {
    list: defineEndpoint(`GET ${path}`, {
      id: `${name}.list`,
      summary: `Menus of ${whose}, oldest first.`,
      source: ['IVR-01', 'ENT-19'],
      params,
      answer: ivrMenusSchema,
    }),
    create: defineEndpoint(`POST ${path}`, {
      id: `${name}.create`,
      summary: 'Adds a menu; the first one is the default.',
      source: [sources.create, 'IVR-08', 'OP-79'],
      params,
      body: newMenuSchema,
      status: 201,
      answer: ivrMenuSchema,
    }),
    update: defineEndpoint(`PUT ${one}`, {
      id: `${name}.update`,
      summary: 'Stores a menu, whole.',
      source: [sources.update, 'VAL-44', 'VAL-48', 'OP-78'],
      params: menuParams,
      body: menuChangeSchema,
      answer: ivrMenuSchema,
      versioned: true,
    }),
    remove: defineEndpoint(`DELETE ${one}`, {
      id: `${name}.delete`,
      summary: 'Deletes a menu; 409 INUSE for the default one and for one that calls are sent to.',
      source: [sources.remove, 'OP-72', 'OP-78'],
      params: menuParams,
      versioned: true,
    }),
    actions: defineEndpoint(`GET ${path}/action`, {
      id: `${name}.actions`,
      summary: 'What keys can lead to: users, teams and menus of the owner.',
      source: [sources.actions, 'ENT-24'],
      params,
      answer: actionListSchema,
    }),
    /** Multipart as for greetings: fields name and source first, then the file. */
    upload: defineEndpoint(`POST ${one}/media`, {
      id: `${name}.upload`,
      summary: 'Adds a WAV or MP3 file to a menu and makes it the greeting.',
      source: [sources.upload, 'MEDIA-10', 'MEDIA-18', 'VAL-37'],
      params: menuParams,
      encoding: 'multipart',
      body: uploadFormSchema,
      status: 201,
      answer: mediaItemSchema,
    }),
    removeMedia: defineEndpoint(`DELETE ${one}/media/{mediaId}`, {
      id: `${name}.deleteMedia`,
      summary: 'Deletes a medium of a menu; 409 INUSE while a menu plays it.',
      source: [sources.removeMedia, 'VAL-43', 'OP-87', 'OP-88'],
      params: v.object({ ...menuParams.entries, mediaId: idSchema }),
      query: replacementSchema,
    }),
    addText: defineEndpoint(`POST ${one}/textmedia`, {
      id: `${name}.addText`,
      summary: 'Turns a text into a medium of a menu and makes it the greeting.',
      source: [sources.addText, 'MEDIA-07', 'OP-90'],
      params: menuParams,
      body: greetingTextSchema,
      status: 201,
      answer: mediaItemSchema,
    }),
  };
}

/** Calls about menus by owner (API-106 to API-112, API-144 to API-150). */
export const menuCalls = {
  company: menuCallsOf('company', 'a company number', {
    create: 'API-106',
    update: 'API-107',
    remove: 'API-108',
    actions: 'API-109',
    upload: 'API-110',
    removeMedia: 'API-111',
    addText: 'API-112',
  }),
  team: menuCallsOf('team', 'a team', {
    create: 'API-144',
    update: 'API-145',
    remove: 'API-146',
    actions: 'API-147',
    upload: 'API-148',
    removeMedia: 'API-149',
    addText: 'API-150',
  }),
} as const;
