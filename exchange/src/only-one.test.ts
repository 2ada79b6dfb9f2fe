import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { takeAlone } from './only-one.ts';

it('is for one at a time, and for the next once that gave it up', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'jackfield-exchange-'));
  const giveUp = await takeAlone(folder);
  await expect(takeAlone(folder)).rejects.toThrow(`Another exchange runs in ${folder}`);
  giveUp();
  (await takeAlone(folder))();
  rmSync(folder, { recursive: true });
});
