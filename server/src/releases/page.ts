import type { ClientConfig, Registry } from '@jackfield/contract';
import { areaOf } from '@jackfield/domain';
import type { HostBuild } from './builds.ts';
import { assetPath } from './registry.ts';

/** Parts of the page that do not change between requests. */
export interface PageParts {
  /** The host's index.html with {{marks}}. */
  template: string;
  /** Script that sets the theme before the first paint. */
  themeScript: string;
  /** Frame with sidebar, frame without, and what a signed-out person sees first. */
  frames: { admin: string; plain: string; signedOut: string };
}

export interface PageInput {
  nonce: string;
  path: string;
  isSignedIn: boolean;
  /** BCP 47 tag of what the page is painted in. */
  language: string;
  registry: Registry;
  config: ClientConfig;
  host: HostBuild;
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** JSON that may stand inside a script element. */
const inlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const isStaff = (path: string) => path.startsWith('/staff');

function preloads({ path, isSignedIn, registry, host }: PageInput): string[] {
  const hostFile = (file: string) => assetPath('host', host.version, file);
  const hint = (href: string) =>
    `<link rel="preload" as="${href.endsWith('.css') ? 'style' : 'script'}" href="${href}">`;
  const fonts = host.fonts.map(
    (file) =>
      `<link rel="preload" as="font" type="font/woff2" crossorigin href="${hostFile(file)}">`,
  );
  if (isStaff(path)) return fonts;
  if (!isSignedIn) return [...fonts, ...host.preloadSignedOut.map((file) => hint(hostFile(file)))];
  const area = areaOf(path, registry.areas);
  const entry = area
    ? [
        `<link rel="preload" as="script" crossorigin="anonymous" integrity="${area.integrity}" href="${area.entry}">`,
        ...area.preload.map(hint),
      ]
    : [];
  return [...fonts, ...host.preload.map((file) => hint(hostFile(file))), ...entry];
}

const frameOf = ({ path, isSignedIn }: PageInput, frames: PageParts['frames']) => {
  if (!isSignedIn || path.startsWith('/auth') || isStaff(path)) return frames.signedOut;
  return path.startsWith('/admin-settings') ? frames.admin : frames.plain;
};

/** The page: inlined registry and configuration, frame painted, nonce on every script. */
export function renderPage(parts: PageParts, input: PageInput): string {
  const { nonce, registry, config, host } = input;
  const hostFile = (file: string) => assetPath('host', host.version, file);
  const head = [
    ...host.styles.map((file) => `<link rel="stylesheet" href="${hostFile(file)}">`),
    `<link rel="icon" href="/favicon-${registry.variant.id}.svg">`,
    ...preloads(input),
    ...host.scripts.map(
      ({ file, integrity }) =>
        `<script defer nonce="${nonce}" crossorigin="anonymous" integrity="${integrity}" src="${hostFile(file)}"></script>`,
    ),
  ].join('\n    ');
  const name = escapeHtml(registry.variant.name);
  const values: Record<string, string> = {
    nonce,
    head,
    title: name,
    language: input.language,
    variant: registry.variant.id,
    themeScript: parts.themeScript,
    data: inlineJson({ registry, config }),
    frame: frameOf(input, parts.frames).replaceAll('{{name}}', name),
  };
  return parts.template.replaceAll(/\{\{(\w+)\}\}/g, (_mark, key: string) => values[key] ?? '');
}
