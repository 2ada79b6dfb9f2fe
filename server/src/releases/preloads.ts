import {
  type ClientConfig,
  type PageFiles,
  paths,
  type Registry,
  type RegistryArea,
  type ReleaseManifest,
} from '@jackfield/contract';
import { areaOf } from '@jackfield/domain';
import { sourceLanguage } from '@jackfield/texts';
import type { HostBuild } from './builds.ts';
import { assetPath } from './registry.ts';

/** What of a page decides which files it asks for at once. */
export interface PreloadInput {
  readonly path: string;
  /** BCP 47 tag of what the page is painted in. */
  readonly language: string;
  readonly config: Pick<ClientConfig, 'languages'>;
  readonly isSignedIn: boolean;
  readonly registry: Registry;
  readonly host: HostBuild;
  /** What the pages of an area load, by the patterns of their addresses. */
  readonly pagesOf: (area: RegistryArea) => ReleaseManifest['pages'];
}

/** What a page of an area loads; null for an address that the area does not list. */
function pageAt(pages: ReleaseManifest['pages'], path: string): PageFiles | null {
  const fitting = Object.entries(pages ?? {}).filter(([pathname]) =>
    new URLPattern({ pathname }).test({ pathname: path }),
  );
  const [, page] = fitting.find(([pathname]) => pathname === path) ?? fitting[0] ?? [];
  return page ?? null;
}

const isStyle = (href: string) => href.endsWith('.css');

const hint = (href: string) =>
  `<link rel="preload" as="${isStyle(href) ? 'style' : 'script'}" href="${href}">`;

/** For files that are asked for by their digest: a hint without the same one would be of no use. */
const checkedHint = (href: string, integrity: string) =>
  hint(href).replace(' href', ` crossorigin="anonymous" integrity="${integrity}" href`);

/** Entry of the area that the address belongs to, and what its page loads from it and from the host. */
function areaHints({ path, registry, host, pagesOf }: PreloadInput, known: readonly string[]) {
  const area = areaOf(path, registry.areas);
  if (!area) return [];
  const entry = checkedHint(area.entry, area.integrity);
  const page = pageAt(pagesOf(area), path);
  if (!page) return [entry];
  const shared = page.shared.flatMap((request) => host.modules[request] ?? []);
  const folder = area.entry.slice(0, area.entry.lastIndexOf('/'));
  return [
    ...[...new Set(shared)]
      .filter((file) => !known.includes(file))
      .map((file) => hint(assetPath('host', host.version, file))),
    entry,
    ...page.files.map(({ file, integrity }) => checkedHint(`${folder}/${file}`, integrity)),
  ];
}

/** Texts of a page that speaks another language than the code, which its start waits for. */
function languageHints({ language, config }: PreloadInput): string[] {
  const isOffered = config.languages.some(({ tag }) => tag === language);
  if (language === sourceLanguage || !isOffered) return [];
  const href = `/languages/${language}.json`;
  return [`<link rel="preload" as="fetch" crossorigin href="${href}">`];
}

/** Links by which a page asks at once for all that it is going to load. */
export function preloadsOf(input: PreloadInput): string[] {
  const { path, isSignedIn, host } = input;
  const hostFile = (file: string) => assetPath('host', host.version, file);
  const fonts = host.fonts.map(
    (file) =>
      `<link rel="preload" as="font" type="font/woff2" crossorigin href="${hostFile(file)}">`,
  );
  if (path.startsWith('/staff') || path === paths.wall()) return fonts;
  const first = isSignedIn ? host.preload : host.preloadSignedOut;
  return [
    ...fonts,
    ...languageHints(input),
    ...first.map((file) => hint(hostFile(file))),
    ...(isSignedIn ? areaHints(input, first) : []),
  ];
}
