import { createHmac, randomBytes } from 'node:crypto';
import type { CallAnswer } from '@jackfield/contract';
import type { AccountEvent, listEvents } from '@jackfield/contract/api/webhook';
import type { Asked } from './arguments.ts';
import type { Credentials } from './credentials.ts';
import { CommandError, exitCodes } from './exit.ts';
import { callPortal, reasonOf, RefusedError } from './portal.ts';
import type { World } from './world.ts';

type Events = CallAnswer<typeof listEvents>;

/** Milliseconds between two looks, and that a receiver may take to answer, as one of a webhook may. */
const every = 2000;
const answersWithin = 15_000;

/** Reads where events are sent; which program that is, is for whoever runs the command to say. */
function addressOf(forwardTo: string | undefined): URL {
  const url = forwardTo && URL.canParse(forwardTo) ? new URL(forwardTo) : null;
  if (url && ['http:', 'https:'].includes(url.protocol)) return url;
  throw new CommandError(
    'jackfield listen takes --forward-to with the address of your program, as http://localhost:3000/.',
    exitCodes.usage,
  );
}

interface Forwarding {
  readonly to: URL;
  readonly secret: Buffer;
  readonly stop: AbortSignal;
}

/** Sends an event as a webhook does (Standard Webhooks 1.0); answers what became of it, in a word or two. */
async function forward(
  { id, type, timestamp, data }: AccountEvent,
  { to, secret, stop }: Forwarding,
): Promise<string> {
  const body = JSON.stringify({ type, timestamp, data });
  const at = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${id}.${at}.${body}`).digest('base64');
  try {
    const response = await fetch(to, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'jackfield-cli',
        'webhook-id': id,
        'webhook-timestamp': String(at),
        'webhook-signature': `v1,${signature}`,
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([stop, AbortSignal.timeout(answersWithin)]),
    });
    await response.body?.cancel();
    return String(response.status);
  } catch (error) {
    return `no answer (${reasonOf(error)})`;
  }
}

/** Answers what has happened since a place; without one nothing, and the place of now. */
type Ask = (after: string | undefined, signal?: AbortSignal) => Promise<Events>;

/** A failure that may pass. Throws others: the key does not count any more, or something broke. */
function passing(error: unknown): CommandError {
  const isForGood = error instanceof RefusedError && [401, 403].includes(error.status);
  if (error instanceof CommandError && !isForGood) return error;
  throw error;
}

/** A computer that slept for more than a day asks for what is no longer kept. */
const isNoLongerKept = (error: CommandError): boolean =>
  error instanceof RefusedError && error.status === 400;

/** What happens from a place on; says once where the portal is away, and goes on when it is back. */
async function* eventsSince(
  begin: string,
  { ask, stop, world }: { ask: Ask; stop: AbortSignal; world: World },
): AsyncGenerator<AccountEvent> {
  let after: string | undefined = begin;
  let isAway = false;
  while (!stop.aborted) {
    const answer: Events | CommandError = await ask(after, stop).catch(passing);
    if (!(answer instanceof CommandError)) {
      if (isAway) world.say('The portal answers again.');
      isAway = false;
      after = answer.next;
      yield* answer.items;
      if (answer.hasMore) continue;
    } else if (after !== undefined && isNoLongerKept(answer)) {
      world.say('Some events were missed: they are kept for a day. Going on from now.');
      after = undefined;
    } else if (!isAway && !stop.aborted) {
      world.say(`${answer.message} Still trying.`);
      isAway = true;
    }
    await world.wait(every, stop);
  }
}

/**
 * Sends events of the account to a program on this computer as a webhook would, until Ctrl+C: by an
 * outgoing connection, so that the computer needs no address (HOOK-01). What the program does not take
 * is told in its line and not sent again.
 *
 * @throws RefusedError where the key may not read them, CommandError where the portal is not there at first
 */
export async function listen(
  portal: Credentials,
  { forwardTo, kinds }: Asked,
  world: World,
): Promise<number> {
  const to = addressOf(forwardTo);
  const ask: Ask = (after, signal) => {
    const query = new URLSearchParams({ ...(kinds && { kinds }), ...(after && { after }) });
    return callPortal<Events>(portal, `/audit/event?${query}`, { ...(signal && { signal }) });
  };
  const { next: begin } = await ask(undefined);
  const stop = world.interrupted();
  const secret = randomBytes(24);
  world.out(`Events go to ${to.href} until Ctrl+C. They are signed with this secret:`);
  world.out(`whsec_${secret.toString('base64')}`);
  for await (const event of eventsSince(begin, { ask, stop, world })) {
    const outcome = await forward(event, { to, secret, stop });
    if (stop.aborted) break;
    world.out(`${event.timestamp}  ${event.type}  ${event.data.id}  ${outcome}`);
  }
  return exitCodes.done;
}
