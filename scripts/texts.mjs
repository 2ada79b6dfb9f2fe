import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { git } from './lib/former-tree.mjs';
import { lastLanded } from './lib/landed.mjs';
import {
  compareTexts,
  fileOf,
  languageFiles,
  readLanguage,
  tidied,
  unlooked,
} from './lib/languages.mjs';
import { pseudo } from './lib/pseudo.mjs';
import { allTexts } from './lib/texts.mjs';
import { onProductNode, root } from './lib/toolchain.mjs';

/**
 * `pnpm texts` writes every text of the portal as JSON, English by message id, for translators;
 * `pnpm texts --pseudo` writes them in the pseudo language of scripts/lib/pseudo.mjs;
 * `pnpm texts <file>` says what a language's file of the same shape lacks, and fails when it does;
 * `pnpm texts --write <file>` orders the file and drops what no screen has any more, and then says so;
 * `pnpm texts --changed [revision]` lists texts whose English changed since a revision, else since
 * the branch left main, while a language kept its own.
 */
if (await onProductNode(import.meta.url)) process.exitCode = texts(process.argv.slice(2));

function texts([first, second]) {
  const english = allTexts(root);
  if (first === undefined) return print(Object.fromEntries(english));
  if (first === '--pseudo') {
    return print(Object.fromEntries([...english].map(([id, text]) => [id, pseudo(text)])));
  }
  if (first === '--changed') return printChanged(english, second ?? lastLanded());
  return first === '--write' ? tidy(english, second) : check(english, first);
}

function print(all) {
  process.stdout.write(fileOf(all));
  return 0;
}

function tidy(english, file) {
  writeFileSync(file, fileOf(tidied(english, JSON.parse(readFileSync(file, 'utf8')))));
  return check(english, file);
}

function check(english, file) {
  const catalogue = JSON.parse(readFileSync(file, 'utf8'));
  const { missing, unknown, broken } = compareTexts(basename(file, '.json'), english, catalogue);
  for (const id of missing) console.log(`missing  ${id}: ${english.get(id)}`);
  for (const fault of broken) console.log(`wrong  ${fault}`);
  for (const id of unknown) console.log(`unknown  ${id}`);
  console.log(`${english.size - missing.length} of ${english.size} texts`);
  return missing.length + broken.length + unknown.length === 0 ? 0 : 1;
}

/** English of a revision, read from a tree of its own. */
function englishOf(revision) {
  const tree = mkdtempSync(join(tmpdir(), 'jackfield-texts-'));
  try {
    const archive = execFileSync('git', ['archive', revision], { cwd: root, maxBuffer: Infinity });
    execFileSync('tar', ['-x', '-C', tree], { input: archive });
    return allTexts(tree);
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}

function printChanged(english, revision) {
  const before = englishOf(revision);
  for (const { tag, path } of languageFiles(root)) {
    const was = JSON.parse(git('show', `${revision}:${path}`) ?? '{}');
    for (const id of unlooked(before, english, was, readLanguage(root, path))) {
      console.log(`${tag}  ${id}: ${before.get(id)} -> ${english.get(id)}`);
    }
  }
  return 0;
}
