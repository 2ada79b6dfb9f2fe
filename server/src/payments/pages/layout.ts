import { t } from '@jackfield/texts';
import { html } from 'ghtml';
import { texts } from './texts.ts';

/** What all pages beside the portal share. */
export interface Frame {
  /** Name of the product that people come from. */
  readonly portal: string;
  /** Address of the pages. */
  readonly base: string;
  /** BCP 47 tag of the texts. */
  readonly language: string;
  /** What stands above every page; null for nothing. */
  readonly note: string | null;
}

const lock =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><rect x="4" y="11" width="16" height="10" rx="2"/><path d="M8 11V7a4 4 0 0 1 8 0v4"/></svg>';
const arrow = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M19 12H5m7 7-7-7 7-7"/></svg>';

/** Leads back into the portal. */
export const backLink = (href: string, portal: string): string =>
  html`<a class="back" href="${href}">!${arrow}<span>${t(texts.back, { portal })}</span></a>`;

const bar = (base: string, note: string): string =>
  html`<div class="bar" role="note">!${lock}<span>${new URL(base).hostname}</span><i aria-hidden="true"></i><span>${note}</span></div>`;

/** A whole page; `body` is HTML. */
export function page({ base, language, note }: Frame, title: string, body: string): string {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${base}/style.css">
</head>
<body>
!${note === null ? '' : bar(base, note)}
<main>!${body}</main>
</body>
</html>`;
}

/** A page that holds one message and the way back. */
export function messagePage(
  frame: Frame,
  { title, text, back }: { title: string; text: string; back: string },
): string {
  const body = html`<section class="card narrow">
<h1>${title}</h1>
<p>${text}</p>
<a class="button" href="${back}">${t(texts.back, { portal: frame.portal })}</a>
</section>`;
  return page(frame, title, body);
}
