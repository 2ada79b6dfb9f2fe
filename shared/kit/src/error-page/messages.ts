import { defineMessages } from '@jackfield/runtime';

/** Texts of pages that cannot be shown; the 404 texts verbatim from the specification. */
export const messages = defineMessages('kit.errorPage', {
  unknown: 'This page could not be found.',
  feature: 'This feature is not available for now.',
  page: 'This page is not found.',
  unknownHint:
    'The address may be mistyped, or the page was moved. Nothing in your account changed.',
  featureHint: 'Nothing in your account changed.',
  pageHint:
    'It does not exist, or it is not part of your account. Nothing in your account changed.',
  back: 'Back to the home page',
  wrong: 'Oops, something went wrong.',
  wrongHint:
    'This page could not be shown. What you saved is safe. Try again in a moment; if it keeps happening, contact support.',
  filesHint:
    'The files of this page could not be loaded. Check your connection, then try again. What you saved is safe.',
  fileMissing: 'A file of the portal did not load.',
  details: 'Details for support',
  reload: 'Reload',
});
