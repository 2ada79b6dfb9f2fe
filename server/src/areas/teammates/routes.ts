import {
  createTeammate as createEndpoint,
  freeExtension,
  getTeammate,
  listTeammates,
  ownProfile,
  resendInvitation as resendEndpoint,
  setProfileImage as imageEndpoint,
  setTeammateCallHandling as callHandlingEndpoint,
  setTeammateStatus,
  updateTeammate as updateEndpoint,
} from '@jackfield/contract/api/teammate';
import { exportTeammates } from '@jackfield/contract/api/teammate-export';
import { getOwnedItems, offboardTeammate } from '@jackfield/contract/api/teammate-offboarding';
import type { FastifyInstance } from 'fastify';
import type { NumberLookup } from '../../number-inventory/lookup.ts';
import { signedIn } from '../../platform/context.ts';
import { pageAnswer, wantedPage } from '../../platform/list.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import type { FileStorage } from '../../platform/storage.ts';
import { selectHomeChoice } from '../home/repository.ts';
import { definePolicy } from '../../platform/policy.ts';
import { selectOwnedItems } from './owned-items.ts';
import type { Noticing } from '../../platform/services.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { changeStatus } from './change-status.ts';
import { createTeammate } from './create.ts';
import { toListItem } from './dto.ts';
import { exportPeople } from './export.ts';
import { freeExtensionBeside, isExtensionFree, lowestFreeExtension } from './extension.ts';
import { addImageRoute, type StorageTenant } from './image-route.ts';
import { selectTeammates } from './listing-page.ts';
import { NameBooks } from './name-books.ts';
import { setProfileImage } from './profile-image.ts';
import { RememberedCounts } from './remembered-counts.ts';
import { readTeammate } from './repository.ts';
import { resendInvitation } from './resend-invitation.ts';
import { statusOf } from './status.ts';
import { setTeammateCallHandling, updateTeammate } from './update.ts';

/** Who may do what with people; fields are looked at in fields.ts. */
const teammatePolicy = definePolicy({
  'teammate.list': { who: ['admin', 'standard'] },
  'teammate.export': { who: ['admin'] },
  'teammate.create': { who: ['admin'], stepUp: 'byContent', key: true },
  'teammate.get': { who: ['admin', 'standard'], self: 'id' },
  'teammate.setCallHandling': { who: ['admin', 'standard'], self: 'id' },
  'teammate.update': {
    who: ['admin', 'standard'],
    self: 'id',
    stepUp: 'byContent',
    key: true,
  },
  'teammate.setStatus': {
    who: ['admin', 'standard'],
    self: 'id',
    impersonation: false,
    stepUp: 'byContent',
  },
  'teammate.usedBy': { who: ['admin'] },
  'teammate.offboard': {
    who: ['admin'],
    impersonation: false,
    stepUp: 'orPassword',
    key: true,
  },
  'teammate.setProfileImage': { who: ['admin', 'standard'], self: 'id' },
  'teammate.resendInvitation': { who: ['admin'] },
  'teammate.extension': { who: ['admin'] },
  'user.profile': { who: ['admin', 'standard'] },
});

interface TeammateParts {
  readonly storage: FileStorage;
  readonly storageTenant: StorageTenant;
  readonly publicUrl: string;
  readonly lookup: NumberLookup;
  readonly noticing: Noticing;
}

const imageBodyLimit = 7_200_000;

/** People of the account (API-113 to 119, API-07). */
export function addTeammateRoutes(app: FastifyInstance, parts: TeammateParts): void {
  const { storage, publicUrl, lookup, noticing } = parts;
  addPolicy(app, teammatePolicy);
  addImageRoute(app, storage, parts.storageTenant);
  const { db } = app.services;
  const memory = {
    counts: new RememberedCounts(),
    books: new NameBooks((tenantId, work) => db.read(tenantId, work)),
  };

  addRoute(app, listTeammates, async ({ context, query }) => {
    const { tenantId } = signedIn(context);
    const page = wantedPage(query);
    const { sortBy = 'fullName', direction = 'asc', search, status, teamId, presence } = query;
    // Who holds what is for those who see the listing.
    const access = context.reach === 'own' ? undefined : query.access;
    const listing = {
      tenantId,
      page,
      sortBy,
      direction,
      search,
      status,
      role: query.role,
      teamId,
      presence,
      access,
      ids: query.ids?.split(','),
    };
    const { rows, total, counts } = await context.read((tx) =>
      selectTeammates(tx, listing, memory),
    );
    if (context.reach === 'own') {
      const names = rows.map(({ id, full_name: name, extension }) => ({ id, name, extension }));
      return pageAnswer(names, total, page);
    }
    return { ...pageAnswer(rows.map(toListItem), total, page), counts };
  });

  addRoute(app, exportTeammates, ({ context, query }) => exportPeople(context, query));

  addRoute(app, createEndpoint, ({ context, body }) => createTeammate(context, body, parts));

  addRoute(app, freeExtension, async ({ context, query }) => {
    const { tenantId } = signedIn(context);
    const { extension, beside: owner } = query;
    if (extension === undefined) {
      return context.read(async (tx) => {
        const beside = owner && (await freeExtensionBeside(tx, tenantId, owner));
        return { extension: await lowestFreeExtension(tx, tenantId), ...(beside && { beside }) };
      });
    }
    const isAvailable = await context.read((tx) => isExtensionFree(tx, tenantId, extension));
    return { extension, isAvailable };
  });

  addRoute(app, getTeammate, ({ context, params }) =>
    context.read((tx) => readTeammate(tx, signedIn(context).tenantId, params.id)),
  );

  addRoute(app, ownProfile, ({ context }) => {
    const { tenantId, teammateId } = signedIn(context);
    return context.read(async (tx) => {
      const { startPage } = await selectHomeChoice(tx, { tenantId, teammateId });
      return { ...(await readTeammate(tx, tenantId, teammateId)), startPage };
    });
  });

  addRoute(app, updateEndpoint, ({ context, params, body }) =>
    updateTeammate(context, { id: params.id, change: body, publicUrl }),
  );

  addRoute(app, callHandlingEndpoint, ({ context, params, body }) =>
    setTeammateCallHandling(context, params.id, body),
  );

  addRoute(app, setTeammateStatus, ({ context, params }) => {
    const { teammateId, status } = signedIn(context);
    const wanted = statusOf(params.status);
    const isInvited = params.id === teammateId && status === 'pending' && wanted === 'active';
    if (!isInvited) return changeStatus(context, params.id, wanted, lookup);
    return acceptInvitation(context, { lookup, publicUrl, noticing });
  });

  addRoute(app, getOwnedItems, ({ context, params }) =>
    context.read((tx) => {
      const { tenantId } = signedIn(context);
      return selectOwnedItems(tx, { tenantId, id: params.id, now: context.clock.now() });
    }),
  );

  addRoute(app, offboardTeammate, ({ context, params, body }) => {
    const { status, replacements, successor } = body;
    const handover = { replacements, successor: status === 'cancel' ? successor : null };
    return changeStatus(context, params.id, status, lookup, handover);
  });

  addRoute(
    app,
    imageEndpoint,
    ({ context, params, body }) =>
      setProfileImage(context, storage, { id: params.id, image: body.image }),
    { bodyLimit: imageBodyLimit },
  );

  addRoute(app, resendEndpoint, ({ context, params }) =>
    resendInvitation(context, params.id, publicUrl),
  );
}
