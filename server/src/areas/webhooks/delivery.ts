import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { type Database, outsideTransaction } from '../../platform/database.ts';
import type { Metrics } from '../../platform/observe/metrics.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { makeMessages } from './make-messages.ts';
import { hasArrived, noteArrivals, noteFailed, type Sent } from './outcome.ts';
import type { Answer, Receivers } from './receivers.ts';
import { type SealedSecret, signedHeaders } from './secrets.ts';

interface DeliveryParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: SecretBox;
  readonly publicUrl: string;
  readonly receivers: Receivers;
  readonly log: { warn(fields: object, message: string): void };
  /** From 0 to 1, by which tries are spread. */
  readonly random?: () => number;
}

/** The deliverer of one process; any number of processes share the work. */
export interface Delivery {
  /** Sends what is due now. */
  run(): Promise<void>;
  /** Looks by itself, soon after each commit with events and once a second. */
  start(): void;
  /** Ends that and waits for what is under way. */
  stop(): Promise<void>;
}

const atOnce = 64;
const atOnceEach = 4;
const every = 1000;
/** A process that has not noted an answer by then is gone: a receiver has 15 seconds. */
const heldFor = 60_000;

interface Taken extends Sent {
  readonly url: string;
  readonly body: string;
  /** Those of its webhook that count now, the newest first. */
  readonly secrets: readonly SealedSecret[];
}

/** A message that has arrived, and is to be noted. */
interface Arrived {
  readonly sent: Sent;
  readonly answer: Answer;
  readonly done: PromiseWithResolvers<void>;
}

/**
 * Takes messages that are due: accounts in turns, so that the backlog of one holds up no other, and
 * in a turn those first whose receivers answer. They are put off until this process must have noted
 * what came of them, so that a crash only delays them.
 */
async function take(db: Database, now: Date, free: number): Promise<Taken[]> {
  const { rows } = await db.system((tx) =>
    sql<Taken>`
      with ready as (
        select m.id, m.next_try_at, w.failing_since is not null as fails,
          row_number() over (partition by w.tenant_id order by m.next_try_at, m.id) as turn
        from webhook w cross join lateral (
          select id, next_try_at from webhook_message
          where webhook_id = w.id and state = 'waiting' and next_try_at <= ${now}
            and (sending_until is null or sending_until <= ${now})
          order by next_try_at, id
          limit greatest(0, ${atOnceEach} - (
            select count(*) from webhook_message b
            where b.webhook_id = w.id and b.state = 'waiting' and b.sending_until > ${now}))
        ) m where w.state = 'on'
      ), chosen as (
        select m.id from webhook_message m join ready r on r.id = m.id
        where m.state = 'waiting' and m.next_try_at <= ${now}
          and (m.sending_until is null or m.sending_until <= ${now})
        order by r.turn, r.fails, r.next_try_at limit ${free} for update of m skip locked
      )
      update webhook_message m set sending_until = ${new Date(now.getTime() + heldFor)}
      from chosen c, webhook w where m.id = c.id and w.id = m.webhook_id
      returning m.id, m.tenant_id as "tenantId", m.webhook_id as "webhookId", m.body, m.failures,
        m.entity_id is null as "isTest", w.url, (
          select coalesce(json_agg(json_build_object('id', s.id, 'sealed', s.sealed)
            order by s.created_at desc), '[]')
          from webhook_secret s
          where s.webhook_id = w.id and (s.ends_at is null or s.ends_at > ${now})
        ) as secrets`.execute(tx),
  );
  return rows;
}

/**
 * Makes messages of events and delivers them, each at least once: what a process has sent and not
 * noted is sent again, by another one too, under the same id (HOOK-01).
 */
