import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { advanceClock, serverNow } from './server-clock.ts';

const minute = 60_000;

/** The code that an authenticator app shows now, by the server's clock. */
export async function codeOf(request: APIRequestContext, secret: string): Promise<string> {
  const timestamp = await serverNow(request);
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** An authenticator in this browser that makes and shows passkeys by itself. */
export async function withAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const add = async () => {
    const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return authenticatorId;
  };
  let authenticatorId = await add();
  return {
    /** Whether its person is there, or leaves each prompt. */
    setVerified: (isUserVerified: boolean) =>
      client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    /** Takes the device away, with the passkeys on it, and gives a new one. */
    async replace() {
      await client.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
      authenticatorId = await add();
    },
  };
}

export const codeField = (page: Page) => page.getByLabel('Code of 6 digits');

/** Keeps the recovery codes that the first way brings; answers them. */
async function keepCodes(page: Page): Promise<string[]> {
  const codes = page.getByRole('dialog', { name: 'Keep these recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const recovery = await codes.getByRole('listitem').allInnerTexts();
  await codes.getByRole('button', { name: 'I have kept them' }).click();
  await expect(codes).toBeHidden();
  return recovery;
}

/** Sets an authenticator app up on the own security page; answers its key and recovery codes. */
export async function setUpApp(page: Page, request: APIRequestContext) {
  await page.getByRole('button', { name: 'Set up the app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up your authenticator app' });
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await codeField(page).fill(await codeOf(request, secret));
  const recovery = await keepCodes(page);
  await advanceClock(request, minute);
  return { secret, recovery };
}
