import { readFileSync } from 'node:fs';
import { allTexts, compareTexts } from './lib/texts.mjs';
import { pseudo } from './lib/pseudo.mjs';
import { onProductNode, root } from './lib/toolchain.mjs';

/**
 * `pnpm texts` writes every text of the portal as JSON, English by message id, for translators;
 * `pnpm texts --pseudo` writes them in the pseudo language of scripts/lib/pseudo.mjs;
 * `pnpm texts <file>` says what a language's file of the same shape lacks, and fails when it does.
 */
if (await onProductNode(import.meta.url)) process.exitCode = texts(process.argv[2]);

function texts(file) {
  const english = allTexts(root);
  if (file === undefined) {
    console.log(JSON.stringify(Object.fromEntries(english), null, 2));
    return 0;
  }
  if (file === '--pseudo') {
    const marked = [...english].map(([id, text]) => [id, pseudo(text)]);
    console.log(JSON.stringify(Object.fromEntries(marked), null, 2));
    return 0;
  }
  const { missing, unknown, broken } = compareTexts(
    english,
    JSON.parse(readFileSync(file, 'utf8')),
  );
  for (const id of missing) console.log(`missing  ${id}: ${english.get(id)}`);
  for (const id of broken) console.log(`other arguments  ${id}: ${english.get(id)}`);
  for (const id of unknown) console.log(`unknown  ${id}`);
  console.log(`${english.size - missing.length} of ${english.size} texts`);
  return missing.length + broken.length + unknown.length === 0 ? 0 : 1;
}
