import type { PaintedNode } from '@jackfield/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MarkupError, serialise } from './serialise.ts';

const scope = '.frame-rows';
const html = (tree: PaintedNode) => serialise(tree, scope).html;

describe('first rows as markup', () => {
  it('are what the tree says', () => {
    const tree: PaintedNode = [
      'tr',
      { class: 'row', 'data-row': '7', 'aria-rowindex': '2' },
      ['td', {}, ['a', { href: '/admin-settings/users?x=1#y' }, 'Ada'], ' & co'],
      ['td', {}, ['input', { type: 'checkbox', disabled: '' }]],
    ];
    expect(html(tree)).toBe(
      '<tr class="row" data-row="7" aria-rowindex="2"><td><a href="/admin-settings/users?x=1#y">Ada</a> &#38; co</td>' +
        '<td><input type="checkbox" disabled=""></td></tr>',
    );
  });

  it('have ids of their own, and links that open beside the page', () => {
    const link = { href: '/api/file/1', target: '_blank', rel: 'noopener noreferrer' };
    const tree: PaintedNode = ['section', { 'aria-labelledby': 'first-12' }, ['a', link, 'PDF']];
    expect(html(['div', {}, ['h2', { id: 'first-12' }, 'Invoices'], tree])).toBe(
      '<div><h2 id="first-12">Invoices</h2><section aria-labelledby="first-12">' +
        '<a href="/api/file/1" target="_blank" rel="noopener noreferrer">PDF</a></section></div>',
    );
  });

  it('keep every text in its place', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (text, title) => {
        const made = html(['p', { title }, text]);
        const [, attribute = '', inside = ''] =
          /^<p title="([^"]*)">([^<]*)<\/p>$/s.exec(made) ?? [];
        const read = (escaped: string) =>
          escaped.replaceAll(/&#(\d+);/g, (_all, code: string) =>
            String.fromCharCode(Number(code)),
          );
        expect([read(attribute), read(inside)]).toEqual([title, text]);
        expect(attribute + inside).not.toMatch(/[<>"'`]|&(?!#\d+;)/);
      }),
    );
  });

  it.each<[string, PaintedNode]>([
    ['a script', ['script', {}, 'alert(1)']],
    ['a style', ['style', {}, 'a{}']],
    ['a frame', ['iframe', { src: '/x' }]],
    ['a form', ['form', { action: '/x' }]],
    ['a tag that is none', ['p onclick=x', {}]],
    ['a handler', ['p', { onclick: 'x' }]],
    ['a name that ends the tag', ['p', { 'data-x><script': '' }]],
    ['a style as text', ['p', { style: 'color:red' }]],
    ['a script as link', ['a', { href: 'javascript:alert(1)' }]],
    ['another host', ['a', { href: '//evil.example' }]],
    ['another host with a backslash', ['a', { href: '/\\evil.example' }]],
    ['a whole address', ['img', { src: 'https://evil.example/x.png' }]],
    ['an address of a picture in a drawing', ['path', { href: '/x' }]],
    ['a file to choose', ['input', { type: 'file' }]],
    ['the mark of a style', ['p', { 'data-style': '0' }]],
    ['a style that loads', ['p', { style: { background: 'url(/x)' } }]],
    ['a style that ends', ['p', { style: { color: 'red}body{display:none' } }]],
    ['a style with a second property', ['p', { style: { color: 'red;background:blue' } }]],
    ['an id that scripts look for', ['p', { id: 'app' }]],
    ['an id that ends', ['p', { id: 'first-1 app' }]],
    ['another window by name', ['a', { href: '/x', target: 'portal' }]],
    ['a window that may speak to this one', ['a', { href: '/x', rel: 'opener' }]],
    ['a window for what is no link', ['p', { target: '_blank' }]],
    ['a property that is none', ['p', { style: { 'color:red;x': 'y' } }]],
    ['styles under another name', ['p', { title: { color: 'red' } }]],
  ])('refuse %s', (_what, tree) => {
    expect(() => html(['div', {}, tree])).toThrow(MarkupError);
  });

  it('write each style once, as a rule of their own element', () => {
    const red: PaintedNode = ['b', { style: { color: 'var(--ui-error)', fontSize: 12 } }, 'x'];
    const tree: PaintedNode = ['p', { style: { opacity: 0.5, width: '50%' } }, red, red];
    expect(serialise(tree, scope)).toEqual({
      html: '<p data-style="0"><b data-style="1">x</b><b data-style="1">x</b></p>',
      css:
        '.frame-rows [data-style="0"]{opacity:0.5;width:50%}' +
        '.frame-rows [data-style="1"]{color:var(--ui-error);font-size:12px}',
    });
  });

  it('have an end to their depth and their size', () => {
    const nested = (depth: number): PaintedNode =>
      depth === 0 ? 'x' : ['p', {}, nested(depth - 1)];
    expect(() => html(nested(80))).toThrow('too deep');
    expect(() => html(['p', {}, 'x'.repeat(2_100_000)])).toThrow('too large');
  });
});
