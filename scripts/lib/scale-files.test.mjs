import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { afterAll, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { root } from './toolchain.mjs';

const folder = join(root, 'docs/scale');
const read = (name) => readFileSync(join(folder, name), 'utf8');
const cache = join(root, 'node_modules/.cache');
mkdirSync(cache, { recursive: true });
const scratch = mkdtempSync(join(cache, 'scale-files-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** Objects of all files for Kubernetes; those of lists by themselves. */
function kubernetesObjects() {
  const files = readdirSync(join(folder, 'kubernetes')).filter(
    (name) => name !== 'kustomization.yaml',
  );
  return files
    .flatMap((name) => parseAllDocuments(read(`kubernetes/${name}`), { merge: true }))
    .map((document) => document.toJS())
    .flatMap((object) => (object.kind === 'List' ? object.items : [object]));
}

/** What the compiler says of these objects by the types of Kubernetes' API. */
function complaintsOf(objects) {
  const lines = objects.map((object, at) => {
    const [version, group = 'core'] = object.apiVersion.split('/').toReversed();
    const type = `import('kubernetes-types/${group.replace('.k8s.io', '')}/${version}').${object.kind}`;
    return `export const object${at}: ${type} = ${JSON.stringify(object)};`;
  });
  const file = join(scratch, 'objects.ts');
  writeFileSync(file, lines.join('\n'));
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig', '--types', ''];
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), [...options, file], {
    encoding: 'utf8',
  });
  return stdout;
}

it('compose.yaml keeps to the specification of compose files', () => {
  const linter = new DCLinter({ rules: {}, quiet: true });
  const [result] = linter.lintFiles([join(folder, 'compose.yaml')], false);
  expect(result.messages.filter(({ type }) => type === 'error')).toEqual([]);
});

it('the Dockerfile is one', () => {
  expect(validate(read('Dockerfile'))).toEqual([]);
});

it('the objects for Kubernetes have only members that its API knows', () => {
  const objects = kubernetesObjects();
  expect(objects.map(({ kind }) => kind)).toContain('Deployment');
  expect(complaintsOf(objects)).toBe('');
});

it('every setting is one that docs/operating.md knows', () => {
  const { services } = parse(read('compose.yaml'), { merge: true });
  const objects = kubernetesObjects();
  const ours = ['portal1', 'portal2', 'worker'];
  const pods = objects.flatMap((object) => object.spec?.template?.spec.containers ?? []);
  const settings = new Set([
    ...ours.flatMap((name) => Object.keys(services[name].environment)),
    ...objects.flatMap(({ data, stringData }) => Object.keys(data ?? stringData ?? {})),
    ...pods.flatMap(({ env }) => env.map(({ name }) => name)),
  ]);
  const table = readFileSync(join(root, 'docs/operating.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  expect(settings.size).toBeGreaterThan(10);
  expect(
    [...settings].filter((name) => !table.some((line) => line.includes(`\`${name}\``))),
  ).toEqual([]);
});
