import type { GreetingCalls } from '@jackfield/contract/api/media';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../../platform/context.ts';
import { addRoute } from '../../platform/route.ts';
import { type GreetingOwner, lockOwner } from './greeting-owner.ts';
import { greetingsAnswer, greetingsOf } from './greetings.ts';

interface SoundList {
  readonly list: GreetingCalls['list'];
  ownerOf(params: { id: string }): GreetingOwner;
  /** Whether texts can be spoken for it. */
  readonly hasSpeech: boolean;
}

/** The list of the greetings or the hold music of an owner, newest first. */
export function addSoundList(app: FastifyInstance, { list, ownerOf, hasSpeech }: SoundList): void {
  addRoute(app, list, async ({ context, params }) => {
    const { tenantId } = signedIn(context);
    const items = await context.read(async (tx) => {
      await lockOwner(tx, tenantId, ownerOf(params));
      return greetingsOf(tx, tenantId, ownerOf(params));
    });
    return greetingsAnswer(items, hasSpeech);
  });
}
