import { defineMessages } from '@jackfield/runtime';

export const scenarioMessages = defineMessages('callRouting.scenario', {
  passes: 'Passes',
  broken: 'Broken',
  cannotRun: 'Cannot run',
  over: 'Over',
  breaksLater: 'Breaks on {date}',
  expected: 'Expected: {end}',
  now: 'Now: {end}',
  onDay: 'On {date}: {end}',
  weekly: 'Every {weekday} at {time}',
  once: '{date} at {time}',
  countPassing: '{count, plural, one {# passes} other {# pass}}',
  countBroken: '{count, plural, one {# broken} other {# broken}}',
  breaks:
    '{count, plural, one {This change breaks # test call} other {This change breaks # test calls}}',

  agree: 'I understand these test calls will fail',
  agreeBoth: 'I understand these calls will drop and these test calls will fail',

  keep: 'Save as test call',
  keepTitle: 'Save as test call',
  keepText:
    'It runs with every change and every night, and turns red when the call ends somewhere else.',
  repeats: 'When it runs',
  save: 'Save test call',
  kept: '{name} saved as a test call',
  limit: 'You can save up to {count} test calls.',
});
