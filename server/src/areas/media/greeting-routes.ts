import multipart from '@fastify/multipart';
import type { Endpoint } from '@jackfield/contract';
import type {
  addTextGreeting,
  deleteGreeting,
  listGreetings,
  selectGreeting,
  uploadGreeting,
} from '@jackfield/contract/api/media';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../../platform/context.ts';
import { addRoute } from '../../platform/route.ts';
import { chooseGreeting, removeGreeting } from './change-greetings.ts';
import { type GreetingOwner, lockOwner } from './greeting-owner.ts';
import { greetingsAnswer, greetingsOf } from './greetings.ts';
import { type GreetingParts, receiveGreeting, speakGreeting } from './make-greeting.ts';

type Named = 'id' | 'path' | 'source' | 'summary';
/** The same call under another path. */
type Like<E extends Endpoint> = Omit<E, Named> & Pick<Endpoint, Named>;

/** The calls of one kind of owner. */
export interface GreetingCalls {
  readonly list: Like<typeof listGreetings>;
  readonly upload: Like<typeof uploadGreeting>;
  readonly addText: Like<typeof addTextGreeting>;
  readonly select: Like<typeof selectGreeting>;
  readonly remove: Like<typeof deleteGreeting>;
}

/**
 * Greetings of one kind of owner (API-131 to API-134, API-151 to API-154): voicemail of people and
 * teams, messages of company numbers (annex A8).
 */
export function addGreetingRoutes(
  app: FastifyInstance,
  parts: GreetingParts,
  type: 'teammate' | 'team' | 'company',
  calls: GreetingCalls,
): void {
  const { speech } = parts;
  const ownerOf = ({ id }: { id: string }): GreetingOwner => ({ type, id });

  addRoute(app, calls.list, async ({ context, params }) => {
    const { tenantId } = signedIn(context);
    const items = await context.read(async (tx) => {
      await lockOwner(tx, tenantId, ownerOf(params));
      return greetingsOf(tx, tenantId, ownerOf(params));
    });
    return greetingsAnswer(items, speech.isAvailable);
  });

  addRoute(app, calls.addText, ({ context, params, body }) =>
    speakGreeting(parts, context, ownerOf(params), body),
  );

  addRoute(app, calls.select, ({ context, params }) =>
    chooseGreeting(context, ownerOf(params), params.greetingId),
  );

  addRoute(app, calls.remove, ({ context, params, query }) =>
    removeGreeting(context, {
      owner: ownerOf(params),
      id: params.greetingId,
      replacementId: query.replacementId,
    }),
  );

  // Forms are read here and nowhere else.
  void app.register(async (forms) => {
    await forms.register(multipart);
    addRoute(forms, calls.upload, ({ context, params, request }) =>
      receiveGreeting(parts, context, ownerOf(params), request),
    );
  });
}
