import { formatPhone } from '@jackfield/domain';
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished } from 'vitest';
import { demoPhones } from '../../scripts/lib/demo-portal.mjs';
import { BrowserPhone } from '../test/wire/browser-phone.ts';
import { describeBrowsers } from '../test/wire/describe-wire.ts';
import { Processes } from '../test/wire/processes.ts';
import { Softphone } from '../test/wire/softphone.ts';

describeBrowsers(
  'web phones in two browsers, by portal and Asterisk',
  (asterisk, executablePath) => {
    let processes: Processes;
    let daniel: BrowserPhone;
    let maya: BrowserPhone;
    /** Of Tomas: a telephone on the desk. */
    let desk: Awaited<ReturnType<typeof demoPhones>>[number];
    const running: Softphone[] = [];

    beforeAll(async () => {
      processes = await Processes.start(27_600);
      daniel = await BrowserPhone.open(processes, executablePath, 'daniel');
      maya = await BrowserPhone.open(processes, executablePath, 'maya');
      const [, second] = await demoPhones(processes.origin);
      if (!second) throw new Error('The demo has no phone.');
      desk = second;
    });

    afterEach(async () => {
      for (const softphone of running.splice(0)) await softphone.stop();
      for (const phone of [daniel, maya]) await phone.rest();
    });

    afterAll(async () => {
      await daniel.stop();
      await maya.stop();
      await processes.stop();
    });

    /** The telephone on the desk, signed in. */
    async function startDesk(does: { dial?: string; answers?: boolean }): Promise<Softphone> {
      const { username: name, password } = desk;
      const phone = await Softphone.start(asterisk, processes.place, { name, password }, does);
      running.push(phone);
      await phone.until(/200 OK/);
      return phone;
    }

    async function hearEachOther(): Promise<void> {
      await daniel.hears('maya');
      await maya.hears('daniel');
    }

    it('[CALL-16] hear each other, and see who calls', async () => {
      await daniel.talksTo(maya);
      await hearEachOther();
      await maya.says(/Daniel/);
      await maya.end();
      await daniel.over();
      await maya.over();
    });

    it('[CALL-16] say that the connection is good, and whose sound does not come', async () => {
      await daniel.talksTo(maya);
      await daniel.says('Good connection');
      await maya.says('Good connection');
      await maya.sendNothing();
      await daniel.says('No sound comes from them');
      await maya.says('They may not hear you');
      await daniel.end();
      await maya.over();
    });

    it('[CALL-16] are silent when muted, and on hold', async () => {
      await daniel.talksTo(maya);
      await daniel.hears('maya');
      await maya.press('Mute');
      await daniel.hears(null);
      await maya.press('Unmute');
      await daniel.hears('maya');
      await maya.press('Hold');
      await maya.says('On hold');
      await maya.hears(null);
      await daniel.hears(null);
      await maya.press('Resume');
      await hearEachOther();
      await daniel.end();
      await maya.over();
    });

    it('[CALL-16] come back after the network was another one, with the call that went on', async () => {
      await daniel.talksTo(maya);
      await daniel.page.evaluate(() => dispatchEvent(new Event('online')));
      await hearEachOther();
      // Asterisk knows where the phone is now.
      await maya.end();
      await daniel.over();
    });

    it('[CALL-16] send a call on to a telephone, which leaves them', async () => {
      const telephone = await startDesk({ answers: true });
      await daniel.talksTo(maya);
      await maya.press('Transfer');
      await maya.card.getByLabel('Search people and teams').fill(desk.number);
      await maya.press(`Transfer to ${formatPhone(desk.number)}`);
      await maya.over();
      await telephone.until(/established/);
      await daniel.end();
      await daniel.over();
    });

    it.each(['on hold', 'together with it'])(
      '[CALL-16] ask a telephone first, connect it with the other side %s, and leave',
      async (how) => {
        const telephone = await startDesk({ answers: true });
        await daniel.talksTo(maya);
        await maya.press('Transfer');
        await maya.card.getByLabel('Search people and teams').fill(desk.number);
        await maya.press(`Ask ${formatPhone(desk.number)} first`);
        await telephone.until(/established/);
        if (how !== 'on hold') await maya.press('Talk together');
        await maya.press('Connect them');
        await maya.over();
        // The telephone is connected with him now, not with her.
        await daniel.press('Keypad');
        await daniel.page.keyboard.press('7');
        await telephone.until(/event: '7'/);
        await daniel.end();
        await daniel.over();
      },
    );

    it('[CALL-16] take somebody in, so that all three hear each other, and go on as two', async () => {
      const sofia = await BrowserPhone.open(processes, executablePath, 'sofia');
      onTestFinished(() => sofia.stop());
      await sofia.open();
      await daniel.talksTo(maya);
      await maya.press('Add person');
      await maya.card.getByLabel('Search people and teams').fill('Sofia');
      await maya.press(/^Call Sofia/);
      await sofia.answer();
      await sofia.talks();
      await daniel.hears(null);
      await maya.press('Talk together');
      await maya.press('Mute');
      await daniel.hears('sofia');
      await sofia.hears('daniel');
      await sofia.press('Mute');
      await daniel.hears(null);
      await maya.press('Unmute');
      await daniel.hears('maya');
      await daniel.press('Mute');
      await sofia.hears('maya');
      await daniel.end();
      await daniel.over();
      await sofia.press('Unmute');
      await maya.hears('sofia');
      await sofia.hears('maya');
      await sofia.end();
      await maya.over();
    });

    it('[CALL-16] share one phone between two tabs: taking it over ends the call, and calls ring there alone, until it is closed', async () => {
      await daniel.talksTo(maya);
      const second = await daniel.tab();
      onTestFinished(async () => {
        await second.page.close();
        await daniel.open();
        await daniel.rest();
      });
      await second.open('Your phone is in another tab of this browser.');
      await second.press('Use it here');
      await daniel.hears('maya');
      await second.press('End the call and use it here');
      await second.says('Ready');
      await maya.over();
      await daniel.says('Your phone is in another tab of this browser.');
      await maya.call(await daniel.extension());
      await second.rings();
      expect(await daniel.card.getByRole('button', { name: 'Answer' }).count()).toBe(0);
      await second.answer();
      await second.hears('maya');
      await maya.end();
      await second.over();
      await second.page.close();
      await daniel.open();
      await daniel.rest();
      await maya.rest();
      await maya.call(await daniel.extension());
      await daniel.rings();
      await maya.end();
      await daniel.over();
    });

    it('[CALL-16] press keys that a telephone hears', async () => {
      const telephone = await startDesk({ answers: true });
      await daniel.call(desk.number);
      await daniel.talks();
      await daniel.press('Keypad');
      await daniel.page.keyboard.press('5');
      await telephone.until(/event: '5'/);
      await daniel.end();
    });

    it('[CALL-16] are called by a telephone, see on which line, and send it to the voicemail', async () => {
      const telephone = await startDesk({ dial: await daniel.extension() });
      await daniel.rings();
      await daniel.says(desk.name);
      await daniel.says(/^Your line, for \d+ s$/);
      await daniel.press('Voicemail');
      await daniel.over();
      await telephone.until(/established/);
    });

    it('[CALL-16] are not rung by who does not want to be disturbed, and the caller gets the voicemail at once', async () => {
      await daniel.open();
      const quiet = daniel.card.getByRole('switch', { name: 'Do not disturb' });
      await quiet.setChecked(true);
      await maya.call(await daniel.extension());
      await maya.talks();
      expect(await daniel.card.getByText('Incoming call').count()).toBe(0);
      await maya.end();
      await maya.over();
      await quiet.setChecked(false);
      await maya.call(await daniel.extension());
      await daniel.says('Incoming call');
      await maya.end();
      await daniel.over();
    });

    it('[CALL-16] end with their session, and who calls gets the voicemail at once', async () => {
      const extension = await daniel.extension();
      const headers = { 'x-jackfield': '1' };
      await daniel.page.request.delete('/api/auth/remove-session', { headers });
      // The sign-in page has none.
      await daniel.button.waitFor({ state: 'hidden' });
      await maya.call(extension);
      // His voicemail takes it, as no phone of his rings.
      await maya.talks();
    });
  },
);
