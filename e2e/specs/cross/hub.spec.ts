import * as signalR from '@microsoft/signalr';
import { password, people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';

test('RT-02 RT-06 RT-07 an official SignalR client outside the browser receives events', async ({
  portal,
  request,
}) => {
  const headers = { 'x-jackfield': '1' };
  const token = await request.post('/api/connect/token', {
    headers,
    data: { grant_type: 'password', username: people.owner, password, platform: 1 },
  });
  expect(token.status(), await token.text()).toBe(200);
  const { access_token } = await token.json();
  const authorized = { ...headers, authorization: `Bearer ${access_token}` };

  const connection = new signalR.HubConnectionBuilder()
    .withUrl(`${portal.url}/hub`, {
      skipNegotiation: true,
      transport: signalR.HttpTransportType.WebSockets,
      accessTokenFactory: () => access_token,
    })
    .configureLogging(signalR.LogLevel.None)
    .build();
  const events: { eventType: string; id: string; tenantId: string; version: number }[] = [];
  connection.on('UpdateEntityAsync', (event) => events.push(event));
  await connection.start();
  try {
    const { items } = await (
      await request.get('/api/teammate?search=Tom%C3%A1s', { headers: authorized })
    ).json();
    const [person] = items;
    const changed = await request.put(`/api/teammate/${person.id}`, {
      headers: { ...authorized, 'if-match': `"${person.version}"` },
      data: { title: `Billing lead ${Date.now()}` },
    });
    expect(changed.status(), await changed.text()).toBe(200);
    await expect
      .poll(() => events.find(({ eventType, id }) => eventType === 'teammate' && id === person.id))
      .toMatchObject({ ownerType: null, status: 'active', role: 'standard' });
  } finally {
    await connection.stop();
  }
});
