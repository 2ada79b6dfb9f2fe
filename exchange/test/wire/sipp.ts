import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Asterisk } from '../../../scripts/lib/asterisk.mjs';
import { freeUdpPort } from './ports.ts';

/** The address that a carrier's calls come from, on loopback but not that of the phones. */
export const trunkAddress = '127.0.0.2';

/** Who calls. */
export const callerNumber = '+13125550142';

export const request = (cseq: string, body = 'Content-Length: 0\n'): string => `<send><![CDATA[
${cseq.split(' ')[1]} sip:[service]@[remote_ip]:[remote_port] SIP/2.0
Via: SIP/2.0/UDP [local_ip]:[local_port];branch=[branch]
From: <sip:${callerNumber}@[local_ip]:[local_port]>;tag=[call_number]
To: <sip:[service]@[remote_ip]:[remote_port]>[peer_tag_param]
Call-ID: [call_id]
CSeq: ${cseq}
Contact: <sip:carrier@[local_ip]:[local_port]>
Max-Forwards: 70
${body}
]]></send>`;

/** Speech, with keys as telephone events (RFC 4733) by the number that SIPp gives them. */
export const speech = `Content-Type: application/sdp
Content-Length: [len]

v=0
o=u 1 1 IN IP4 [local_ip]
s=-
c=IN IP4 [media_ip]
t=0 0
m=audio [media_port] RTP/AVP 0 96
a=rtpmap:0 PCMU/8000
a=rtpmap:96 telephone-event/8000`;

/** What a caller may hear before a call is answered or refused. */
export const progress = [100, 180, 183]
  .map((code) => `<recv response="${code}" optional="true"/>`)
  .join('\n');

/** A call that is over with this answer. */
const refusedCall = (code: number): string => `${request('1 INVITE', speech)}
${progress}
<recv response="${code}"/>
${request('1 ACK')}`;

const busyCarrier = `<recv request="INVITE"/>
<send><![CDATA[
SIP/2.0 486 Busy Here
[last_Via:]
[last_From:]
[last_To:];tag=[call_number]
[last_Call-ID:]
[last_CSeq:]
Content-Length: 0

]]></send>
<recv request="ACK"/>`;

export interface Place {
  folder: string;
  /** Where Asterisk takes SIP. */
  port: number;
}

/** Runs one call with SIPp at the trunk's address. @returns its messages, once the call is over */
export async function runSipp(
  asterisk: Asterisk,
  { folder, port }: Place,
  scenario: string,
  args: readonly string[],
): Promise<string> {
  const log = `${performance.now()}`;
  writeFileSync(join(folder, `${log}.xml`), `<scenario name="a">${scenario}</scenario>`);
  const at = ['-i', trunkAddress, '-mp', `${await freeUdpPort()}`, `127.0.0.1:${port}`];
  const trace = ['-trace_msg', '-message_file', log];
  const ends = ['-m', '1', '-nostdin', '-timeout', '60'];
  const sipp = asterisk.run('sipp', ['-sf', `${log}.xml`, ...ends, ...args, ...trace, ...at], {
    folder,
    stdio: 'ignore',
  });
  await once(sipp, 'close');
  return readFileSync(join(folder, log), 'utf8');
}

/**
 * Places a call from the trunk's address, and ends it when it is refused with this code.
 *
 * @returns the status of every answer, in order
 */
export async function refusedTrunkCall(
  asterisk: Asterisk,
  place: Place,
  { called, code }: { called: string; code: number },
): Promise<number[]> {
  const args = ['-s', called, '-p', `${await freeUdpPort()}`];
  const messages = await runSipp(asterisk, place, refusedCall(code), args);
  return [...messages.matchAll(/^SIP\/2\.0 (\d+)/gm)].map(([, status]) => Number(status));
}

/** A carrier at this address of the trunk that is busy once. @returns who was called there, once somebody was */
export async function calledAtCarrier(
  asterisk: Asterisk,
  place: Place,
  host: string,
): Promise<string | undefined> {
  const port = host.split(':')[1] ?? '5060';
  const messages = await runSipp(asterisk, place, busyCarrier, ['-p', port]);
  return /^INVITE sip:([^@]+)@/m.exec(messages)?.[1];
}
