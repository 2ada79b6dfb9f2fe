import * as v from 'valibot';
import { defineEndpoint, type SameCall } from '../endpoint.ts';
import { idSchema } from '../primitives.ts';
import { deleteGreeting, listGreetings, selectGreeting, uploadGreeting } from './media.ts';

const ownerParams = v.object({ id: idSchema });
const mohParams = v.object({ id: idSchema, mohId: idSchema });

/** Hold music of the account, which an account has beside that of its people and teams (ENT-01). */
export const listTenantMusic = defineEndpoint('GET /api/tenant/{id}/moh', {
  ...listGreetings,
  id: 'tenantMoh.list',
  summary: 'Hold music of the account, newest first, the built-in track last.',
  source: ['ENT-01', 'MEDIA-20', 'OP-85'],
});

/** Multipart as for greetings: name and source, then the file. */
export const uploadTenantMusic = defineEndpoint('POST /api/tenant/{id}/moh', {
  ...uploadGreeting,
  id: 'tenantMoh.upload',
  summary: 'Adds a WAV or MP3 file as hold music and selects it.',
  source: ['API-61', 'MEDIA-10'],
  params: ownerParams,
});

export const selectTenantMusic = defineEndpoint('PUT /api/tenant/{id}/moh/{mohId}', {
  ...selectGreeting,
  id: 'tenantMoh.select',
  summary: 'Selects the hold music that callers hear.',
  source: ['API-62', 'MEDIA-09'],
  params: mohParams,
});

export const deleteTenantMusic = defineEndpoint('DELETE /api/tenant/{id}/moh/{mohId}', {
  ...deleteGreeting,
  id: 'tenantMoh.delete',
  summary: 'Deletes hold music; selected one hands over to the replacement or the built-in track.',
  source: ['API-63', 'MEDIA-11', 'OP-88'],
  params: mohParams,
});

/** The same calls for a person (API-123 to API-125). */
export const listTeammateMusic = defineEndpoint('GET /api/teammate/{id}/moh', {
  ...listTenantMusic,
  id: 'teammateMoh.list',
  summary: 'Hold music of a person, newest first, the built-in track last.',
  source: ['ENT-02', 'MEDIA-20', 'OP-85'],
});

export const uploadTeammateMusic = defineEndpoint('POST /api/teammate/{id}/moh', {
  ...uploadTenantMusic,
  id: 'teammateMoh.upload',
  source: ['API-123', 'MEDIA-10'],
});

export const selectTeammateMusic = defineEndpoint('PUT /api/teammate/{id}/moh/{mohId}', {
  ...selectTenantMusic,
  id: 'teammateMoh.select',
  source: ['API-124', 'MEDIA-09'],
});

export const deleteTeammateMusic = defineEndpoint('DELETE /api/teammate/{id}/moh/{mohId}', {
  ...deleteTenantMusic,
  id: 'teammateMoh.delete',
  source: ['API-125', 'MEDIA-11', 'OP-88'],
});

/** The same calls for the call queue of a team (API-155 to API-157). */
export const listTeamMusic = defineEndpoint('GET /api/team/{id}/moh', {
  ...listTenantMusic,
  id: 'teamMoh.list',
  summary: 'Hold music of a team, newest first, the built-in track last.',
  source: ['ENT-07', 'MEDIA-20', 'OP-85'],
});

export const uploadTeamMusic = defineEndpoint('POST /api/team/{id}/moh', {
  ...uploadTenantMusic,
  id: 'teamMoh.upload',
  source: ['API-155', 'MEDIA-10'],
});

export const selectTeamMusic = defineEndpoint('PUT /api/team/{id}/moh/{mohId}', {
  ...selectTenantMusic,
  id: 'teamMoh.select',
  source: ['API-156', 'MEDIA-09'],
});

export const deleteTeamMusic = defineEndpoint('DELETE /api/team/{id}/moh/{mohId}', {
  ...deleteTenantMusic,
  id: 'teamMoh.delete',
  source: ['API-157', 'MEDIA-11', 'OP-88'],
});

/** The calls about the hold music of one kind of owner. */
export interface MusicCalls {
  readonly list: SameCall<typeof listTenantMusic>;
  readonly upload: SameCall<typeof uploadTenantMusic>;
  readonly select: SameCall<typeof selectTenantMusic>;
  readonly remove: SameCall<typeof deleteTenantMusic>;
}

/** Who can have hold music: the account, people, teams. */
export type MusicOwnerType = 'tenant' | 'teammate' | 'team';

/** Calls about hold music by owner (API-61 to 63, API-123 to 125, API-155 to 157). */
export const musicCalls: Readonly<Record<MusicOwnerType, MusicCalls>> = {
  tenant: {
    list: listTenantMusic,
    upload: uploadTenantMusic,
    select: selectTenantMusic,
    remove: deleteTenantMusic,
  },
  teammate: {
    list: listTeammateMusic,
    upload: uploadTeammateMusic,
    select: selectTeammateMusic,
    remove: deleteTeammateMusic,
  },
  team: {
    list: listTeamMusic,
    upload: uploadTeamMusic,
    select: selectTeamMusic,
    remove: deleteTeamMusic,
  },
};
