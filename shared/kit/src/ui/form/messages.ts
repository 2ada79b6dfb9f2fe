import { catalogue } from '../../text/catalogue.ts';

export const formMessages = catalogue({
  noUser: 'No user available',
  noTeam: 'No team available',
  noIvr: 'No additional IVR',
  noOption: 'Nothing to choose',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
});
