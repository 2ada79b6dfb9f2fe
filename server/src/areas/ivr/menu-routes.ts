import { maxMenus, menuCalls } from '@jackfield/contract/api/ivr';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../../platform/context.ts';
import { addRoute } from '../../platform/route.ts';
import { removeGreeting } from '../media/change-greetings.ts';
import { type GreetingOwner, lockOwner } from '../media/greeting-owner.ts';
import { type GreetingParts, receiveGreeting, speakGreeting } from '../media/make-greeting.ts';
import { maxGreetings } from '../media/media-kinds.ts';
import { withForms } from '../media/with-forms.ts';
import { selectActions } from './actions.ts';
import { createMenu } from './create.ts';
import { removeMenu } from './remove.ts';
import { type MenuOwner, selectMenus } from './repository.ts';
import { updateMenu } from './update.ts';

/** Menus and their media of one kind of owner (API-106 to API-112, API-144 to API-150). */
export function addMenuRoutes(
  app: FastifyInstance,
  parts: GreetingParts,
  type: MenuOwner['type'],
): void {
  const calls = menuCalls[type];
  const ownerOf = ({ id }: { id: string }): MenuOwner => ({ type, id });
  const mediaOwner = ({ id, ivrId }: { id: string; ivrId: string }): GreetingOwner => ({
    type: 'ivr',
    id: ivrId,
    menuOf: { type, id },
  });

  addRoute(app, calls.list, async ({ context, params }) => {
    const { tenantId } = signedIn(context);
    const items = await context.read((tx) => selectMenus(tx, tenantId, ownerOf(params)));
    const { isAvailable: hasSpeech } = parts.speech;
    return { items, maximum: maxMenus, maximumMedia: maxGreetings, hasSpeech };
  });

  addRoute(app, calls.create, ({ context, params, body }) =>
    createMenu(context, ownerOf(params), body),
  );

  addRoute(app, calls.update, ({ context, params, body }) =>
    updateMenu(context, ownerOf(params), params.ivrId, body),
  );

  addRoute(app, calls.remove, ({ context, params }) =>
    removeMenu(context, ownerOf(params), params.ivrId),
  );

  addRoute(app, calls.actions, ({ context, params }) =>
    context.read(async (tx) => {
      const { tenantId } = signedIn(context);
      await lockOwner(tx, tenantId, ownerOf(params));
      return selectActions(tx, tenantId, ownerOf(params));
    }),
  );

  addRoute(app, calls.addText, ({ context, params, body }) =>
    speakGreeting(parts, context, mediaOwner(params), body),
  );

  addRoute(app, calls.removeMedia, ({ context, params, query }) =>
    removeGreeting(context, {
      owner: mediaOwner(params),
      id: params.mediaId,
      replacementId: query.replacementId,
    }),
  );

  withForms(app, (forms) =>
    addRoute(forms, calls.upload, ({ context, params, request }) =>
      receiveGreeting(parts, context, mediaOwner(params), request),
    ),
  );
}
