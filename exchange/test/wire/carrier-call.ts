import type { Asterisk } from '../../../scripts/lib/asterisk.mjs';
import { freeUdpPort } from './ports.ts';
import { callerNumber, type Place, progress, request, runSipp, speech } from './sipp.ts';

/** A call as a carrier hands it over. */
export interface CarrierCall {
  called: string;
  /** Who calls, in E.164. */
  from?: string;
  /** Keys, each more than a second after the one before, once the call is answered. */
  presses?: readonly string[];
  /** Milliseconds that the caller stays after that. */
  stays?: number;
}

const press = (key: string) =>
  `<pause milliseconds="1200"/>
<nop><action><exec play_dtmf="${key}"/></action></nop>`;

/**
 * Places a call from the trunk's address and hangs up at its end.
 *
 * @returns the status of every answer, in order
 */
export async function placeCall(
  asterisk: Asterisk,
  place: Place,
  { called, from = callerNumber, presses = [], stays = 300 }: CarrierCall,
): Promise<number[]> {
  const scenario = `${request('1 INVITE', speech)}
${progress}
<recv response="200" rtd="true"/>
${request('1 ACK')}
${presses.map(press).join('\n')}
<pause milliseconds="${stays}"/>
${request('2 BYE')}
<recv response="200"/>`;
  const patience = ['-timeout', `${Math.ceil(60 + stays / 1000)}`];
  const args = ['-s', called, '-p', `${await freeUdpPort()}`, ...patience];
  const messages = await runSipp(asterisk, place, scenario.replaceAll(callerNumber, from), args);
  return [...messages.matchAll(/^SIP\/2\.0 (\d+)/gm)].map(([, status]) => Number(status));
}
