import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { demoPhones } from '../../scripts/lib/demo-portal.mjs';
import { BrowserPhone } from '../test/wire/browser-phone.ts';
import { describeBrowsers } from '../test/wire/describe-wire.ts';
import { lineScript } from '../test/wire/line-script.ts';
import { Processes } from '../test/wire/processes.ts';
import { Softphone } from '../test/wire/softphone.ts';

/** Pitches that are said, in hertz. */
const [ofDaniel, ofMaya] = [440, 700];

describeBrowsers(
  'web phones in two browsers, by portal and Asterisk',
  (asterisk, executablePath) => {
    let processes: Processes;
    let daniel: BrowserPhone;
    let maya: BrowserPhone;
    /** Of Tomas: a telephone on the desk. */
    let desk: Awaited<ReturnType<typeof demoPhones>>[number];
    const extensions = new Map<BrowserPhone | string, string>();
    const running: Softphone[] = [];

    beforeAll(async () => {
      processes = await Processes.start(27_600);
      const script = await lineScript();
      const open = (email: string, pitch: number) =>
        BrowserPhone.open(processes, { executablePath, script }, { email, pitch });
      daniel = await open('daniel@harbordental.com', ofDaniel);
      maya = await open('maya.okafor@harbordental.com', ofMaya);
      for (const phone of [daniel, maya]) {
        const own = await phone.page.evaluate(() => fetch('/api/user').then((one) => one.json()));
        extensions.set(phone, own.extension);
      }
      const [, second] = await demoPhones(processes.origin);
      if (!second) throw new Error('The demo has no phone.');
      desk = second;
    });

    afterEach(async () => {
      for (const softphone of running.splice(0)) await softphone.stop();
    });

    afterAll(async () => {
      await daniel.stop();
      await maya.stop();
      await processes.stop();
    });

    const extensionOf = (phone: BrowserPhone) => extensions.get(phone) ?? '';
    const ofDesk = () => ({ name: desk.username, password: desk.password });

    /** Daniel calls Maya, who answers; answers the call as each has it. */
    async function talk() {
      const { id } = await daniel.call(extensionOf(maya));
      const ringing = await maya.until('ringing');
      await maya.act('answer', ringing.id);
      await maya.until('talking');
      await daniel.until('talking');
      return { id, there: ringing.id };
    }

    async function over(phone: BrowserPhone): Promise<string | null> {
      return (await phone.until('ended')).end;
    }

    it('[CALL-16] hear each other, and who calls', async () => {
      const { id, there } = await talk();
      const [call] = await maya.page.evaluate(() =>
        (globalThis as unknown as { line: { see(): { calls: unknown[] } } }).line
          .see()
          .calls.slice(-1),
      );
      await daniel.hears(id, ofMaya);
      await maya.hears(there, ofDaniel);
      await maya.act('hangUp', there);
      expect(call).toMatchObject({ direction: 'in', who: { number: extensionOf(daniel) } });
      expect([await over(daniel), await over(maya)]).toEqual(['hungUp', 'hungUp']);
    });

    it('[CALL-16] are silent when muted, and on hold hear what the account plays', async () => {
      const { id, there } = await talk();
      await daniel.hears(id, ofMaya);
      await maya.act('mute', there, true);
      await daniel.hears(id, null);
      await maya.act('mute', there, false);
      await daniel.hears(id, ofMaya);
      await maya.act('hold', there, true);
      await maya.until('held');
      await maya.hears(there, null);
      await maya.act('hold', there, false);
      await daniel.hears(id, ofMaya);
      await maya.hears(there, ofDaniel);
      await daniel.act('hangUp', id);
      expect(await over(maya)).toBe('hungUp');
    });

    it('[CALL-16] come back after the network was another one, with the call that went on', async () => {
      const { id, there } = await talk();
      await daniel.page.evaluate(() => dispatchEvent(new Event('online')));
      await daniel.untilLine('ready');
      await daniel.hears(id, ofMaya);
      await maya.hears(there, ofDaniel);
      // Asterisk knows where the phone is now.
      await maya.act('hangUp', there);
      expect(await over(daniel)).toBe('hungUp');
    });

    it('[CALL-16] send a call on to a telephone, which leaves them', async () => {
      const softphone = await Softphone.start(asterisk, processes.place, ofDesk(), {
        answers: true,
      });
      running.push(softphone);
      await softphone.until(/200 OK/);
      const { id, there } = await talk();
      await maya.act('transfer', there, desk.number);
      expect(await over(maya)).toBe('hungUp');
      await softphone.until(/established/);
      await daniel.act('hangUp', id);
      expect(await over(daniel)).toBe('hungUp');
    });

    it('[CALL-16] press keys that a telephone hears', async () => {
      const softphone = await Softphone.start(asterisk, processes.place, ofDesk(), {
        answers: true,
      });
      running.push(softphone);
      await softphone.until(/200 OK/);
      const { id } = await daniel.call(desk.number);
      await daniel.until('talking');
      await daniel.act('press', id, '5');
      await softphone.until(/event: '5'/);
      await daniel.act('hangUp', id);
    });

    it('[CALL-16] are called by a telephone, and decline', async () => {
      const does = { dial: extensionOf(daniel) };
      const softphone = await Softphone.start(asterisk, processes.place, ofDesk(), does);
      running.push(softphone);
      const { id, who } = await daniel.until('ringing');
      await daniel.act('decline', id);
      expect(who.name).toBe(desk.name);
      await daniel.until('ended');
    });

    it('[CALL-16] end with their session, and with them what they could sign in with', async () => {
      await daniel.page.evaluate(() =>
        fetch('/api/auth/remove-session', { method: 'DELETE', headers: { 'x-jackfield': '1' } }),
      );
      await daniel.untilLine('refused');
      const { id } = await maya.call(extensionOf(daniel));
      expect(await over(maya)).not.toBe(null);
      await maya.act('hangUp', id);
    });
  },
);
