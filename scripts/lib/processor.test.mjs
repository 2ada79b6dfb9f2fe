import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { grown, processorSeconds } from './processor.mjs';

describe('processor seconds of a run', () => {
  it('count what children used once they have ended', () => {
    const before = processorSeconds();
    const busy =
      'const end = process.cpuUsage().user + 300_000; while (process.cpuUsage().user < end);';
    spawnSync(process.execPath, ['-e', busy]);
    expect(processorSeconds() - before).toBeGreaterThanOrEqual(0.3);
  });

  it('may grow by a tenth, and are named beyond', () => {
    const kept = { build: 100, unit: 200 };
    expect(grown({ build: 110, unit: 200, api: 50 }, kept)).toEqual([]);
    expect(grown({ build: 111, unit: 20 }, kept)).toEqual([
      'build: 111 s of the processor, 100 s before',
    ]);
  });
});
