import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BrowserPhone } from '../test/wire/browser-phone.ts';
import { Processes } from '../test/wire/processes.ts';
import { describeRelay, TurnServer } from '../test/wire/turn-server.ts';

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
});
