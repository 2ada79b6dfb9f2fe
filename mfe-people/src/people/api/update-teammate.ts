import {
  type Teammate,
  type TeammateChange,
  updateTeammate,
} from '@jackfield/contract/api/teammate';
import { call } from '@jackfield/runtime';

/** Changes members of a person as of a version (API-117); 412 when somebody was faster. */
export function savePerson(id: string, change: TeammateChange, version: number): Promise<Teammate> {
  return call(updateTeammate, { params: { id }, body: change }, { version });
}
