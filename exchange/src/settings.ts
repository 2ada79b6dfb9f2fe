import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { type SipServer, sipServerSchema } from '@jackfield/contract/api/device';
import * as v from 'valibot';

const port = (preset: string) =>
  v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535)),
    preset,
  );

const environmentSchema = v.object({
  PORTAL_URL: v.optional(v.pipe(v.string(), v.url()), 'http://127.0.0.1:8080'),
  EXCHANGE_KEY: v.pipe(v.string('EXCHANGE_KEY is missing.'), v.minLength(1)),
  EXCHANGE_FOLDER: v.optional(v.string(), '.data/exchange'),
  SIP_ADDRESS: v.optional(v.pipe(v.string(), v.ipv4()), '127.0.0.1'),
  SIP_PORT: port('5060'),
  SIP_HOST: v.optional(v.string()),
  PUBLIC_ADDRESS: v.optional(v.pipe(v.string(), v.ipv4())),
  EXCHANGE_NAME: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(100)), hostname()),
  WEB_SOCKET_URL: v.optional(v.pipe(v.string(), v.url(), v.regex(/^wss?:/))),
  ARI_PORT: port('8088'),
  AMI_PORT: port('5038'),
  RTP_FROM: port('10000'),
  RTP_TO: port('20000'),
  TRUNKS_FILE: v.optional(v.string()),
});

const trunksSchema = v.array(
  v.object({
    name: v.string(),
    host: v.string(),
    addresses: v.pipe(v.array(v.string()), v.minLength(1)),
    isWatched: v.optional(v.boolean(), true),
  }),
);

/** What an exchange is told by its environment (docs/exchange.md). */
export interface Settings {
  readonly portal: { readonly url: string; readonly key: string };
  /** Of this exchange alone. */
  readonly name: string;
  readonly folder: string;
  readonly sip: { readonly address: string; readonly port: number };
  /** What the internet reaches the machine by, where it does not have that address itself. */
  readonly publicAddress: string | null;
  /** Where phones reach it, which may be a host in front of it. */
  readonly phones: SipServer;
  /** Where the portal reaches the web socket of its Asterisk, for web phones. */
  readonly webSocket: string;
  readonly rtp: { readonly from: number; readonly to: number };
  readonly ariPort: number;
  readonly amiPort: number;
  readonly trunks: v.InferOutput<typeof trunksSchema>;
}

/** @throws {Error} that names what is missing or cannot be read */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const read = v.safeParse(environmentSchema, environment);
  if (!read.success) {
    const lines = read.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
    throw new Error(lines.join('\n'));
  }
  const given = read.output;
  const trunks = given.TRUNKS_FILE
    ? v.parse(trunksSchema, JSON.parse(readFileSync(given.TRUNKS_FILE, 'utf8')))
    : [];
  return {
    portal: { url: given.PORTAL_URL, key: given.EXCHANGE_KEY },
    name: given.EXCHANGE_NAME,
    folder: resolve(given.EXCHANGE_FOLDER),
    sip: { address: given.SIP_ADDRESS, port: given.SIP_PORT },
    publicAddress: given.PUBLIC_ADDRESS ?? null,
    phones: phonesOf(given),
    webSocket: given.WEB_SOCKET_URL ?? `ws://127.0.0.1:${given.ARI_PORT}/ws`,
    rtp: { from: given.RTP_FROM, to: given.RTP_TO },
    ariPort: given.ARI_PORT,
    amiPort: given.AMI_PORT,
    trunks,
  };
}

function phonesOf(given: v.InferOutput<typeof environmentSchema>): SipServer {
  const [host = '', ownPort] = (given.SIP_HOST ?? given.SIP_ADDRESS).split(':');
  if (host === '0.0.0.0') {
    throw new Error('SIP_HOST is missing: SIP_ADDRESS is no address that phones reach.');
  }
  const server = { host, port: Number(ownPort ?? given.SIP_PORT), transport: 'udp' };
  const read = v.safeParse(sipServerSchema, server);
  if (!read.success) throw new Error('SIP_HOST is no host such as sip.example.com:5060.');
  return read.output;
}

/** The folder of the Asterisk of an exchange. */
export const asteriskFolder = ({ folder }: Settings): string => join(folder, 'asterisk');
