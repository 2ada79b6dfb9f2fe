import { expect, it } from 'vitest';
import { markupOf } from './markup.ts';

it('takes what React has painted as it stands', () => {
  const html = '<ul class="a"><li>&lt;script&gt; &amp; style=&quot;x&quot;</li></ul>';
  expect(markupOf(html, '.rows')).toEqual({ html, css: '' });
});

it('turns styles into rules of the rows, the same ones into one', () => {
  const painted =
    '<p style="height:4px"></p><p style="--a:&#x27;b&#x27;"></p><b style="height:4px"></b>';
  expect(markupOf(painted, '.rows')).toEqual({
    html: '<p data-style="0"></p><p data-style="1"></p><b data-style="0"></b>',
    css: `.rows [data-style="0"]{height:4px}.rows [data-style="1"]{--a:'b'}`,
  });
});

it.each([
  ['a script', '<script>alert(1)</script>'],
  ['a sheet of its own', '<STYLE>p{}</STYLE>'],
  ['another base', '<base href="//elsewhere">'],
  ['a page of elsewhere', '<iframe src="//elsewhere"></iframe>'],
  ['the end of what is of one person', '<!--/own-->'],
  ['a form', '<form action="/api/user">'],
  ['a style that ends its rule', '<p style="a:b}p{color:red"></p>'],
  ['a style that ends its element', '<p style="a:&lt;/style>"></p>'],
  ['a style that loads', '<p style="background:url(//elsewhere)"></p>'],
  ['too much', 'x'.repeat(2_000_001)],
])('refuses %s', (_what, painted) => {
  expect(() => markupOf(painted, '.rows')).toThrow(/may not|too large/);
});
