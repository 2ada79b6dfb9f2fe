import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PhoneTab } from '../test/wire/phone-tab.ts';
import { Processes } from '../test/wire/processes.ts';
import { describeRelay, TurnServer } from '../test/wire/turn-server.ts';

/** Pitches that are said, in hertz. */
const [ofDaniel, ofMaya] = [440, 700];

describeRelay('web phones whose sound goes by coturn', (_, executablePath) => {
  const folder = mkdtempSync(join(tmpdir(), 'jackfield-turn-'));
  let turn: TurnServer;
  let processes: Processes;
  let daniel: PhoneTab;
  let maya: PhoneTab;

  beforeAll(async () => {
    turn = await TurnServer.start(folder, 28_000);
    processes = await Processes.start(27_800, () => turn.env);
    const open = (email: string, pitch: number, isRelayed: boolean) =>
      PhoneTab.open(processes, executablePath, { email, pitch, isRelayed });
    daniel = await open('daniel@harbordental.com', ofDaniel, true);
    maya = await open('maya.okafor@harbordental.com', ofMaya, false);
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
    await daniel.hears(ofMaya);
    await maya.hears(ofDaniel);
    expect(await daniel.way()).toMatchObject({ own: 'relay' });
    expect(await maya.way()).toMatchObject({ own: expect.not.stringMatching('relay') });
    await daniel.press('End call');
    await maya.over();
  });
});
