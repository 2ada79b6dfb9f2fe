import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Asterisk } from '../../../scripts/lib/asterisk.mjs';
import { freeUdpPort } from './ports.ts';
import { type Place, progress, request, speech, trunkAddress } from './sipp.ts';

const answer = (
  code: string,
  body = 'Content-Length: 0\n',
  cseq = '[last_CSeq:]',
) => `<send><![CDATA[
SIP/2.0 ${code}
[last_Via:]
[last_From:]
[last_To:];tag=[call_number]
[last_Call-ID:]
${cseq}
Contact: <sip:phone@[local_ip]:[local_port]>
${body}
]]></send>`;

/** In the transaction of the INVITE, so many messages of the scenario before (RFC 3261, 9.1, 17.1.1.3). */
const within = (cseq: string, count: number) =>
  request(cseq).replace(';branch=[branch]', `;branch=[branch-${count}]`);
const stays = (from: number, to: number) =>
  `<pause distribution="uniform" min="${from}" max="${to}"/>`;
const begins = `${request('1 INVITE', speech)}
${progress}
<recv response="503" optional="true" next="1"/>`;

/** What callers and telephones do. */
export const scenarios = {
  /** Calls, and hangs up after some seconds. */
  talks: `${begins}
<recv response="200"/>
${request('1 ACK')}
${stays(2000, 9000)}
${request('2 BYE')}
<recv response="200" next="2"/>
<label id="1"/>${within('1 ACK', 10)}
<label id="2"/>`,
  /** A telephone that answers at once. */
  answers: `<recv request="INVITE"/>
${answer('200 OK', speech)}
<recv request="ACK"/>
<recv request="BYE"/>
${answer('200 OK')}`,
  /** A telephone that rings. */
  rings: `<recv request="INVITE">
<action><ereg regexp="[0-9]+" search_in="hdr" header="CSeq:" assign_to="cseq"/></action>
</recv>
${answer('180 Ringing')}
<recv request="CANCEL"/>
${answer('200 OK')}
${answer('487 Request Terminated', undefined, 'CSeq: [$cseq] INVITE')}
<recv request="ACK"/>`,
  /** Calls, hears that it rings, and gives up after some seconds. */
  givesUp: `${request('1 INVITE', speech)}
<recv response="100" optional="true"/>
<recv response="503" optional="true" next="1"/>
<recv response="180"/>
${stays(2000, 6000)}
${within('1 CANCEL', 5)}
<recv response="180" optional="true"/>
<recv response="200"/>
<recv response="487"/>
<label id="1"/>${within('1 ACK', 9)}`,
} as const;

/** A message of SIP as SIPp saw it. */
export interface SipMessage {
  readonly isSent: boolean;
  /** Milliseconds. */
  readonly at: number;
  /** 'INVITE' or '200 INVITE'. */
  readonly what: string;
}

/** A SIPp that places or takes many calls. */
export class Load {
  readonly #process: ChildProcess;
  readonly #log: string;

  static async start(
    asterisk: Asterisk,
    { folder, port }: Place,
    name: string,
    {
      scenario,
      ...does
    }: { scenario: string } & ({ at: string } | { called: string; from: string }),
  ): Promise<Load> {
    const file = `${name}.xml`;
    const text =
      'from' in does ? scenario.replaceAll('+13125550142', `${does.from}[call_number]`) : scenario;
    writeFileSync(join(folder, file), `<scenario name="a">${text}</scenario>`);
    const log = `${name}.log`;
    const [address = '', own = ''] =
      'at' in does ? does.at.split(':') : [trunkAddress, `${await freeUdpPort()}`];
    // A call whose Asterisk died hears nothing any more.
    const places = ['-r', '1', '-m', '100000', '-recv_timeout', '10000', `127.0.0.1:${port}`];
    const args = [
      `-sf ${file} -i ${address} -p ${own} -mp ${await freeUdpPort()} -nostdin`,
      `-trace_msg -message_file ${log} -message_overwrite false`,
      '-max_non_invite_retrans 4 -pause_msg_ign -deadcall_wait 0',
    ]
      .flatMap((some) => some.split(' '))
      .concat('called' in does ? ['-s', does.called, ...places] : []);
    return new Load(asterisk.run('sipp', args, { folder, stdio: 'ignore' }), join(folder, log));
  }

  private constructor(process: ChildProcess, log: string) {
    this.#process = process;
    this.#log = log;
  }

  /** What was said in each call, by both sides, by the number of the caller. */
  calls(): Map<string, SipMessage[]> {
    const calls = new Map<string, SipMessage[]>();
    const callers = new Map<string, string>();
    if (!existsSync(this.#log)) return calls;
    const messages = readFileSync(this.#log, 'utf8').split(/^-{10,} /m);
    for (const message of messages) {
      const from = /^From:.*?sip:([^@>]+)@/m.exec(message)?.[1];
      const [, way] = /message (sent|received)/.exec(message) ?? [];
      const [, first] = /\n\n(\S+ \S+)/.exec(message.replaceAll('\r', '')) ?? [];
      const method = /^CSeq: \d+ (\w+)/m.exec(message)?.[1];
      const callId = /^Call-ID: *(\S+)/m.exec(message)?.[1];
      if (!from || !way || !first || !method || !callId) continue;
      // What the other side begins within a call names the caller in To.
      const caller = callers.get(callId) ?? from;
      callers.set(callId, caller);
      const code = /^SIP\/2.0 (\d+)/.exec(first)?.[1];
      const at = Date.parse(
        message
          .slice(0, 26)
          .replace(' ', 'T')
          .replace(/(\.\d{3}).*/, '$1'),
      );
      const what = code ? `${code} ${method}` : method;
      calls.set(caller, [...(calls.get(caller) ?? []), { isSent: way === 'sent', at, what }]);
    }
    return calls;
  }

  /** Places no more calls, and waits for those under way. */
  async finish(): Promise<void> {
    const closed = once(this.#process, 'close');
    this.#process.kill('SIGUSR1');
    await closed;
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const closed = once(this.#process, 'close');
    this.#process.kill('SIGKILL');
    await closed;
  }
}
