/** Messages to teams that wait for somebody. */
export { useTeamMessages } from './use-team-messages.ts';
