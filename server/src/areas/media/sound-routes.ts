import type { GreetingCalls } from '@jackfield/contract/api/media';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../../platform/context.ts';
import { addRoute } from '../../platform/route.ts';
import { type GreetingOwner, lockOwner } from './greeting-owner.ts';
import { greetingsAnswer, greetingsOf } from './greetings.ts';
import { type GreetingParts, receiveGreeting } from './make-greeting.ts';
import { withForms } from './with-forms.ts';

interface Sounds {
  readonly calls: Pick<GreetingCalls, 'list' | 'upload'>;
  ownerOf(params: { id: string }): GreetingOwner;
  /** Whether texts can be spoken for it. */
  readonly hasSpeech: boolean;
}

/** What greetings and hold music have alike: the list, newest first, and files that come in. */
export function addSoundRoutes(
  app: FastifyInstance,
  parts: GreetingParts,
  { calls, ownerOf, hasSpeech }: Sounds,
): void {
  addRoute(app, calls.list, async ({ context, params }) => {
    const { tenantId } = signedIn(context);
    const items = await context.read(async (tx) => {
      await lockOwner(tx, tenantId, ownerOf(params));
      return greetingsOf(tx, tenantId, ownerOf(params));
    });
    return greetingsAnswer(items, hasSpeech);
  });

  withForms(app, (forms) =>
    addRoute(forms, calls.upload, ({ context, params, request }) =>
      receiveGreeting(parts, context, ownerOf(params), request),
    ),
  );
}
