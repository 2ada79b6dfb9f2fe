import { readFileSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';

const entry = join(import.meta.dirname, '../../../shared/web-phone/src/line/public.ts');

/**
 * The phone line of the portal as one script, small as it is sent: its page finds `createLine` in
 * `webPhone`.
 */
export async function lineScript(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'jackfield-line-'));
  const bundler = rspack({
    mode: 'production',
    target: 'web',
    devtool: false,
    entry,
    output: { path: folder, filename: 'line.js', library: { type: 'assign', name: 'webPhone' } },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' } } },
          type: 'javascript/auto',
        },
      ],
    },
  });
  try {
    await new Promise<void>((resolve, reject) => {
      bundler.run((error, stats) => {
        if (error) reject(error);
        else if (stats?.hasErrors())
          reject(new Error(stats.toString({ all: false, errors: true })));
        else resolve();
      });
    });
    return readFileSync(join(folder, 'line.js'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
