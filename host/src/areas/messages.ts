import { defineMessages } from '@jackfield/runtime/core';

export const messages = defineMessages('host.areas', {
  title: '{area} could not be opened',
  text: 'Everything else keeps working. Nothing you entered elsewhere is lost.',
  whileLoad: 'Its files could not be loaded.',
  loadTimeOut: 'Its files did not arrive within 10 seconds.',
  whileContract: 'It does not fit this version of the portal.',
  whileMount: 'It failed while it was starting.',
  mountTimeOut: 'It did not start within 10 seconds.',
  whilePaint: 'The files of its page could not be loaded.',
  paintTimeOut: 'Its page did not appear within 10 seconds.',
  tryAgain: 'Try again',
  reload: 'Reload',
  version: 'Version: {version}',
  phase: 'Phase: {phase}',
});
