import { expect, it } from 'vitest';
import { describeApi } from '../../../../test/each-database.ts';

describeApi('the check of a website', ({ server }) => {
  const look = async (website: string) => {
    const admin = await server().makePerson(await server().makeTenant(), { role: 'admin' });
    return server().call(
      admin,
      'GET',
      `/api/brand/websitecheck?website=${encodeURIComponent(website)}`,
    );
  };

  it('answers what was seen, and when', async () => {
    const { status, body } = await look('https://harbordental.com');
    expect(status).toBe(200);
    expect(body).toEqual({
      answers: true,
      hasPrivacyPage: true,
      underConstruction: false,
      checkedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
  });

  it.each([
    ['https://gone.example.com', { answers: false, problem: 'unknown' }],
    ['https://slow.example.com', { answers: false, problem: 'timeout' }],
    ['https://noprivacy.example.com', { answers: true, hasPrivacyPage: false }],
    ['https://www.soon.example.com', { answers: true, underConstruction: true }],
  ])('answers for %s without a network', async (website, expected) => {
    expect((await look(website)).body).toMatchObject(expected);
  });

  it.each(['', 'harbordental', 'ftp://harbordental.com', 'javascript:alert(1)'])(
    'refuses “%s”',
    async (website) => {
      expect((await look(website)).status).toBe(400);
    },
  );

  it('is asked 20 times within ten minutes, then refuses', async () => {
    const admin = await server().makePerson(await server().makeTenant(), { role: 'admin' });
    const ask = () =>
      server().call(admin, 'GET', '/api/brand/websitecheck?website=https://harbordental.com');
    for (let count = 0; count < 20; count += 1) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
    expect((await look('https://harbordental.com')).status).toBe(200);
  });
});
