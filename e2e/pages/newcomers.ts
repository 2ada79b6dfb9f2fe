import type { APIRequestContext, Page } from '@playwright/test';
import { confirm, makeAccount } from './accounts.ts';
import { LoginPage } from './login-page.ts';
import { invite } from './people-api.ts';

/** Opens the portal as the owner of a new account, whose first sign-in it is. */
export async function openAsOwner(
  page: Page,
  request: APIRequestContext,
  country: 'USA' | 'CAN' | 'MYS' = 'USA',
): Promise<string> {
  const { owner } = await makeAccount(request, { country, isNewcomer: true });
  await new LoginPage(page).resume(owner.email);
  await page.goto('/');
  return owner.email;
}

/** Opens the portal as somebody whom `by` invites, whose first sign-in it is. */
export async function openAsInvited(
  page: Page,
  request: APIRequestContext,
  by: { admin: Page; email: string },
  more: object = {},
): Promise<{ id: string; email: string; extension: string }> {
  await new LoginPage(by.admin).resume(by.email);
  const person = await invite(by.admin, 'Nadia', more);
  await confirm(request, person.email, { isNewcomer: true });
  await new LoginPage(page).resume(person.email);
  await page.goto('/');
  return person;
}
