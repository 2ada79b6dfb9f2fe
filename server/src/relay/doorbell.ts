import type { PoolClient } from 'pg';
import type { Database } from '../platform/database.ts';

/** Carries "these tenants have new events" between the processes on one database. */
export interface Doorbell {
  /** Tells the other processes. */
  ring(tenantIds: Iterable<string>): void;
  /** Tells the other processes that something without a tenant has changed. */
  notify(): void;
  close(): Promise<void>;
}

export interface DoorbellOptions {
  readonly db: Database;
  readonly nodeId: string;
  /** Rings of other processes; null stands for any tenant. */
  readonly onRing: (tenantIds: readonly string[] | null) => void;
  /** Another process has notified, or this one may have missed it. */
  readonly onNotice?: (() => void) | undefined;
  readonly onError: (error: unknown) => void;
}

const channel = 'jackfield_events';
const noticeChannel = 'jackfield_notices';
/** A notification holds less than 8,000 bytes; an id with its comma takes 37. */
const idsPerRing = 200;
const retryAfter = 1000;

/** The embedded database has one process, so nobody else needs to be told. */
const silent: Doorbell = {
  ring: () => undefined,
  notify: () => undefined,
  close: async () => undefined,
};

/**
 * Doorbell over NOTIFY. It is rung after the commit and for many transactions at once: NOTIFY
 * inside each transaction takes a lock on commit that makes them queue.
 */
export async function openDoorbell(options: DoorbellOptions): Promise<Doorbell> {
  const { db, nodeId, onRing, onNotice = () => undefined, onError } = options;
  if (db.kind === 'pglite') return silent;
  const waiting = new Set<string>();
  let listener: PoolClient | null = null;
  let ringing: Promise<void> | null = null;
  let isClosed = false;

  async function send(): Promise<void> {
    while (waiting.size > 0) {
      const ids = [...waiting];
      waiting.clear();
      const text = ids.length > idsPerRing ? '*' : ids.join(',');
      await db.pool.query('select pg_notify($1, $2)', [channel, `${nodeId} ${text}`]);
    }
  }

  function hear(payload: string | undefined): void {
    const [sender, text = '*'] = (payload ?? '').split(' ');
    if (sender !== nodeId) onRing(text === '*' ? null : text.split(','));
  }

  async function listen(): Promise<void> {
    const client = await db.pool.connect();
    client.on('notification', (message) => {
      if (message.channel === channel) hear(message.payload);
      else if (message.payload !== nodeId) onNotice();
    });
    client.on('error', (error) => {
      onError(error);
      client.release(error);
      listener = null;
      again();
    });
    await client.query(`listen ${channel}; listen ${noticeChannel}`);
    listener = client;
  }

  function again(): void {
    if (isClosed) return;
    setTimeout(() => {
      listen().then(
        () => {
          onRing(null);
          onNotice();
        },
        (error: unknown) => {
          onError(error);
          again();
        },
      );
    }, retryAfter).unref();
  }

  await listen();
  return {
    ring(tenantIds) {
      for (const tenantId of tenantIds) waiting.add(tenantId);
      ringing ??= send()
        .catch(onError)
        .finally(() => {
          ringing = null;
        });
    },
    notify() {
      const telling = db.pool.query('select pg_notify($1, $2)', [noticeChannel, nodeId]);
      void telling.catch(onError);
    },
    async close() {
      isClosed = true;
      await ringing;
      await listener?.query('unlisten *').catch(onError);
      listener?.release(true);
    },
  };
}
