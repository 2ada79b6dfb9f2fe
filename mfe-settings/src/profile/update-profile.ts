import {
  setProfileImage,
  type Teammate,
  type TeammateChange,
  updateTeammate,
} from '@jackfield/contract/api/teammate';
import { call } from '@jackfield/runtime';

/** Changes members of the own record as of a version (API-117); 412 when it is an old one. */
export const saveProfile = (id: string, change: TeammateChange, version: number) =>
  call(updateTeammate, { params: { id }, body: change }, { version });

/** Stores the own photo as data URL, or removes it with null (API-119). */
export const savePhoto = (id: string, image: string | null): Promise<Teammate> =>
  call(setProfileImage, { params: { id }, body: { image } });
