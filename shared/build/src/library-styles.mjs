import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { root } from './folders.mjs';

const kit = join(root, 'shared', 'kit');
const replacement = (name) => join(kit, 'library', `${name}.mjs`);
const isOf = (folder) => (data) => folder.test(data.context);
const inLibrary = isOf(/node_modules[\\/]antd[\\/]es[\\/](?!theme|[^\\/]+[\\/]style)/);

const replace = (pattern, isWanted, name) =>
  new rspack.NormalModuleReplacementPlugin(pattern, (data) => {
    if (isWanted(data)) data.request = replacement(name);
  });

/**
 * Plugins that leave out of a build what the kit uses of no control: the component library's
 * styles, theme and style engine, its form engine, colours chosen by callers, placeholders, tooltips
 * that share a bubble. Its controls then need `@jackfield/kit/theme/library.css` in the page, before
 * every other sheet but the page's first; they write that one too.
 */
export const withoutLibraryStyles = () => [
  {
    apply: ({ options }) =>
      options.module.rules.push({
        test: join(kit, 'src', 'theme', 'library.css'),
        use: replacement('render'),
      }),
  },
  replace(/\/style(\/(index|search|otp|textarea|addon))?$/, inLibrary, 'no-style'),
  replace(/\/style\/(compact|confirm|fallbackCmp)$/, inLibrary, 'no-part'),
  replace(
    /\/theme\/(internal|context|useToken|interface|themes\/seed|util\/genStyleUtils)$/,
    inLibrary,
    'no-theme',
  ),
  replace(/^@ant-design\/cssinjs$/, inLibrary, 'no-theme'),
  replace(/^@rc-component\/form$/, inLibrary, 'no-form'),
  replace(/^\.\/util$/, isOf(/[\\/]antd[\\/]es[\\/]tooltip/), 'no-colour'),
  replace(/^@ant-design\/colors$/, isOf(/@ant-design[\\/]icons/), 'no-colour'),
  replace(/\/tooltip\/UniqueProvider$/, isOf(/[\\/]antd[\\/]es[\\/]config-provider/), 'no-wrapper'),
  replace(/^\.\.\/skeleton$/, isOf(/[\\/]antd[\\/]es[\\/](modal|drawer)/), 'no-part'),
];
