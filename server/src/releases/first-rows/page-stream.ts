import { Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerElement, type PageAnswer } from '../answers.ts';
import type { Markup } from './markup.ts';

/** Keeps what is pressed before the shell is there, which does it on the list (painted-rows.ts). */
const keepPresses = `addEventListener("click",({target:t})=>t.closest(".frame-rows")&&(self.keptPresses??=[]).push(t),true)`;

/** Says that all rows have come; until then the last one may be a part of a row (frame.css). */
const rowsEnd = '<i hidden data-end></i>';

/** The rows as they stand in the frame, with the style that they bring. */
const rowsElement = ({ html, css, isPhone }: PaintedPage, nonce: string) =>
  `<div class="frame-rows" data-phone="${isPhone}"><style nonce="${nonce}">${css}</style><script nonce="${nonce}">${keepPresses}</script>${html}${rowsEnd}</div>`;

export interface PaintedPage extends Markup {
  /** Whether they are painted for a phone. */
  readonly isPhone: boolean;
}

/** What follows behind the frame: rows, then the answers that the list takes over. */
export interface Following {
  readonly rows: PaintedPage | null;
  readonly answers: readonly (PageAnswer | null)[];
}

/** The service worker keeps a page without what is between these comments. */
const own = (html: string) => `<!--own-->${html}<!--/own-->`;

/** Places in a page where rows and answers follow. */
export interface Marks {
  readonly rows: string;
  readonly later: string;
}

/** Marks that no text of a page can hold, because nobody knows its nonce beforehand. */
export const marksFor = (nonce: string): Marks => ({
  rows: `<!--rows ${nonce}-->`,
  later: `<!--later ${nonce}-->`,
});

/** A compressor that sends each piece at once; null where the browser takes none. */
function compressorFor(request: FastifyRequest) {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
    const flush = constants.BROTLI_OPERATION_FLUSH;
    return { encoding: 'br', through: createBrotliCompress({ params, flush }) };
  }
  if (/\bgzip\b/.test(accepted)) {
    return { encoding: 'gzip', through: createGzip({ flush: constants.Z_SYNC_FLUSH }) };
  }
  return null;
}

export interface StreamedPage {
  /** The whole page, with the marks in their places. */
  readonly html: string;
  readonly marks: Marks;
  readonly nonce: string;
  readonly following: Promise<Following>;
}

/** Cuts a text in two at a mark; null where it has none. */
function cutAt(text: string, mark: string): [string, string] | null {
  const at = text.indexOf(mark);
  return at < 0 ? null : [text.slice(0, at), text.slice(at + mark.length)];
}

async function* piecesOf({ html, marks, nonce, following }: StreamedPage) {
  const [frame, rest] = cutAt(html, marks.rows) ?? cutAt(html, marks.later) ?? [html, ''];
  yield frame;
  const { rows, answers } = await following;
  // Answers stand outside of the frame, which the shell replaces before its lists ask.
  const [frameEnd, end] = cutAt(rest, marks.later) ?? ['', rest];
  const brought = answers.filter((answer) => answer !== null).map(answerElement);
  yield own(rows ? rowsElement(rows, nonce) : '') + frameEnd + own(brought.join('')) + end;
}

/** Sends the frame at once, then what follows, then the rest; headers are set by the caller. */
export function sendPageInPieces(request: FastifyRequest, reply: FastifyReply, page: StreamedPage) {
  const source = Readable.from(piecesOf(page), { objectMode: false });
  const compressor = compressorFor(request);
  if (!compressor) return reply.send(source);
  reply.header('content-encoding', compressor.encoding).header('vary', 'accept-encoding');
  source.on('error', (error) => compressor.through.destroy(error));
  compressor.through.on('close', () => source.destroy());
  return reply.send(source.pipe(compressor.through));
}
