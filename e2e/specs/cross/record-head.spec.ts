import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { call } from '../../pages/people-api.ts';

test('what wraps below the name of a record begins where the line above begins', async ({
  page,
}) => {
  await page.setViewportSize({ width: 280, height: 740 });
  await new LoginPage(page).resume(people.owner);
  const { items } = await call<{ items: { id: string; label: string }[] }>(page, {
    method: 'GET',
    path: '/api/company',
  });
  const main = items.find(({ label }) => label === 'Main line');
  await page.goto(`/admin-settings/numbers/edit/${main?.id ?? ''}/business-hour`);
  const head = page.getByRole('main').locator('header', { hasText: '1 linked number' });
  const parts = head.getByText(/^(\+1 \(251\) 555-0100|1 linked number)$/);
  await expect(parts).toHaveCount(2);
  const places = await parts.evaluateAll((found) =>
    found.map((part) => {
      const words = document.createRange();
      words.selectNodeContents(part);
      const { left, top } = words.getBoundingClientRect();
      return { left, top };
    }),
  );
  const [number, linked] = places;
  expect(linked?.top).toBeGreaterThan(number?.top ?? 0);
  expect(linked?.left).toBeCloseTo(number?.left ?? 0, 0);
});
