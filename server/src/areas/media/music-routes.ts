import multipart from '@fastify/multipart';
import type { Endpoint } from '@jackfield/contract';
import {
  deleteTeamMusic,
  deleteTeammateMusic,
  deleteTenantMusic,
  listTeamMusic,
  listTeammateMusic,
  listTenantMusic,
  selectTeamMusic,
  selectTeammateMusic,
  selectTenantMusic,
  uploadTeamMusic,
  uploadTeammateMusic,
  uploadTenantMusic,
} from '@jackfield/contract/api/hold-music';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../../platform/context.ts';
import { addRoute } from '../../platform/route.ts';
import { chooseGreeting, removeGreeting } from './change-greetings.ts';
import { type GreetingOwner, lockOwner } from './greeting-owner.ts';
import { greetingsAnswer, greetingsOf } from './greetings.ts';
import { type GreetingParts, receiveGreeting } from './make-greeting.ts';

type Named = 'id' | 'path' | 'source' | 'summary';
/** The same call under another path. */
type Like<E extends Endpoint> = Omit<E, Named> & Pick<Endpoint, Named>;

/** The calls about the hold music of one kind of owner. */
interface MusicCalls {
  readonly list: Like<typeof listTenantMusic>;
  readonly upload: Like<typeof uploadTenantMusic>;
  readonly select: Like<typeof selectTenantMusic>;
  readonly remove: Like<typeof deleteTenantMusic>;
}

const callsOf: Readonly<Record<'tenant' | 'teammate' | 'team', MusicCalls>> = {
  tenant: {
    list: listTenantMusic,
    upload: uploadTenantMusic,
    select: selectTenantMusic,
    remove: deleteTenantMusic,
  },
  teammate: {
    list: listTeammateMusic,
    upload: uploadTeammateMusic,
    select: selectTeammateMusic,
    remove: deleteTeammateMusic,
  },
  team: {
    list: listTeamMusic,
    upload: uploadTeamMusic,
    select: selectTeamMusic,
    remove: deleteTeamMusic,
  },
};

/** Hold music of the account, people and teams (API-61 to 63, API-123 to 125, API-155 to 157). */
export function addMusicRoutes(app: FastifyInstance, parts: GreetingParts): void {
  for (const type of ['tenant', 'teammate', 'team'] as const) addRoutesOf(app, parts, type);
}

function addRoutesOf(app: FastifyInstance, parts: GreetingParts, type: keyof typeof callsOf) {
  const calls = callsOf[type];
  const ownerOf = ({ id }: { id: string }): GreetingOwner => ({ type, id, isHold: true });

  addRoute(app, calls.list, async ({ context, params }) => {
    const { tenantId } = signedIn(context);
    const items = await context.read(async (tx) => {
      await lockOwner(tx, tenantId, ownerOf(params));
      return greetingsOf(tx, tenantId, ownerOf(params));
    });
    return greetingsAnswer(items, false);
  });

  addRoute(app, calls.select, ({ context, params }) =>
    chooseGreeting(context, ownerOf(params), params.mohId),
  );

  addRoute(app, calls.remove, ({ context, params, query }) =>
    removeGreeting(context, {
      owner: ownerOf(params),
      id: params.mohId,
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
