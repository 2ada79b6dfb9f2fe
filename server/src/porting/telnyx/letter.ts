import { formatDay } from '@jackfield/domain';
import { t } from '@jackfield/texts';
import { buffer } from 'node:stream/consumers';
import type { SentPortOrder } from '../provider.ts';
import { texts } from './texts.ts';

/** Signs beyond Latin-1 that the fonts of every reader have. */
const further = '“”‘’‚„–—…•€™ŠšŽžŒœŸ';

/** A text in signs that the fonts of every reader have: others lose their marks, or are `?`. */
const plain = (text: string): string =>
  Array.from(text, (sign) => {
    if (/[\n\u0020-\u007e\u00a0-\u00ff]/.test(sign) || further.includes(sign)) return sign;
    const bare = sign.normalize('NFKD').replaceAll(/\p{M}/gu, '');
    return /^[\u0020-\u007e]+$/.test(bare) ? bare : '?';
  }).join('');

/** The signed letter of authorization as PDF, word by word. */
export async function letterPdf({
  title,
  paragraphs,
  signedName,
  signedAt,
}: SentPortOrder['letter']): Promise<Buffer> {
  // Loaded where it is needed: few orders are sent.
  const { default: PdfDocument } = await import('pdfkit');
  const page = new PdfDocument({ size: 'LETTER', margin: 72, info: { Title: plain(title) } });
  page.fontSize(16).text(plain(title)).moveDown().fontSize(11);
  for (const paragraph of paragraphs) page.text(plain(paragraph), { lineGap: 3 }).moveDown();
  const day = formatDay(signedAt.slice(0, 10));
  page.moveDown().font('Helvetica-Oblique').fontSize(16).text(plain(signedName)).moveDown(0.5);
  page
    .font('Helvetica')
    .fontSize(10)
    .text(plain(t(texts.signed, { signedName, day })));
  page.end();
  return buffer(page);
}
