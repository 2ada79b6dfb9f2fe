import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { ShellPage } from '../../pages/shell-page.ts';

interface Got {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Software of the company on this machine, which answers what it is told to. */
async function startReceiver() {
  const got: Got[] = [];
  const says = { status: 204 };
  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('');
    got.push({ headers: request.headers, body });
    response.writeHead(says.status).end('as told');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    got,
    says,
    host: `127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** The signature of what came, by the words of Standard Webhooks. */
const signatureOf = ({ headers, body }: Got, secret: string) =>
  `v1,${createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
    .update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`)
    .digest('base64')}`;

test('[HOOK-01] a webhook is added, tested, seen failing, and sent what failed again under one id', async ({
  page,
  expectAccessible,
}) => {
  test.slow();
  const receiver = await startReceiver();
  const { got, says, host } = receiver;
  const name = `Practice software ${Date.now()}`;
  await new LoginPage(page).resume(people.owner);
  await page.goto('/admin-settings/home');
  await new ShellPage(page).entry('INTEGRATIONS').click();
  await page.getByRole('link', { name: 'Webhooks' }).click();
  await expect(page).toHaveURL('/admin-settings/integrations/webhooks');

  await page.getByRole('button', { name: 'Add webhook…' }).first().click();
  const form = page.getByRole('dialog', { name: 'New webhook' });
  await form.getByRole('textbox', { name: /^Name/ }).fill(name);
  const address = form.getByRole('textbox', { name: /^Address/ });
  await address.fill('https://10.0.0.1/in');
  await form.getByRole('checkbox', { name: 'Users', exact: true }).check();
  await form.getByRole('button', { name: 'Add webhook' }).click();
  await expect(form.getByRole('alert')).toContainText('not on the open internet');
  await address.fill(`http://${host}/in`);
  await expectAccessible(page, 'opened');
  await form.getByRole('button', { name: 'Add webhook' }).click();
  const shown = page.getByRole('dialog', { name: `Secret of “${name}”` });
  const secret = await shown.getByRole('textbox', { name: 'Secret' }).inputValue();
  expect(secret).toMatch(/^whsec_[0-9A-Za-z+/]+=*$/);
  await shown.getByRole('checkbox', { name: 'I have kept it' }).check();
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(shown).toBeHidden();

  const row = page.getByRole('row', { name: new RegExp(`^${host}`) });
  const choose = async (verb: string) => {
    await row.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: verb }).click();
  };
  const sendTest = async () => {
    await choose('Send test…');
    await page.getByRole('dialog').getByRole('button', { name: 'Send test' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  const newest = page.getByRole('table', { name: 'Messages' }).getByRole('row').nth(1);
  await row.getByRole('button', { name: host }).click();
  await sendTest();
  await expect(newest).toContainText('person.updated');
  await expect(newest).toContainText('204');
  await expect(row).toContainText('Delivering');
  expect(got).toHaveLength(1);
  for (const one of got) expect(one.headers['webhook-signature']).toBe(signatureOf(one, secret));

  says.status = 503;
  await sendTest();
  await expect(newest).toContainText('503');
  await expect(row).toContainText('Failing');
  await newest.getByRole('button', { name: /person\.updated$/ }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toContainText('Answered 503');
  await drawer.getByText('Answer', { exact: true }).click();
  await expect(drawer).toContainText('as told');
  await expectAccessible(page, 'opened');
  says.status = 200;
  await drawer.getByRole('button', { name: 'Resend now' }).click();
  await expect(drawer).toContainText('Answered 200');
  await page.keyboard.press('Escape');
  await expect(newest).toContainText('200');
  await expect(row).toContainText('Delivering');
  await expectAccessible(page);
  const ids = got.map(({ headers }) => headers['webhook-id']);
  expect(new Set(ids).size).toBe(2);
  expect(ids.at(-1)).toBe(ids.at(1));
  expect(got.at(-1)?.headers['webhook-signature']).toBe(signatureOf(got.at(-1) as Got, secret));

  await choose('Remove…');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove webhook' }).click();
  await expect(row).toBeHidden();
  await receiver.stop();
});
