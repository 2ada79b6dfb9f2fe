import { Readable } from 'node:stream';
import {
  getPointer,
  getRelease,
  listPointers,
  listReleases,
  publishRelease,
  releaseHistory,
  releaseTokenHeader,
} from '@jackfield/contract/api/release';
import type { FastifyInstance } from 'fastify';
import { calledBy } from '../platform/context.ts';
import { ApiError } from '../platform/errors.ts';
import { addRoute } from '../platform/route.ts';
import { deprecatedUses } from './fit.ts';
import { lastMessages } from './health.ts';
import { readHistory } from './history.ts';
import { healthOfDay, pointerDto, readFacts, toPointerDto } from './pointer-dto.ts';
import { publish } from './publish.ts';
import { refuse, tooLarge } from './refusal.ts';
import { knownRelease, listReleases as readReleases, releaseDto, usesOf } from './repository.ts';
import type { ReleaseServices } from './services.ts';
import { unpackLimits } from './unpack.ts';
import { remoteOf, remoteToBe } from './variant-areas.ts';
import { uploadStream } from './upload-stream.ts';

const defaultLimit = 50;
const largestLimit = 200;
const limitOf = (given: number | undefined) =>
  Math.min(Math.max(given ?? defaultLimit, 1), largestLimit);

async function readStatus(services: ReleaseServices) {
  const { db, variants, variant } = services;
  return db.system(async (tx) => {
    const rows = await tx.selectFrom('release_pointer').selectAll().execute();
    const facts = await readFacts(tx, services, rows);
    return {
      variant,
      variants: [...variants.values()].map(({ id, name, remotes }) => ({
        id,
        name,
        areas: Object.entries(remotes).map(([area, remote]) => {
          const row = rows.find((pointer) => pointer.variant === id && pointer.area === area);
          return toPointerDto({ variant: id, area }, remote, row, facts);
        }),
      })),
    };
  });
}

function addPublishRoute(app: FastifyInstance, services: ReleaseServices): void {
  addRoute(app, publishRelease, async ({ request, reply, context, query }) => {
    const { name, scope } = calledBy(context);
    if (!(request.body instanceof Readable)) {
      throw refuse('TARBALL', 'Send the tarball as application/gzip.');
    }
    // A client that is refused half-way must not send the rest before its next request.
    reply.header('connection', 'close');
    const source = uploadStream(request.body);
    if (Number(request.headers['content-length'] ?? 0) > unpackLimits.packed) {
      source.destroy();
      throw tooLarge(`A release has at most ${unpackLimits.packed / 1024 / 1024} MB.`);
    }
    const allow = (remote: string): void => {
      if (scope.includes('*') || scope.includes(remote)) return;
      throw new ApiError('FORBIDDEN', { message: `This token does not publish ${remote}.` });
    };
    const token = String(request.headers[releaseTokenHeader]);
    const meant = { dropRoutes: query.dropRoutes === 'true', bigger: query.bigger === 'true' };
    const guardSmokeKey = (isRight: boolean) =>
      app.services.guardKey(request, 'smoke key', isRight);
    const upload = { source, allow, by: name, token, guardSmokeKey, meant };
    const { ref, ...compared } = await publish(services, upload);
    return services.db.system(async (tx) => {
      const release = await knownRelease(tx, ref);
      const offer = services.offer();
      const published = releaseDto(release, await usesOf(tx), offer);
      const { misfit } = published;
      const warnings = [
        ...(misfit ? [`${misfit} People can get this version once the host is newer.`] : []),
        ...deprecatedUses(release.manifest, offer.host),
      ];
      return { ...published, ...compared, warnings };
    });
  });
}

/** Publishing, status, versions and history. */
export function addReleaseRoutes(app: FastifyInstance, services: ReleaseServices): void {
  const { db, clock } = services;
  void app.register(async (uploads) => {
    // The tarball is unpacked as it arrives; limits are the unpacking's own.
    uploads.addContentTypeParser('application/gzip', (_request, payload, done) =>
      done(null, payload),
    );
    addPublishRoute(uploads, services);
  });

  addRoute(app, listPointers, () => readStatus(services));

  addRoute(app, listReleases, ({ query }) =>
    db.system(async (tx) => {
      const limit = limitOf(query.limit);
      const rows = await readReleases(tx, { ...query, limit: limit + 1 });
      const uses = await usesOf(tx);
      const items = rows.slice(0, limit).map((row) => releaseDto(row, uses, services.offer()));
      const hasMore = rows.length > limit;
      const none = { total: null, pageNum: null, pageCount: null, nextStartAfter: null };
      return { items, limit, hasMore, ...none };
    }),
  );

  addRoute(app, getRelease, ({ params, query }) =>
    db.system(async (tx) => {
      const row = await knownRelease(tx, params);
      const { variant = services.variant } = query;
      const health = (await healthOfDay(tx, clock.now()))(variant, params);
      const messages = await lastMessages(tx, variant, params);
      const { manifest, files, smoke_report: smokeReport } = row;
      const own = { manifest, files, smokeReport, health, messages };
      return { ...releaseDto(row, await usesOf(tx), services.offer()), ...own };
    }),
  );

  addRoute(app, getPointer, async ({ params }) => {
    const remote = await remoteToBe(services, params);
    return db.system((tx) => pointerDto(tx, services, params, remote));
  });

  addRoute(app, releaseHistory, ({ params, query }) => {
    remoteOf(services, params);
    const page = { limit: limitOf(query.limit), startAfter: query.startAfter };
    return db.system((tx) => readHistory(tx, params, page));
  });
}
