import * as v from 'valibot';
import { defineEndpoint, idSchema } from '@jackfield/contract';
import {
  greetingsSchema,
  mediaItemSchema,
  replacementSchema,
  selectionSchema,
  uploadFormSchema,
} from './media.ts';

const params = v.object({ id: idSchema });
const musicParams = v.object({ id: idSchema, mohId: idSchema });

/** What the calls of one kind of owner have of their own. */
interface OwnedMusic {
  readonly owner: MusicOwnerType;
  /** Whose hold music it is. */
  readonly whose: string;
  /** Requirements that the calls come from, beside those of all kinds of owner. */
  readonly sources: Record<'list' | 'upload' | 'select' | 'remove', string>;
}

function musicCallsOf({ owner, whose, sources }: OwnedMusic) {
  const name = `${owner}Moh`;
  const path = `/api/${owner}/{id}/moh`;
  return {
    list: defineEndpoint(`GET ${path}`, {
      id: `${name}.list`,
      summary: `Hold music of ${whose}, newest first, the built-in track last.`,
      source: [sources.list, 'MEDIA-20', 'OP-85'],
      params,
      answer: greetingsSchema,
    }),
    /** Multipart as for greetings: name and source, then the file. */
    upload: defineEndpoint(`POST ${path}`, {
      id: `${name}.upload`,
      summary: 'Adds a WAV or MP3 file as hold music and selects it.',
      source: [sources.upload, 'MEDIA-10'],
      params,
      encoding: 'multipart',
      body: uploadFormSchema,
      status: 201,
      answer: mediaItemSchema,
    }),
    select: defineEndpoint(`PUT ${path}/{mohId}`, {
      id: `${name}.select`,
      summary: 'Selects the hold music that callers hear.',
      source: [sources.select, 'MEDIA-09'],
      params: musicParams,
      body: selectionSchema,
      answer: mediaItemSchema,
    }),
    remove: defineEndpoint(`DELETE ${path}/{mohId}`, {
      id: `${name}.delete`,
      summary:
        'Deletes hold music; selected one hands over to the replacement or the built-in track.',
      source: [sources.remove, 'MEDIA-11', 'OP-88'],
      params: musicParams,
      query: replacementSchema,
    }),
  };
}

/** Who can have hold music: the account (ENT-01), people, teams for their call queue. */
export type MusicOwnerType = 'tenant' | 'teammate' | 'team';

/** Calls about hold music by owner (API-61 to 63, API-123 to 125, API-155 to 157). */
export const musicCalls: Readonly<Record<MusicOwnerType, ReturnType<typeof musicCallsOf>>> = {
  tenant: musicCallsOf({
    owner: 'tenant',
    whose: 'the account',
    sources: { list: 'ENT-01', upload: 'API-61', select: 'API-62', remove: 'API-63' },
  }),
  teammate: musicCallsOf({
    owner: 'teammate',
    whose: 'a person',
    sources: { list: 'ENT-02', upload: 'API-123', select: 'API-124', remove: 'API-125' },
  }),
  team: musicCallsOf({
    owner: 'team',
    whose: 'a team',
    sources: { list: 'ENT-07', upload: 'API-155', select: 'API-156', remove: 'API-157' },
  }),
};
