import {
  type InboundFlow,
  type NewTeam,
  newTeamSchema,
  type RingGroup,
} from '@jackfield/contract/api/team';
import type { Picked } from '@jackfield/records/people-picker';
import * as v from 'valibot';

/** The team of the add drawer, as typed. */
export interface TeamDraft {
  name: string;
  /** Null until one is typed: the one that is proposed. */
  extension: string | null;
  inboundFlow: InboundFlow;
  /** How a ring group rings; a call queue has none. */
  option: RingGroup['option'];
  members: readonly Picked[];
}

export const emptyDraft: TeamDraft = {
  name: '',
  extension: null,
  inboundFlow: 'ringGroup',
  option: 'simultaneous',
  members: [],
};

/** Message by field. */
export type DraftErrors = Partial<Record<keyof NewTeam, string>>;

/** The body of the call, or what is wrong with the input. */
export function readDraft(
  draft: TeamDraft,
  proposed: string,
): { team: NewTeam; errors: null } | { team: null; errors: DraftErrors } {
  const { members, option, ...rest } = draft;
  const read = v.safeParse(newTeamSchema, {
    ...rest,
    extension: draft.extension ?? proposed,
    ...(draft.inboundFlow === 'ringGroup' && { ringGroup: { option } }),
    teammateId: members.map(({ id }) => id),
  });
  if (read.success) return { team: read.output, errors: null };
  const { nested } = v.flatten<typeof newTeamSchema>(read.issues);
  const errors: DraftErrors = {};
  for (const field of ['name', 'extension', 'inboundFlow', 'teammateId'] as const) {
    const message = nested?.[field]?.[0];
    if (message !== undefined) errors[field] = message;
  }
  return { team: null, errors };
}

/** Whether anything was typed, so that leaving asks first. */
export function isBlank({ name, extension, members }: TeamDraft): boolean {
  return name.trim() === '' && !extension?.trim() && members.length === 0;
}
