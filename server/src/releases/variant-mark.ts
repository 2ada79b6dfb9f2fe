const largest = 20_000;
/** Shapes alone: nothing that runs, loads or leaves the picture. */
const elements = new Set([
  'svg',
  'g',
  'path',
  'circle',
  'ellipse',
  'rect',
  'line',
  'polyline',
  'polygon',
]);
const attribute = /\s+([a-zA-Z][\w:-]*)\s*=\s*"([^"<]*)"/g;
const refusedAttribute = /^(on|href|xlink:|style$|id$|class$)/i;
/** Colours and gradients of elsewhere would be asked for. */
const refusedValue = /url\s*\(|javascript:|&/i;
const tag = /<(\/?)([a-zA-Z][\w:-]*)((?:\s+[a-zA-Z][\w:-]*\s*=\s*"[^"<]*")*)\s*(\/?)>/g;

/**
 * What keeps an SVG file from standing inside a page, in words; null when nothing does. It may have
 * shapes and their looks, and no style sheet, script, text, link or picture.
 */
export function markProblem(svg: string): string | null {
  if (svg.length > largest) return `must have at most ${largest} characters`;
  const source = withoutProlog(svg);
  if (!/^<svg\s/.test(source) || !source.endsWith('</svg>')) return 'must be one svg element';
  if (!/\sviewBox="[\d.\s-]+"/.test(source)) return 'must have a viewBox such as "0 0 24 24"';
  if (source.replaceAll(tag, '').trim() !== '') return 'must hold shapes alone, and no text';
  for (const [, , name = '', attributes = ''] of source.matchAll(tag)) {
    if (!elements.has(name)) return `must not hold the element ${name}; shapes are allowed`;
    for (const [, key = '', value = ''] of attributes.matchAll(attribute)) {
      if (refusedAttribute.test(key)) return `must not have the attribute ${key}`;
      if (refusedValue.test(value)) return `must not have ${key}="${value}"`;
    }
  }
  return null;
}

const withoutProlog = (svg: string): string =>
  svg
    .replace(/^\uFEFF?\s*<\?xml[^>]*\?>/, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .trim();

/** A checked mark as a symbol that pages draw by its id. */
export function markSymbol(svg: string): string {
  const source = withoutProlog(svg);
  const [open = ''] = /^<svg[^>]*>/.exec(source) ?? [];
  const viewBox = /\sviewBox="([^"]*)"/.exec(open)?.[1] ?? '';
  const fill = /\sfill="([^"]*)"/.exec(open)?.[1];
  const shapes = source
    .slice(open.length, -'</svg>'.length)
    .replaceAll(/\s+/g, ' ')
    .replaceAll('> <', '><')
    .trim();
  return `<symbol id="brand-mark" viewBox="${viewBox}"${fill ? ` fill="${fill}"` : ''}>${shapes}</symbol>`;
}
