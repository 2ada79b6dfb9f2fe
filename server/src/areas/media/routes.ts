import { mediaAddress, previewText } from '@jackfield/contract/api/media';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../../platform/context.ts';
import { definePolicy } from '../../platform/policy.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { findMedium } from './find-medium.ts';
import type { MediaLeave } from './media-leave.ts';
import { addMediaRoute } from './media-route.ts';
import { addGreetingRoutes } from './greeting-routes.ts';
import type { GreetingParts } from './make-greeting.ts';
import { addMusicRoutes } from './music-routes.ts';
import { clearReceived } from './receive-file.ts';

/** Who may hear and change greetings (annex C3); which files exactly, find-medium.ts says. */
const mediaPolicy = definePolicy({
  'media.address': { who: ['admin', 'standard'] },
  'media.preview': { who: ['admin', 'standard'] },
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
  'teamVoicemail.list': { who: ['admin'], byTeam: 'id' },
  'teamVoicemail.upload': { who: ['admin'], byTeam: 'id' },
  'teamVoicemail.addText': { who: ['admin'], byTeam: 'id' },
  'teamVoicemail.select': { who: ['admin'], byTeam: 'id' },
  'teamVoicemail.delete': { who: ['admin'], byTeam: 'id' },
  'tenantMoh.list': { who: ['admin'] },
  'tenantMoh.upload': { who: ['admin'] },
  'tenantMoh.select': { who: ['admin'] },
  'tenantMoh.delete': { who: ['admin'] },
  'teammateMoh.list': { who: ['admin', 'standard'], self: 'id' },
  'teammateMoh.upload': { who: ['admin', 'standard'], self: 'id' },
  'teammateMoh.select': { who: ['admin', 'standard'], self: 'id' },
  'teammateMoh.delete': { who: ['admin', 'standard'], self: 'id' },
  'teamMoh.list': { who: ['admin'], byTeam: 'id' },
  'teamMoh.upload': { who: ['admin'], byTeam: 'id' },
  'teamMoh.select': { who: ['admin'], byTeam: 'id' },
  'teamMoh.delete': { who: ['admin'], byTeam: 'id' },
});

interface MediaParts extends GreetingParts {
  readonly leave: MediaLeave;
}

/** Private files and the addresses that open them. */
export function addMediaRoutes(app: FastifyInstance, parts: MediaParts): void {
  const { storage, leave } = parts;
  addPolicy(app, mediaPolicy);
  addMediaRoute(app, storage, leave);
  addRoute(app, mediaAddress, async ({ context, params }) => {
    const actor = signedIn(context);
    const medium = await context.read((tx) => findMedium(tx, actor, params.id));
    const { id, fileName, seconds } = medium;
    return { ...(await leave.addressOf(actor, `/media/${id}`)), fileName, seconds };
  });
  addRoute(app, previewText, async ({ body: { text, voiceSetting } }) => {
    const wave = await parts.speech.speak({ text, ...voiceSetting });
    return { audio: wave.toString('base64') };
  });
  addGreetingRoutes(app, parts, 'teammate');
  addGreetingRoutes(app, parts, 'team');
  addGreetingRoutes(app, parts, 'company');
  addMusicRoutes(app, parts, 'tenant');
  addMusicRoutes(app, parts, 'teammate');
  addMusicRoutes(app, parts, 'team');
  app.addHook('onReady', () => clearReceived(parts.inbox));
}
