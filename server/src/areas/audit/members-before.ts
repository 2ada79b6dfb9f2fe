/** What one change did to the members of a record; null where there was none before or after it. */
export interface ChangedMembers {
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

/**
 * Members as they were before the oldest of these changes, newest first. Only those that the
 * changes touched are in it.
 */
export function membersBefore(changes: readonly ChangedMembers[]): Record<string, unknown> {
  return Object.assign({}, ...changes.map(({ before }) => before ?? {}));
}

/** Members as the newest of these changes left them. */
export function membersAfter(changes: readonly ChangedMembers[]): Record<string, unknown> {
  return Object.assign({}, ...changes.toReversed().map(({ after }) => after ?? {}));
}
