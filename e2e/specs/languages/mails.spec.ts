import { languageFiles, readLanguage } from '../../../scripts/lib/languages.mjs';
import { expect, test } from '@playwright/test';

const root = new URL('../../..', import.meta.url).pathname;
const url = 'https://portal.example.com/auth/reset-password?token=4f8c1d';
const of = { name: 'Renee', companyName: 'Harbor Dental Group', url };

/** Of the server, whose types are for itself. */
interface Renders {
  renderMail(mail: object): { subject: string; text: string; html: string };
}

/** The four that somebody waits for, or has to act on. */
const mails = [
  { ...of, kind: 'invitation' },
  { ...of, kind: 'reset' },
  {
    ...of,
    kind: 'voicemailLeft',
    from: '+12055550162',
    fromName: 'Carol Nguyen',
    teamName: 'Front desk',
    seconds: 74,
    leftAt: '2026-11-26T16:42:00Z',
    timeZone: 'America/Chicago',
    forwardedBy: '',
    note: '',
    hasSound: true,
  },
  {
    ...of,
    kind: 'paymentFailed',
    number: 'HD-2041',
    amount: 140732,
    currency: 'usd',
    last4: '4242',
  },
];

for (const { tag, path } of languageFiles(root)) {
  test(`[LANG-01] ${tag} the mails that matter most are said and fit a phone`, async ({
    page,
  }, info) => {
    const { activateLocale, loadCatalogue } = await import('@jackfield/texts');
    await import('@jackfield/texts/icu');
    const { renderMail }: Renders = await import(`${root}server/src/mail/render.ts`);
    const english = mails.map((mail) => renderMail(mail).text.split('\n\n'));
    loadCatalogue(tag, readLanguage(root, path));
    activateLocale(tag);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const [at, mail] of mails.entries()) {
      const { subject, text, html } = renderMail(mail);
      const same = text.split('\n\n').filter((line) => line !== url && english[at]?.includes(line));
      expect(same).toEqual([]);
      await page.setContent(`<h1>${subject}</h1>${html}`);
      await expect(page.locator(`[lang="${tag}"]`)).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(390);
      const body = await page.screenshot({ fullPage: true });
      await info.attach(`${mail.kind} ${tag}`, { body, contentType: 'image/png' });
    }
    activateLocale('en');
  });
}
