import { common, defineMessages } from '@jackfield/runtime';

export const needsMessages = defineMessages('host.staff.needs', {
  title: 'Who needs what',
  intro:
    'What each version that people get takes of the others. Publishing and promoting refuse what would be missing.',
  fromAreas: 'From other areas',
  fromHost: 'From the host',
  fromServer: 'From the server',
  part: '{part} of {label} {version}',
  missing: '{part}, which no area offers to everyone',
  shownBy: '{part}, for {label}',
  offers: 'To other areas',
  nothing: 'Nothing',
  modules: '{count, plural, one {# module} other {# modules}}',
  calls: '{count, plural, one {# call} other {# calls}}',
  hostTitle: 'What {label} {version} takes of the host',
  serverTitle: 'Calls of {label} {version}',
  live: common.live,
  canary: common.canary,
  failed: 'What versions need could not be loaded',
  loading: 'Loading what versions need',
});
