import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BrowserPhone } from '../test/wire/browser-phone.ts';
import { Processes } from '../test/wire/processes.ts';
import { describeRelay, TurnServer } from '../test/wire/turn-server.ts';

/** Of each message of STUN. */
const cookie = '2112a442';

describeRelay('web phones whose sound goes by coturn', (_, executablePath) => {
  const folder = mkdtempSync(join(tmpdir(), 'jackfield-turn-'));
  let turn: TurnServer;
  let processes: Processes;
  let daniel: BrowserPhone;
  let maya: BrowserPhone;

  beforeAll(async () => {
    turn = await TurnServer.start(folder, 28_000);
    processes = await Processes.start(27_800, () => turn.env);
    daniel = await BrowserPhone.open(processes, executablePath, 'daniel', { isRelayed: true });
    maya = await BrowserPhone.open(processes, executablePath, 'maya');
  });

  afterAll(async () => {
    await daniel?.stop();
    await maya?.stop();
    await processes?.stop();
    await turn?.stop();
    rmSync(folder, { recursive: true });
  });

  it('[CALL-16] talk where nothing but the relay can be reached, with credentials of the portal', async () => {
    await daniel.talksTo(maya);
    await daniel.hears('maya');
    await maya.hears('daniel');
    expect(await daniel.way()).toMatchObject({ own: 'relay' });
    expect(await maya.way()).toMatchObject({ own: expect.not.stringMatching('relay') });
    await daniel.press('End call');
    await maya.over();
  });

  it('[CALL-16] are answered by TLS too, at the port and with the certificate of the documented file', async () => {
    const socket = connect({ port: turn.tlsPort, host: '127.0.0.1', rejectUnauthorized: false });
    await once(socket, 'secureConnect');
    expect(socket.getPeerCertificate().subject.CN).toBe('turn.example.com');
    // A binding request of RFC 8489.
    socket.write(Buffer.from(`00010000${cookie}${'ab'.repeat(12)}`, 'hex'));
    const [answer] = await once(socket, 'data');
    expect(answer.toString('hex')).toMatch(new RegExp(`^0101....${cookie}${'ab'.repeat(12)}`));
    socket.destroy();
  });

  it('[CALL-16] talk although a browser hides its addresses', async () => {
    const hidden = await BrowserPhone.open(processes, executablePath, 'daniel', { isHidden: true });
    await hidden.talksTo(maya);
    await hidden.hears('maya');
    await maya.hears('daniel');
    expect(await hidden.offered()).toMatch(/ [\da-f-]+\.local \d+ typ host/);
    await maya.press('End call');
    await hidden.over();
    await hidden.stop();
  });
});
