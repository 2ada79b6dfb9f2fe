import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Language, textsAddress } from '@jackfield/contract';
import { sourceLanguage } from '@jackfield/texts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { textsOfLanguage } from '../platform/languages.ts';
import { type Asset, etagOf } from './asset.ts';
import { type FindFile, immutable, sendAsset } from './asset-route.ts';
import { devVersion } from './builds.ts';
import type { RowsLanguage } from './first-rows/first-rows.ts';
import type { VariantFile } from './variants.ts';

type Texts = Readonly<Record<string, string>>;

/** Answers of a language that are kept; each is one set of areas in one encoding. */
const mostKept = 200;

/** What a variant says in a language: the texts, by area too, and what was sent of them. */
export interface VariantLanguage extends RowsLanguage {
  /** Names the bytes of the texts. */
  readonly version: string;
  readonly areas: ReadonlyMap<string, Texts>;
  /** Which of the areas scripts declare, by their addresses. */
  readonly declared: Map<string, readonly string[]>;
  readonly sent: Map<string, Promise<Asset>>;
}

/** What of an id names its area: `people.users` of `people.users.title`. */
const areaOf = (id: string) => id.slice(0, id.lastIndexOf('.'));

function byArea(texts: Texts): Map<string, Texts> {
  const areas = new Map<string, Record<string, string>>();
  for (const [id, text] of Object.entries(texts)) {
    const area = areas.get(areaOf(id)) ?? {};
    area[id] = text;
    areas.set(areaOf(id), area);
  }
  return areas;
}

const languages = new WeakMap<VariantFile, Map<string, VariantLanguage>>();

/** Texts of a language with the variant's own; the same object between requests. */
export function languageOf(variant: VariantFile, tag: string): VariantLanguage {
  const all = languages.get(variant) ?? new Map<string, VariantLanguage>();
  languages.set(variant, all);
  const known = all.get(tag);
  if (known) return known;
  const texts = { ...textsOfLanguage(tag), ...variant.texts[tag] };
  const version = etagOf(JSON.stringify(texts)).slice(1, 11);
  const areas = byArea(texts);
  const made = {
    tag,
    variant: variant.id,
    texts,
    version,
    areas,
    declared: new Map(),
    sent: new Map(),
  };
  all.set(tag, made);
  return made;
}

/** Languages with what names the texts that a variant has of them; the code's needs none. */
export const withVersions = (
  offered: readonly Language[],
  variant: VariantFile,
): readonly Language[] =>
  offered.map((language) =>
    language.tag === sourceLanguage
      ? language
      : { ...language, version: languageOf(variant, language.tag).version },
  );

/** What may be the area of texts in a script. */
const quoted = /["'`]([\w.]+)["'`]/g;

/**
 * Reads which texts scripts declare: a language knows its areas, and a script names those that it
 * declares in quotes, whoever built it. So a page asks for its texts beside its files.
 *
 * @param find the path of a file below `/assets`
 * @returns the address of the texts that the files at `addresses` declare; null where there are none
 */
export function textsReader(find: FindFile) {
  function areasIn(address: string, { areas, declared }: VariantLanguage): readonly string[] {
    const known = declared.get(address);
    if (known) return known;
    const [, assets, name = '', version = '', file = ''] = address.split('/');
    const path = assets === 'assets' && file.endsWith('.js') ? find(name, version, file) : null;
    const source = path === null ? '' : readFileSync(path, 'utf8');
    const names = new Set([...source.matchAll(quoted)].map(([, text = '']) => text));
    const found = [...names].filter((area) => areas.has(area));
    if (version !== devVersion) declared.set(address, found);
    return found;
  }

  return (language: VariantLanguage, addresses: readonly string[]): string | null => {
    if (language.tag === sourceLanguage) return null;
    const areas = new Set(addresses.flatMap((address) => areasIn(address, language)));
    return areas.size === 0 ? null : textsAddress(language, [...areas]);
  };
}

const packers = {
  // The best of both takes ten times as long for a tenth less.
  br: promisify<Buffer, Buffer>((bytes, done) =>
    brotliCompress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }, done),
  ),
  gzip: promisify<Buffer, Buffer>(gzip),
};

async function pack(texts: Texts, encoding: 'br' | 'gzip' | undefined): Promise<Asset> {
  const bytes = Buffer.from(JSON.stringify(texts));
  const asset = { type: 'application/json; charset=utf-8', etag: etagOf(bytes) };
  if (encoding === undefined) return { ...asset, bytes };
  return { ...asset, bytes: await packers[encoding](bytes), encoding };
}

/** Some areas of a language, or all, as they go over the wire; what is asked for again is kept. */
function sentTexts(language: VariantLanguage, of: string | undefined, accepted: string) {
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
  const areas = of?.split(',').filter((area) => language.areas.has(area));
  const key = `${encoding} ${areas?.join() ?? '*'}`;
  const known = language.sent.get(key);
  if (known) return known;
  const texts = areas
    ? Object.assign({}, ...areas.map((area) => language.areas.get(area)))
    : language.texts;
  const made = pack(texts, encoding);
  const [oldest] = language.sent.keys();
  if (language.sent.size >= mostKept && oldest) language.sent.delete(oldest);
  language.sent.set(key, made);
  return made;
}

/**
 * Texts of a language as JSON by message id: `/languages/es.json` all of them, `of` those of some
 * areas. With `v`, the version that the configuration names, they never change (LANG-02).
 */
export function addTextsRoute(
  app: FastifyInstance,
  variantOf: (request: FastifyRequest) => VariantFile | null,
): void {
  app.get<{ Params: { file: string }; Querystring: { v?: string; of?: string } }>(
    '/languages/:file',
    async (request, reply) => {
      const { params, query, headers } = request;
      const tag = params.file.replace(/\.json$/, '');
      const variant = variantOf(request);
      if (variant === null || textsOfLanguage(tag) === undefined) return reply.callNotFound();
      const language = languageOf(variant, tag);
      const asset = await sentTexts(language, query.of, String(headers['accept-encoding'] ?? ''));
      return sendAsset(
        request,
        reply,
        asset,
        query.v === language.version ? immutable : 'no-cache',
      );
    },
  );
}
