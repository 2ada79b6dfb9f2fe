import { expect, it, onTestFinished } from 'vitest';
import { startTelnyxServer } from '../../test/telnyx-server.ts';
import { Metrics } from '../platform/observe/metrics.ts';
import { observeTelnyx, telnyxClient } from './client.ts';
import { readTelnyxConfig } from './config.ts';
import { listOwn } from './own-numbers.ts';

it('[PROV-01] the metrics tell calls, errors, and when it last answered', async () => {
  const telnyx = await startTelnyxServer();
  const metrics = new Metrics();
  onTestFinished(async () => {
    metrics.stop();
    await telnyx.close();
  });
  observeTelnyx(metrics);
  const config = readTelnyxConfig(telnyx.env);
  if (config === null) throw new Error('The stand-in has keys.');
  const client = await telnyxClient(config, 1000)();
  const seen = async () => {
    const lines = (await metrics.text()).split('\n').filter((line) => line.startsWith('telnyx_'));
    return Object.fromEntries(lines.map((line) => line.split(' ')));
  };
  expect(await seen()).toEqual({
    telnyx_calls_total: '0',
    telnyx_errors_total: '0',
    telnyx_answered_seconds: 'NaN',
  });
  await listOwn(client);
  telnyx.setDown(true);
  await expect(listOwn(client)).rejects.toThrow();
  // A read is made twice.
  const { telnyx_answered_seconds: since, ...counts } = await seen();
  expect(counts).toEqual({ telnyx_calls_total: '3', telnyx_errors_total: '2' });
  expect(Number(since)).toBeLessThan(60);
  expect(await metrics.text()).toContain('# TYPE telnyx_errors_total counter');
});
