import { expect, it } from 'vitest';
import { probeOf } from './server-watch.ts';

const server = process.env['TEST_DATABASE_URL'];

it.runIf(server !== undefined)(
  'a process that is busy longer than a server may take does not miss its answer',
  async () => {
    const answered = probeOf(server ?? '')();
    const end = performance.now() + 1500;
    while (performance.now() < end);
    await expect(answered).resolves.toBeUndefined();
  },
);
