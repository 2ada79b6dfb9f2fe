import { setProfileImage, type Teammate } from '@jackfield/contract/api/teammate';
import { call } from '@jackfield/runtime';

/** Stores a photo as data URL, or removes it with null (API-119, OP-92). */
export function savePhoto(id: string, image: string | null): Promise<Teammate> {
  return call(setProfileImage, { params: { id }, body: { image } });
}
