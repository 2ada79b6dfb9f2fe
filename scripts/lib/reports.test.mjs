import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { playwrightCounts, vitestCounts } from './reports.mjs';
import { Tally } from './tally.mjs';
import { root } from './toolchain.mjs';
import UnseenReporter from './unseen-reporter.mjs';

const report = { numPassedTests: 4, numFailedTests: 0, testResults: [] };

describe('counts of vitest', () => {
  it('an exit code without a failed test counts as one failure', () => {
    const failed = ['vitest ended with 1 though no test failed'];
    expect(vitestCounts(report, undefined, 1)).toMatchObject({ passed: 4, failed });
    expect(vitestCounts(report, undefined, 0)).toMatchObject({ passed: 4, failed: [] });
  });

  it('names the error that no test caught, and the file beside which it came', () => {
    vi.stubEnv('UNSEEN_FILE', join(mkdtempSync(join(tmpdir(), 'unseen-')), 'unseen.json'));
    const error = {
      VITEST_TEST_PATH: join(root, 'server/sum.test.ts'),
      message: 'window is not defined\nmore',
      stacks: [{ file: join(root, 'shared/kit/src/menu.ts'), line: 7 }],
    };
    new UnseenReporter().onTestRunEnd([], [error, { message: 'Worker ended' }]);
    const unseen = JSON.parse(readFileSync(process.env.UNSEEN_FILE, 'utf8'));
    vi.unstubAllEnvs();
    expect(vitestCounts(report, unseen, 1).failed).toEqual([
      'an error that no test caught in server/sum.test.ts: window is not defined | more (shared/kit/src/menu.ts:7)',
      'an error that no test caught: Worker ended',
    ]);
  });

  it('names what failed by its file, with why in one line', () => {
    const failureMessages = [
      '\u001b[31mAssertionError: expected 1 to be 2\u001b[39m\n\n  of a sum\n    at x.ts:3',
    ];
    const assertionResults = [
      { fullName: 'adds', status: 'failed', failureMessages },
      { fullName: 'takes away', status: 'passed' },
    ];
    const message = 'Cannot find module ./gone.ts';
    const testResults = [
      { name: join(root, 'server/sum.test.ts'), status: 'failed', assertionResults },
      { name: join(root, 'server/gone.test.ts'), status: 'failed', message, assertionResults: [] },
    ];
    expect(vitestCounts({ ...report, testResults }, undefined, 1).failed).toEqual([
      'server/sum.test.ts > adds: AssertionError: expected 1 to be 2 | of a sum',
      'server/gone.test.ts: Cannot find module ./gone.ts',
    ]);
  });

  it('names what was skipped', () => {
    const assertionResults = [
      { fullName: 'waits for a writer', status: 'skipped' },
      { fullName: 'writes', status: 'passed' },
    ];
    const { skipped } = vitestCounts(
      { ...report, testResults: [{ name: 'a', assertionResults }] },
      undefined,
      0,
    );
    expect(skipped).toEqual(['waits for a writer: not meant for where it ran']);
  });
});

describe('counts of the browser tests', () => {
  const spec = (title, status, annotations = [], results = []) => ({
    title,
    tests: [{ status, annotations, results }],
  });
  const location = { file: join(root, 'e2e/specs/cross/a.spec.ts'), line: 7 };
  const errors = [
    { message: 'Test timeout of 120000ms exceeded.' },
    { message: 'Error: \u001b[2mexpect(\u001b[22mrows) failed\n\n  Locator: rows', location },
  ];
  const skip = { type: 'skip', description: 'needs the version before' };
  const suites = [
    {
      title: 'people/listing.spec.ts',
      specs: [spec('finds', 'expected'), spec('sorts', 'flaky')],
      suites: [
        {
          title: 'on a phone',
          specs: [spec('a', 'skipped', [skip]), spec('b', 'skipped', [skip])],
        },
      ],
    },
  ];
  const stats = { expected: 1, flaky: 1, unexpected: 0, skipped: 2 };

  it('names those that passed at the second try, and why others were skipped', () => {
    expect(playwrightCounts({ stats, suites }, 0)).toEqual({
      passed: 2,
      failed: [],
      flaky: ['people/listing.spec.ts > sorts'],
      skipped: ['2 browser tests: needs the version before'],
    });
  });

  it('names those that failed', () => {
    const failing = [
      { title: 'cross/a.spec.ts', specs: [spec('opens', 'unexpected', [], [{ errors }])] },
    ];
    const counts = { stats: { ...stats, unexpected: 1 }, suites: failing };
    expect(playwrightCounts(counts, 1).failed).toEqual([
      'cross/a.spec.ts > opens: Test timeout of 120000ms exceeded. | (e2e/specs/cross/a.spec.ts:7) | Error: expect(rows) failed | Locator: rows',
    ]);
  });
});

describe('the end of a run', () => {
  function endOf(counts, isStrict) {
    const lines = [];
    const log = vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
    const tally = new Tally();
    for (const each of counts) tally.add(each);
    const code = tally.print(isStrict);
    log.mockRestore();
    return { code, lines };
  }

  it('says both counts in the last line', () => {
    const { code, lines } = endOf([{ passed: 3 }, { passed: 2, skipped: ['x: no browser'] }]);
    expect(lines).toEqual([
      'SKIPPED x: no browser',
      'FLAKY 0 tests passed at their second try only',
      '5 passed, 0 failed',
    ]);
    expect(code).toBe(0);
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('names what passed at its second try only; strict: %s', (isStrict, expected) => {
    const { code, lines } = endOf([{ passed: 3, flaky: ['sorts'] }], isStrict);
    expect(lines).toEqual([
      'FLAKY sorts',
      'FLAKY 1 tests passed at their second try only',
      '3 passed, 0 failed',
    ]);
    expect(code).toBe(expected);
  });

  it('fails when a test failed, and names it', () => {
    const { code, lines } = endOf([{ passed: 3, failed: ['adds'] }]);
    expect(lines.slice(-2)).toEqual(['FAILED adds', '3 passed, 1 failed']);
    expect(code).toBe(1);
  });
});
