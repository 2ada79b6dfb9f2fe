import { defineMessages } from '@jackfield/runtime';

/** Words of all pages. */
export const partMessages = defineMessages('integrations', {
  title: 'Integrations',
  keys: 'API keys',
  webhooks: 'Webhooks',
  reference: 'Reference',
  signOn: 'Single sign-on',
  files: 'Files',
  directory: 'Directory',

  secretTitle: 'Secret of “{name}”',
  secret: 'Secret',
  onlyNow:
    'Copy it now: it is shown this once. Keep it where your software keeps its passwords, not in its code.',
  copy: 'Copy',
  copied: 'Secret copied',
  notCopied: 'It could not be copied. Select and copy it yourself.',
  kept: 'I have kept it',
});
