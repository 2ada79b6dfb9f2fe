import { defineMessages } from '@jackfield/runtime';

export const memberMessages = defineMessages('teams.members', {
  intro:
    'The users who answer calls for the team. With round robin they ring in this order, each call starting after the one rung last.',
  nobody: 'Nobody answers calls for this team',
  nobodyText: 'Add at least one user.',
  drag: 'Reorder {fullName}',
  up: 'Move {fullName} up',
  down: 'Move {fullName} down',
  remove: 'Remove {fullName}',
  last: 'A team needs at least one member',
  moved: '{fullName} is now number {place} of {count}',
});
