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
    '{count, plural, one {This change breaks # scenario} other {This change breaks # scenarios}}',

  agree: 'I understand these scenarios break',
  agreeBoth: 'I understand these calls will drop and these scenarios break',

  keep: 'Keep as scenario',
  keepTitle: 'Keep as scenario',
  keepText:
    'It is tried with every change, at each save and each night, and turns red when its call ends elsewhere.',
  repeats: 'When it is tried',
  save: 'Keep scenario',
  kept: '{name} is kept as a scenario',
  limit: 'An account keeps up to {count} scenarios.',
});
