import type { LiveCallTold } from '@jackfield/contract/api/exchange';
import type { CallPushPlace } from '@jackfield/contract/api/web-phone';
import { afterCommit, type Tx } from '../../platform/database.ts';
import { findLiveById, isLive, mayTalk } from '../session/tokens/live-session.ts';
import type { AuthServices } from '../session/tokens/services.ts';
import { noteCalls, type PushNote } from './note-calls.ts';
import { pushKeyOf } from './push-key.ts';
import { forgetPlace, placeOf } from './push-place.ts';
import { pushRequest } from './push-request.ts';

interface CallPushPorts {
  readonly auth: Pick<AuthServices, 'db' | 'clock' | 'secrets' | 'limits' | 'publicUrl'>;
  readonly log: { warn(fields: object, message: string): void };
}

/** Tells browsers of calls while their page of the portal is closed (CALL-16). */
export interface CallPushes {
  /** Notes what is to be told of calls as they are now, before they are stored or after; told after the commit. */
  note(tx: Tx, tenantId: string, calls: readonly LiveCallTold[]): Promise<void>;
}

/** Milliseconds that a push service may take. */
const patience = 10_000;
/** The browser is told nothing there any more. */
const gone = [404, 410];

/** Push services take an https or a mail address. */
function contactOf(publicUrl: string): string {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'https:' ? publicUrl : `mailto:no-reply@${hostname}`;
}

/** Whoever tells browsers of calls; nobody waits for that. */
export function createCallPushes({ auth, log }: CallPushPorts): CallPushes {
  const { db, clock, secrets, limits, publicUrl } = auth;
  const sender = { key: pushKeyOf(secrets), contact: contactOf(publicUrl) };
  /** What each browser is being told: one after the other, as the later takes the place. */
  const telling = new Map<string, Promise<void>>();

  /** The web phone, where its session may be told of calls now. */
  const findPhone = (deviceId: string, now: Date) =>
    db.read(null, async (tx) => {
      const phone = await tx
        .selectFrom('device')
        .select(['id', 'tenant_id', 'teammate_id', 'session_id', 'push'])
        .where('id', '=', deviceId)
        .executeTakeFirst();
      const session = phone?.session_id ? await findLiveById(tx, phone.session_id) : null;
      return session && isLive(session, limits, now) && mayTalk(session) ? phone : undefined;
    });

  async function tell({ deviceId, ...told }: PushNote): Promise<void> {
    const now = clock.now();
    const phone = await findPhone(deviceId, now);
    if (!phone?.push) return;
    const forget = () => db.system((tx) => forgetPlace(tx, phone, now));
    // With another secret key the portal has another push key, which its page tells the browser.
    if (!secrets.isCurrent(phone.push)) return forget();
    const place = JSON.parse(secrets.open(phone.push, placeOf(phone))) as CallPushPlace;
    const request = await pushRequest(sender, place, told, now);
    const answer = await fetch(request, { signal: AbortSignal.timeout(patience) });
    await answer.body?.cancel();
    if (gone.includes(answer.status)) await forget();
    else if (!answer.ok)
      throw new Error(`${new URL(place.endpoint).host} answered ${answer.status}`);
  }

  function tellNext(note: PushNote): void {
    const key = `${note.deviceId} ${note.call}`;
    const next = (telling.get(key) ?? Promise.resolve())
      .then(() => tell(note))
      .catch((error: unknown) => log.warn({ reason: String(error) }, 'a browser was not told'))
      .finally(() => {
        if (telling.get(key) === next) telling.delete(key);
      });
    telling.set(key, next);
  }

  return {
    async note(tx, tenantId, calls) {
      const notes = await noteCalls(tx, tenantId, calls);
      if (notes.length === 0) return;
      afterCommit(() => {
        for (const note of notes) tellNext(note);
      });
    },
  };
}
