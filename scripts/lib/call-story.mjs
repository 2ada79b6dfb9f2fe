import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sightsOf } from '../../exchange/test/wire/watch-call.ts';
import { builtInMedia } from '../../shared/contract/src/api/media.ts';
import { demoOwnerOf } from './demo-portal.mjs';

/** Milliseconds in which the exchange has told the portal of a call. */
const toldWithin = 15_000;

/** What became of calls, before the name of who had it. */
const outcomes = {
  answered: 'answered by',
  missed: 'missed',
  voicemail: 'voicemail for',
  message: 'ended after a greeting',
  forwarded: 'forwarded to',
  blocked: 'blocked',
};

const refusals = {
  401: 'The exchange has no trunk at 127.0.0.2, where such calls come from: start it by npm run start:calls without TRUNKS_FILE.',
  404: 'Nobody has this number',
  503: 'The exchange does not take calls at the moment',
};

/** Why a call was refused, for people; null for one that was taken, or turned away by its account. */
export function endOf(statuses, { called }) {
  const last = statuses.at(-1);
  if (last === undefined)
    return 'Nobody answers SIP there: start the exchange by npm run start:calls.';
  const why = refusals[last];
  return why ? `${why} (${called}, SIP ${last}).` : null;
}

/**
 * What was heard, who rang, and the way as the portal keeps it, in the order in which it happened.
 *
 * @param events what `watchAsterisk` saw
 * @param call what was dialled, when it began, the folder of the exchange and the portal's address
 * @returns {Promise<string[]>} lines
 */
export async function storyOf(events, { called, from, began, folder, origin }) {
  const sights = sightsOf(events, { called, from }, namesIn(folder, called));
  const { way, outcome, takenBy, duration } = await toldOf(origin, { called, from, began });
  const stops = way.map(({ node, reason, at }) => ({
    at: Date.parse(at),
    text: reason.includes(node.name) ? reason : `${node.name}: ${reason}`,
  }));
  const lines = [...stops, ...sights]
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, text }) => `${((at - began) / 1000).toFixed(1).padStart(5)} s  ${text}`);
  const end = [outcomes[outcome], takenBy?.name].filter(Boolean).join(' ');
  return [...lines, `The portal keeps it as ${end}, with ${duration} s of talk.`];
}

/** Names that the exchange knows of the account that has this number. */
function namesIn(folder, called) {
  const accounts = join(folder, 'accounts');
  const held = readdirSync(accounts)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(accounts, name), 'utf8')).answer)
    .find(({ config }) => config.numbers.some(({ number }) => number === called));
  const { config, phones, media } = held;
  const files = new Map(
    [...config.menus.flatMap((menu) => menu.media), ...config.messages].map((one) => [
      one.id,
      one.fileName,
    ]),
  );
  files
    .set(builtInMedia.greeting, 'Default greeting')
    .set(builtInMedia.music, 'Default hold music');
  return {
    phone(name) {
      const owner = phones.find((phone) => phone.name === name)?.teammateId;
      return `The phone of ${config.people.find(({ id }) => id === owner)?.name ?? name}`;
    },
    sound(address) {
      const medium = media.find(({ sha256 }) => address.includes(sha256));
      return files.get(medium?.id) ?? address.split('/').at(-1);
    },
  };
}

/** The call as the portal keeps it. @throws {Error} when it is nobody's of the demo, or is not told of */
async function toldOf(origin, { called, from, began }) {
  const ask = await demoOwnerOf(origin, called);
  if (!ask) throw new Error(`${called} is no number of the demo, whose people alone may be asked.`);
  for (const until = Date.now() + toldWithin; Date.now() < until; await pause(200)) {
    const { items } = await ask('/api/usage?pageSize=10');
    const found = items.find(
      (one) => one.from === from && one.to === called && Date.parse(one.date) >= began - 1000,
    );
    if (found) return { ...found, ...(await ask(`/api/usage/${found.id}/way`)) };
  }
  throw new Error('The exchange did not tell the portal of the call.');
}
