import type { Device } from '@jackfield/contract/api/device';
import type { InjectOptions } from 'fastify';
import type { Transcriber } from '../src/speech/transcriber.ts';
import {
  type DatabaseKind,
  startTestServer,
  type TestPerson,
  testDatabases,
  type TestServer,
} from './harness.ts';

/** EXCHANGE_KEY of a server with an exchange. */
export const exchangeKey = 'exchange-key-of-tests-47';
const authorization = `Basic ${Buffer.from(`exchange:${exchangeKey}`).toString('base64')}`;

/** A server with an exchange. */
export const startExchangeServer = (
  database: DatabaseKind | undefined = testDatabases[0],
  env: Record<string, string> = {},
  transcriber?: Transcriber,
) =>
  startTestServer({
    ...(database && { database }),
    ...(transcriber && { transcriber }),
    env: { EXCHANGE_KEY: exchangeKey, ...env },
  });

/** Asks or tells the portal something as the exchange does. */
export async function asExchange(
  server: Pick<TestServer, 'app'>,
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  more: Pick<InjectOptions, 'payload' | 'headers'> = {},
) {
  const headers = { authorization, ...more.headers };
  const {
    statusCode,
    body,
    headers: answered,
  } = await server.app.inject({ method, url, ...more, headers });
  return { status: statusCode, text: body, headers: answered };
}

/** Gives a person an app, which signs in as a phone. */
export async function addPhone(
  server: TestServer,
  by: TestPerson,
  to: TestPerson = by,
): Promise<Device> {
  const body = { type: 'desktop', name: 'Laptop' };
  const answer = await server.call(by, 'POST', `/api/teammate/${to.id}/device`, { body });
  return answer.body as unknown as Device;
}
