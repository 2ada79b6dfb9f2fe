/** The person's choice about the compliance reminder, kept in this browser (OP-36). */
export type ReminderChoice = 'later' | 'never';

const day = 86_400;
const ages: Record<ReminderChoice, number> = {
  later: 3 * day,
  // Browsers keep a cookie for at most 400 days; it is renewed at every visit (SHELL-52).
  never: 400 * day,
};

const nameFor = (teammateId: string) => `complianceReminder_${teammateId}`;

/** Keeps the choice: 3 days, or as long as browsers allow (SHELL-51, SHELL-52). */
export function keepReminderChoice(teammateId: string, choice: ReminderChoice): void {
  document.cookie = `${nameFor(teammateId)}=${choice}; max-age=${ages[choice]}; path=/; samesite=lax; secure`;
}

/** Reads the choice and renews a permanent one. */
export function reminderChoice(teammateId: string): ReminderChoice | null {
  const start = `${nameFor(teammateId)}=`;
  const value = document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length);
  if (value !== 'later' && value !== 'never') return null;
  if (value === 'never') keepReminderChoice(teammateId, 'never');
  return value;
}
