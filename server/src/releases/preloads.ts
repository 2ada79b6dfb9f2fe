import {
  type PageFiles,
  paths,
  type Registry,
  type RegistryArea,
  type ReleaseManifest,
} from '@jackfield/contract';
import { areaOf } from '@jackfield/domain';
import type { HostBuild } from './builds.ts';
import { assetPath } from './registry.ts';

/** What of a page decides which files it asks for at once. */
export interface PreloadInput {
  readonly path: string;
  /** BCP 47 tag of what the page is painted in. */
  readonly language: string;
  /** Address of the texts that files declare, in the language; null where nothing is to be asked for. */
  readonly textsOf: (addresses: readonly string[]) => string | null;
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

/** A file that is asked for, by its digest where one is known. */
interface Wanted {
  readonly href: string;
  readonly integrity?: string;
}

function hint({ href, integrity }: Wanted): string {
  const as = href.endsWith('.css') ? 'style' : 'script';
  // For a file that is asked for by its digest a hint without the same one would be of no use.
  const check = integrity && ` crossorigin="anonymous" integrity="${integrity}"`;
  return `<link rel="preload" as="${as}"${check ?? ''} href="${href}">`;
}

/** Entry of the area that the address belongs to, and what its page loads from it and from the host. */
function filesOfArea(
  { path, registry, host, pagesOf }: PreloadInput,
  known: readonly string[],
): Wanted[] {
  const area = areaOf(path, registry.areas);
  if (!area) return [];
  const entry = { href: area.entry, integrity: area.integrity };
  const page = pageAt(pagesOf(area), path);
  if (!page) return [entry];
  const shared = page.shared.flatMap((request) => host.modules[request] ?? []);
  const folder = area.entry.slice(0, area.entry.lastIndexOf('/'));
  return [
    ...[...new Set(shared)]
      .filter((file) => !known.includes(file))
      .map((file) => ({ href: assetPath('host', host.version, file) })),
    entry,
    ...page.files.map(({ file, integrity }) => ({ href: `${folder}/${file}`, integrity })),
  ];
}

/** Texts of a page that speaks another language than the code, which its start waits for. */
function textsHints({ textsOf, host }: PreloadInput, files: readonly Wanted[]): string[] {
  const scripts = host.scripts.map(({ file }) => assetPath('host', host.version, file));
  const href = textsOf([...scripts, ...files.map((file) => file.href)]);
  if (href === null) return [];
  return [`<link rel="preload" as="fetch" crossorigin href="${href.replaceAll('&', '&amp;')}">`];
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
  const files = [
    ...first.map((file) => ({ href: hostFile(file) })),
    ...(isSignedIn ? filesOfArea(input, first) : []),
  ];
  return [...fonts, ...textsHints(input, files), ...files.map(hint)];
}
