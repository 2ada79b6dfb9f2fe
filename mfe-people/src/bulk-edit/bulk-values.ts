import type { Role } from '@jackfield/contract';
import type { BulkChange } from '@jackfield/contract/api/batch';

/** What the dialog holds; empty members change nothing. */
export interface BulkValues {
  readonly role: Role | '';
  readonly timeZone: string;
  readonly recording: 'off' | 'inbound' | 'outbound' | 'both' | '';
  readonly joinTeam: string;
  readonly leaveTeam: string;
}

export const noValues: BulkValues = {
  role: '',
  timeZone: '',
  recording: '',
  joinTeam: '',
  leaveTeam: '',
};

const recordings = {
  off: { inbound: false, outbound: false },
  inbound: { inbound: true, outbound: false },
  outbound: { inbound: false, outbound: true },
  both: { inbound: true, outbound: true },
} as const;

/** The change that the server is asked for; null while nothing is chosen. */
export function changeOf(values: BulkValues): BulkChange | null {
  const { role, timeZone, recording, joinTeam, leaveTeam } = values;
  const change: BulkChange = {
    ...(role !== '' && { role }),
    ...(timeZone !== '' && { timeZone }),
    ...(recording !== '' && { callRecordingSetting: recordings[recording] }),
    ...(joinTeam !== '' && { joinTeams: [joinTeam] }),
    ...(leaveTeam !== '' && { leaveTeams: [leaveTeam] }),
  };
  return Object.keys(change).length === 0 ? null : change;
}
