import { defineMessages } from '@jackfield/texts';

export const texts = defineMessages('server.keys', {
  forPublicApi: 'Keys are for the public API: its addresses begin with /v1.',
  keyNeeded: 'Send a key: “Authorization: Bearer jfk_…”. Admins make keys under Integrations.',
  makerIsHere: 'Only a key whose maker has left can be taken over.',
  networkUnfit: 'Write {network} as an address, or as a network such as 203.0.113.0/24.',
  otherNetwork: 'This key does not work from {address}. Add that address to a new key.',
  over: 'This key has ended. Make a new one under Integrations.',
  unknown: 'This key is unknown. Check that it was copied whole.',
});
