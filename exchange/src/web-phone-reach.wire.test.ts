import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PushService } from '../../server/test/push-service.ts';
import { BrowserPhone } from '../test/wire/browser-phone.ts';
import { describeBrowsers } from '../test/wire/describe-wire.ts';
import { Processes } from '../test/wire/processes.ts';
import { type AgentCall, SipAgent } from '../test/wire/sip-agent.ts';

describeBrowsers(
  'web phones that call for help, and whose portal is closed',
  (_, executablePath) => {
    /** Who takes the calls that go out. */
    let carrier: SipAgent;
    let pushes: PushService;
    let processes: Processes;
    let daniel: BrowserPhone;
    let maya: BrowserPhone;

    beforeAll(async () => {
      carrier = await SipAgent.listen('127.0.0.2');
      pushes = await PushService.listen();
      const { address, port } = carrier.own;
      processes = await Processes.start(28_400, (folder) => {
        const trunks = join(folder, 'trunks.json');
        const trunk = { name: 'loopback', host: `${address}:${port}`, addresses: [address] };
        writeFileSync(trunks, JSON.stringify([{ ...trunk, isWatched: false }]));
        return { TRUNKS_FILE: trunks, PUSH_SERVICES: pushes.origin };
      });
      daniel = await BrowserPhone.open(processes, executablePath, 'daniel');
      maya = await BrowserPhone.open(processes, executablePath, 'maya');
      // The exchange hears of it a moment later.
      await daniel.open();
      const answer = await daniel.page.request.put('/api/webphone/push', {
        headers: { 'x-jackfield': '1' },
        data: pushes.place('daniel'),
      });
      expect(answer.status()).toBe(204);
    });

    afterAll(async () => {
      await daniel?.stop();
      await maya?.stop();
      await processes?.stop();
      pushes?.close();
      carrier?.close();
    });

    /** What reaches the carrier when somebody presses this. */
    async function atCarrier(press: () => Promise<void>): Promise<AgentCall> {
      const called = new Promise<AgentCall>((resolve) => {
        carrier.onCall = (call) => {
          call.answer(200, 'OK');
          resolve(call);
        };
      });
      await press();
      return called;
    }

    it('[CALL-16] send help where their person says to be, from the first call on and for the day', async () => {
      await daniel.dial('911');
      await daniel.says('911 is dialed with the address shown. Are you there?');
      await daniel.card.getByText('Another address').click();
      const fill = (name: RegExp, text: string) => daniel.card.getByLabel(name).fill(text);
      await fill(/^House number/, '7');
      await fill(/^Street/, 'Pecan Lane');
      await fill(/^City/, 'Mobile');
      await fill(/^Zip/i, '36602');
      await daniel.card.getByRole('combobox', { name: /^State/ }).focus();
      await daniel.page.keyboard.type('Alabama');
      await daniel.page.keyboard.press('Enter');
      const first = await atCarrier(() => daniel.press('Call now'));
      expect([first.user, first.offered]).toEqual([
        '911',
        expect.stringMatching(/<ca:RD>Pecan Lane<.*<ca:HNO>7</s),
      ]);
      await daniel.says('Help is sent to 7 Pecan Lane, Mobile, AL 36602.');
      await daniel.talks();
      first.hangUp();
      await daniel.over();
      const second = await atCarrier(() => daniel.dial('911'));
      expect(second.offered).toMatch(/<ca:RD>Pecan Lane</);
      await daniel.talks();
      second.hangUp();
      await daniel.over();
    });

    it('[CALL-16] are told of a call while their portal is closed, ring once it is opened, and talk', async () => {
      const extension = await daniel.extension();
      await daniel.page.goto('about:blank');
      await maya.call(extension);
      await vi.waitUntil(() => pushes.told.includes('ringing Maya Okafor'), { timeout: 30_000 });
      await daniel.page.goto('/');
      await daniel.answer();
      await daniel.hears('maya');
      await maya.hears('daniel');
      await vi.waitUntil(() => pushes.told.includes('answered Maya Okafor'), { timeout: 30_000 });
      await maya.end();
      await daniel.over();
    });
  },
);
