import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AsteriskOptions } from '../../src/asterisk/options.ts';
import { freeTcpPort, freeUdpPort } from './ports.ts';
import type { PortalRows } from './portal-rows.ts';
import { trunkAddress } from './sipp.ts';

/** An Asterisk in a folder of its own, with phones of a portal that begins to listen. */
export async function optionsFor(portal: PortalRows, rtpFrom: number): Promise<AsteriskOptions> {
  const host = `${trunkAddress}:${await freeUdpPort()}`;
  return {
    folder: mkdtempSync(join(tmpdir(), 'jackfield-asterisk-')),
    sip: { address: '127.0.0.1', port: await freeUdpPort() },
    rtp: { from: rtpFrom, to: rtpFrom + 100 },
    nat: null,
    ari: { port: await freeTcpPort(), password: 'secret' },
    ami: { port: await freeTcpPort(), password: 'secret' },
    portal: { url: await portal.listen(), key: portal.key },
    trunks: [{ name: 'loop', host, addresses: [trunkAddress], isWatched: false }],
  };
}
