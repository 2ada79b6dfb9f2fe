import { definePolicy } from '../../platform/policy.ts';

/** Who may hear and change greetings (annex C3); which files exactly, find-medium.ts says. */
export const mediaPolicy = definePolicy({
  'media.address': { who: ['admin', 'standard'] },
  'voicemail.list': { who: ['admin', 'standard'], self: 'id' },
  'voicemail.upload': { who: ['admin', 'standard'], self: 'id' },
  'voicemail.addText': { who: ['admin', 'standard'], self: 'id' },
  'voicemail.select': { who: ['admin', 'standard'], self: 'id' },
  'voicemail.delete': { who: ['admin', 'standard'], self: 'id' },
  'companyVoicemail.list': { who: ['admin'] },
  'companyVoicemail.upload': { who: ['admin'] },
  'companyVoicemail.addText': { who: ['admin'] },
  'companyVoicemail.select': { who: ['admin'] },
  'companyVoicemail.delete': { who: ['admin'] },
  'teamVoicemail.list': { who: ['admin'] },
  'teamVoicemail.upload': { who: ['admin'] },
  'teamVoicemail.addText': { who: ['admin'] },
  'teamVoicemail.select': { who: ['admin'] },
  'teamVoicemail.delete': { who: ['admin'] },
});
