import { defineMessages } from '@jackfield/runtime';

export const versionMessages = defineMessages('host.staff.versions', {
  title: 'Published versions of {label}',
  loading: 'Loading versions',
  failed: 'Versions could not be loaded',
  empty: 'No version is published yet',
  emptyText: 'Publish one with pnpm release; it appears here.',
  fact: '{size}, published {date} by {name}',
  previewed: 'Previewed here',
  smokePassed: 'Smoke test passed',
  smokeMissing: 'No smoke test',
  held: 'Waits for a newer host',
  preview: 'Preview in this browser',
  promote: 'Promote…',
  withdraw: 'Withdraw…',
  isWithdrawn: 'Withdrawn',
  withdrawnBy: 'Withdrawn {when} by {name}: {why}',
  withdrawTitle: 'Withdraw {label} {version}?',
  withdrawText:
    'Nobody gets this version again, in any product variant. Browsers that have it reload at their next page, and ask first if something is unsaved.',
  withdrawInstead: 'What everyone gets instead',
  withdrawStuck: 'There is no other version to go to. Publish one first, then withdraw this one.',
  withdrawConfirm: 'Withdraw {version}',
  withdrawn: '{label} {version} is withdrawn',
  newest: 'The newest {count} versions are listed.',
});
