import * as v from 'valibot';
import { idSchema } from '@jackfield/contract';
import { ivrMenuSchema } from './ivr.ts';
import { greetingTextSchema } from './media.ts';
import { callGroupSchema, ivrKeySchema } from './routing.ts';

/** Whose menus an event is about, so that several editors can live on one page (OP-82). */
const ownerEntries = {
  ownerType: v.picklist(['company', 'team']),
  ownerId: idSchema,
};
export const ivrOwnerSchema = v.object(ownerEntries);
export type IvrOwner = v.InferOutput<typeof ivrOwnerSchema>;

/**
 * Payloads of the events about menus and their media (IVR-16 to IVR-25).
 * Files are the one thing in them that is not plain data.
 */
export const ivrEventSchemas = {
  /** Name and keys, or the name alone (OP-79). */
  'create-ivr': v.object({
    ...ownerEntries,
    name: v.string(),
    keys: v.optional(v.array(ivrKeySchema)),
  }),
  /** The full menu, as of its version. */
  'update-ivr': v.object({ ...ownerEntries, menu: ivrMenuSchema }),
  'delete-ivr': v.object({ ...ownerEntries, id: idSchema }),
  /** With the hour, calls of that hour go to the menu (OP-78). */
  'set-default-ivr': v.object({
    ...ownerEntries,
    id: idSchema,
    hour: v.optional(v.picklist(['open', 'closed'])),
  }),
  'get-action-list': ivrOwnerSchema,
  'upload-media': v.object({
    ...ownerEntries,
    ivrId: idSchema,
    file: v.blob(),
    /** Typed name; that of the file when it is left out. */
    name: v.optional(v.string()),
    source: v.optional(v.picklist(['upload', 'recording'])),
  }),
  'delete-media': v.object({
    ...ownerEntries,
    ivrId: idSchema,
    id: idSchema,
    fileName: v.string(),
  }),
  'upload-text-media': v.object({ ...ownerEntries, ivrId: idSchema, text: greetingTextSchema }),
  /** The greeting that was chosen in the editor. */
  'update-greeting': v.object({ ...ownerEntries, ivrId: idSchema, id: idSchema }),
  'selected-callgroup': v.object({ ...ownerEntries, ...callGroupSchema.entries }),
} as const;

export type IvrEventName = keyof typeof ivrEventSchemas;
/** What travels under each name. */
export type IvrEvents = {
  [Name in IvrEventName]: v.InferInput<(typeof ivrEventSchemas)[Name]>;
};
