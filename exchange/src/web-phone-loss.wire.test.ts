import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BrowserPhone } from '../test/wire/browser-phone.ts';
import { Cable } from '../test/wire/cable.ts';
import { freeTcpPort } from '../test/wire/ports.ts';
import { Processes } from '../test/wire/processes.ts';
import { describeRelay, TurnServer } from '../test/wire/turn-server.ts';

const interrupted = /^The connection is interrupted/;

describeRelay('web phones whose network is lost', (_, executablePath) => {
  const folder = mkdtempSync(join(tmpdir(), 'jackfield-loss-'));
  let turn: TurnServer;
  let cable: Cable;
  let processes: Processes;
  let daniel: BrowserPhone;
  let maya: BrowserPhone;

  beforeAll(async () => {
    turn = await TurnServer.start(folder, 28_200);
    const port = await freeTcpPort();
    cable = await Cable.to(port);
    const origin = `http://localhost:${cable.port}`;
    processes = await Processes.start(27_900, () => ({
      ...turn.env,
      PORT: `${port}`,
      PORTAL_URL: `http://127.0.0.1:${port}`,
      PUBLIC_URL: origin,
    }));
    const open = (who: 'daniel' | 'maya') =>
      BrowserPhone.open({ folder, origin }, executablePath, who, { isRelayed: true });
    daniel = await open('daniel');
    maya = await open('maya');
  });

  afterAll(async () => {
    await daniel?.stop();
    await maya?.stop();
    await processes?.stop();
    cable?.close();
    await turn?.stop();
    rmSync(folder, { recursive: true });
  });

  it.each([5, 30])(
    '[CALL-16] say that a call is interrupted, and go on in it after %d s',
    async (seconds) => {
      await daniel.talksTo(maya);
      await daniel.hears('maya');
      cable.cut();
      turn.pause();
      // How long the network is away is what is tried.
      const over = pause(seconds * 1000);
      await daniel.says(interrupted);
      await maya.says(interrupted);
      await over;
      expect(await daniel.card.getByText(interrupted).count()).toBe(1);
      cable.mend();
      turn.resume();
      await daniel.unsays(interrupted);
      await maya.unsays(interrupted);
      await daniel.hears('maya');
      await maya.hears('daniel');
      // Asterisk knows where both are.
      await maya.press('End call');
      await daniel.over();
    },
  );
});
