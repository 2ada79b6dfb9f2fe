import type { FastifyRequest } from 'fastify';
import type { LiveSession } from './live-session.ts';
import type { AuthServices } from './services.ts';

/** Requests that a page makes by itself carry this header; they do not keep a session alive. */
const backgroundHeader = 'x-jackfield-background';

/** Reads that happen without anybody at the keyboard: the session itself, catch-up of the hub. */
const background = /^\/api\/(auth\/|connect\/|live\/|(1\/)?storage\/)/i;

/** Activity is noted at most once in this time, so that requests do not each write. */
const noteEvery = 60_000;

/**
 * Notes that somebody is at work, where sessions end without activity. Without such a
 * limit nothing is written, so that reading never changes the database.
 */
export async function noteActivity(
  services: AuthServices,
  request: FastifyRequest,
  session: LiveSession,
  now: Date,
): Promise<void> {
  if (services.limits.idle === 0) return;
  if (request.headers[backgroundHeader] !== undefined || background.test(request.url)) return;
  if (now.getTime() - session.lastActiveAt.getTime() < noteEvery) return;
  await services.db.system((tx) =>
    tx.updateTable('session').set({ last_active_at: now }).where('id', '=', session.id).execute(),
  );
}
