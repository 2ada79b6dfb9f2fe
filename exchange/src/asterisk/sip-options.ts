import { randomBytes } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { watcherName } from './pjsip-conf.ts';

/** Somewhere on this machine that the address is reached at. */
const reached = (address: string): string => (address === '0.0.0.0' ? '127.0.0.1' : address);

/**
 * Asks by one OPTIONS datagram whether SIP is alive (RFC 3261, section 11); any answer will do. Each
 * is a dialog of its own, so that it does not wait behind another that Asterisk is stuck with.
 *
 * @param within milliseconds
 */
export function answersSip(
  { address, port }: { address: string; port: number },
  within: number,
): Promise<boolean> {
  const socket = createSocket('udp4');
  return new Promise((resolve) => {
    const end = (isAlive: boolean): void => {
      clearTimeout(timer);
      socket.close();
      resolve(isAlive);
    };
    const timer = setTimeout(end, within, false);
    socket.once('error', () => end(false));
    socket.once('message', () => end(true));
    const to = reached(address);
    socket.connect(port, to, () => socket.send(optionsRequest(to, port, socket.address().port)));
  });
}

function optionsRequest(address: string, port: number, ownPort: number): string {
  const id = randomBytes(8).toString('hex');
  const uri = `sip:${address}:${port}`;
  return [
    `OPTIONS ${uri} SIP/2.0`,
    `Via: SIP/2.0/UDP 127.0.0.1:${ownPort};rport;branch=z9hG4bK${id}`,
    `From: <sip:${watcherName}@127.0.0.1>;tag=${id}`,
    `To: <${uri}>`,
    `Call-ID: ${id}`,
    'CSeq: 1 OPTIONS',
    'Max-Forwards: 1',
    'Content-Length: 0',
    '\r\n',
  ].join('\r\n');
}