export function createDelivery(parts: DeliveryParts): Delivery {
  const { db, clock, secrets, publicUrl, receivers, log, random = Math.random } = parts;
  const underWay = new Set<Promise<void>>();
  let looking: Promise<boolean> | null = null;
  let isLookWanted = false;
  const stopping = new AbortController();
  let stopLooking: (() => void) | null = null;

  const warn = (error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    log.warn({ reason }, 'webhook delivery');
  };

  let arrived: Arrived[] = [];
  let isNoting = false;

  /** Notes what has arrived, all that has meanwhile at once: a transaction each would keep others waiting. */
  async function noteAll(): Promise<void> {
    isNoting = true;
    while (arrived.length > 0) {
      const these = arrived;
      arrived = [];
      // oxlint-disable-next-line no-await-in-loop -- what arrives meanwhile is noted together
      await db
        .system((tx) => noteArrivals(tx, these, clock.now()))
        .then(
          () => these.forEach(({ done }) => done.resolve()),
          (error: unknown) => these.forEach(({ done }) => done.reject(error)),
        );
    }
    isNoting = false;
  }

  async function send(taken: Taken): Promise<void> {
    const { url, body, tenantId } = taken;
    const at = clock.now();
    const headers = signedHeaders(secrets, taken.secrets, { ...taken, at });
    const answer = await receivers.post(url, headers, body);
    if (!hasArrived(answer)) {
      const noted = { now: clock.now(), publicUrl, random };
      return db.tenant(tenantId, (tx) => noteFailed(tx, taken, answer, noted));
    }
    const done = Promise.withResolvers<void>();
    arrived.push({ sent: taken, answer, done });
    if (!isNoting) void noteAll();
    return done.promise;
  }

  function begin(taken: Taken): void {
    const end = send(taken)
      .catch(warn)
      .finally(() => {
        underWay.delete(end);
        // A free place is for what waits.
        if (stopLooking && !stopping.signal.aborted) void look().catch(warn);
      });
    underWay.add(end);
  }

  /** Reads events and fills the free places; answers whether there was anything. */
  async function fill(): Promise<boolean> {
    const made = await makeMessages(db);
    const free = atOnce - underWay.size;
    const taken = free > 0 && !stopping.signal.aborted ? await take(db, clock.now(), free) : [];
    for (const one of taken) begin(one);
    return made > 0 || taken.length > 0;
  }

  /** Looks until there is nothing to begin; answers whether there was anything. */
  async function lookUntilDone(): Promise<boolean> {
    let hasFound = false;
    do {
      isLookWanted = false;
      if (await fill()) {
        hasFound = true;
        isLookWanted = true;
      }
    } while (isLookWanted && !stopping.signal.aborted);
    return hasFound;
  }

  function look(): Promise<boolean> {
    isLookWanted = true;
    looking ??= outsideTransaction(lookUntilDone).finally(() => {
      looking = null;
    });
    return looking;
  }

  return {
    async run() {
      for (;;) {
        // What ends while a look is under way leaves places for the next look.
        const isIdle = underWay.size === 0;
        const hasFound = await look();
        if (isIdle && !hasFound) return;
        if (underWay.size > 0) await Promise.race(underWay);
      }
    },
    start() {
      const wake = () => void look().catch(warn);
      const timer = setInterval(wake, every);
      const forget = db.onEvents(wake);
      stopLooking = () => {
        clearInterval(timer);
        forget();
      };
    },
    async stop() {
      stopping.abort();
      stopLooking?.();
      await looking?.catch(warn);
      await Promise.all(underWay);
    },
  };
}

/**
 * Says in the metrics how long the oldest event waits to become messages, and the oldest message to
 * be tried (HOOK-01).
 */
export function observeWebhooks(
  { db, clock }: Pick<DeliveryParts, 'db' | 'clock'>,
  metrics: Metrics,
): void {
  const since = async (found: RawBuilder<{ at: Date | null }>) => {
    const { rows } = await db.system((tx) => found.execute(tx));
    const at = rows[0]?.at;
    return at ? (clock.now().getTime() - at.getTime()) / 1000 : 0;
  };
  metrics.addGauge({
    name: 'webhook_events_oldest_seconds',
    help: 'Seconds that the oldest event waits to become messages of webhooks',
    read: () =>
      since(sql`select min(e.at) as at from webhook w join event_log e
        on e.tenant_id = w.tenant_id and e.seq > w.read_seq where w.state <> 'off'`),
  });
  metrics.addGauge({
    name: 'webhook_messages_oldest_seconds',
    help: 'Seconds that the oldest message that is due waits to be tried',
    read: () =>
      since(sql`select min(m.next_try_at) as at from webhook w join webhook_message m
        on m.webhook_id = w.id
        where w.state = 'on' and m.state = 'waiting' and m.next_try_at <= ${clock.now()}`),
  });
}
