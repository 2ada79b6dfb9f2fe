import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freeTcpPort, freeUdpPort } from '../../exchange/test/wire/ports.ts';
import { root } from '../../scripts/lib/toolchain.mjs';

/**
 * An exchange with its Asterisk as a process of its own, which takes calls.
 *
 * @param env its settings, among them the portal; free ports are taken where it names none
 * @param options of Node, such as `--inspect=9229`
 * @returns the process, and what stops it
 * @throws with all that it said, when it ends before it takes calls
 */
export async function startExchange(env, options = []) {
  const child = spawn(process.execPath, [...options, 'exchange/src/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      SIP_PORT: `${await freeUdpPort()}`,
      ARI_PORT: `${await freeTcpPort()}`,
      AMI_PORT: `${await freeTcpPort()}`,
      RTP_FROM: '30000',
      RTP_TO: '34000',
      ...env,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (words) => {
      said += words;
    });
  }
  process.once('exit', () => child.kill('SIGTERM'));
  while (child.exitCode === null && !said.includes('Calls are taken')) await pause(50);
  if (child.exitCode !== null) throw new Error(said);
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { child, stop };
}
