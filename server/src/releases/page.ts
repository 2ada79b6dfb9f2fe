import { type ClientConfig, paths } from '@jackfield/contract';
import { brandCss } from '@jackfield/domain/brand';
import * as v from 'valibot';
import {
  answerElement,
  expectedAttribute,
  inlineJson,
  opensAttribute,
  type PageAnswer,
} from './answers.ts';
import { type PreloadInput, preloadsOf } from './preloads.ts';
import { assetPath } from './registry.ts';

/** Parts of the page that do not change between requests. */
export interface PageParts {
  /** The host's index.html with {{marks}}. */
  template: string;
  /** Script that sets the theme before the first paint. */
  themeScript: string;
  /** The host's sheet, in the page so that its first paint waits for no other answer. */
  styles: string;
  /** Frame with sidebar, frame without, and what a signed-out person sees first. */
  frames: { admin: string; plain: string; signedOut: string };
}

export interface PageInput extends PreloadInput {
  nonce: string;
  /** The variant's mark, a symbol element. */
  mark: string;
  config: ClientConfig;
  /** The variant's own words in the language of the code. */
  texts: Readonly<Record<string, string>>;
  /** What the API answers to calls that the page begins with. */
  answers?: readonly PageAnswer[];
  /** Calls whose answers follow behind the frame. */
  expected?: readonly string[];
  /** Query that the page opens with in place of the one that was asked for. */
  opensWith?: string | undefined;
  /** Stand where the first rows follow in the frame, and behind it their answers. */
  marks?: { rows: string; later: string };
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const isStaff = (path: string) => path.startsWith('/staff');
const isWall = (path: string) => path === paths.wall();

const withAccess = v.object({ access: v.object({}) });

/** Whether the person has a sidebar beside their own settings too, by a built-in role (RIGHT-02). */
const hasSidebar = (answers: readonly PageAnswer[]): boolean =>
  answers.some(({ call, body }) => call === 'GET /api/user' && v.is(withAccess, body));

const frameOf = (
  { path, isSignedIn, answers = [] }: PageInput,
  frames: PageParts['frames'],
): string => {
  if (!isSignedIn || path.startsWith('/auth') || isStaff(path) || isWall(path)) {
    return frames.signedOut;
  }
  const isAdmin = path.startsWith('/admin-settings') || hasSidebar(answers);
  return isAdmin ? frames.admin : frames.plain;
};

/**
 * Scripts in the order in which they run; an area from source changes in place with another React.
 * One alone runs as soon as it is there, however slowly the rest of the page arrives.
 */
function scriptsOf({ host, registry, nonce }: PageInput): string[] {
  const isFromSource = registry.areas.some(({ entry }) => URL.canParse(entry));
  const first = isFromSource && host.developmentReact ? [host.developmentReact] : [];
  const scripts = [...first, ...host.scripts];
  const when = scripts.length === 1 ? 'async' : 'defer';
  return scripts.map(({ file, integrity }) => {
    const address = assetPath('host', host.version, file);
    return `<script ${when} fetchpriority="high" nonce="${nonce}" crossorigin="anonymous" integrity="${integrity}" src="${address}"></script>`;
  });
}

/** The page: inlined registry and configuration, frame painted, nonce on every script. */
export function renderPage(parts: PageParts, input: PageInput): string {
  const { nonce, registry, config } = input;
  const head = [
    `<style nonce="${nonce}">${parts.styles}</style>`,
    `<link rel="icon" type="image/svg+xml" href="/favicon.svg">`,
    // Before the hints: the rest can be asked for while it runs, but does nothing without it.
    ...scriptsOf(input),
    ...preloadsOf(input),
  ].join('\n    ');
  const name = escapeHtml(registry.variant.name);
  const values: Record<string, string> = {
    nonce,
    head,
    title: name,
    language: input.language,
    variant: registry.variant.id,
    brand: brandCss(registry.variant.brand),
    mark: `<svg display="none">${input.mark}</svg>`,
    themeScript: parts.themeScript,
    data: inlineJson({ registry, config, texts: input.texts }),
    expected: expectedAttribute(input.expected ?? []) + opensAttribute(input.opensWith),
    answers: (input.answers ?? []).map(answerElement).join('\n    '),
    frame: frameOf(input, parts.frames)
      .replaceAll('{{name}}', name)
      .replace('{{rows}}', input.marks?.rows ?? ''),
    later: input.marks?.later ?? '',
  };
  return parts.template.replaceAll(/\{\{(\w+)\}\}/g, (_mark, key: string) => values[key] ?? '');
}
