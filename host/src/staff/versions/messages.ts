import { defineMessages } from '@jackfield/runtime';

export const versionMessages = defineMessages('host.staff.versions', {
  title: 'Published versions of {label}',
  loading: 'Loading versions',
  failed: 'Versions could not be loaded',
  empty: 'No version is published yet',
  emptyText: 'Publish one with pnpm release; it appears here.',
  fact: '{size}, published {date} by {name}',
  previewed: 'Previewed here',
  preview: 'Preview in this browser',
  promote: 'Promote…',
  newest: 'The newest {count} versions are listed.',
});
