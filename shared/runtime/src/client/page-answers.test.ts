// @vitest-environment jsdom
import { updateTeammate } from '@jackfield/contract/api/teammate';
import { connectToken, getSession, setOwnProfile } from '@jackfield/contract/api/session';
import { describe, expect, it } from 'vitest';
import { createPageAnswers, mayChange } from './page-answers.ts';

const user = 'GET /api/user';
const headers = { 'content-language': 'en', etag: '"3"' };

function element(call: string, body: unknown, language = 'en'): string {
  const answer = { status: 200, headers: { ...headers, 'content-language': language }, body };
  return `<script type="application/json" data-answer="${call.replaceAll('&', '&#38;')}">${JSON.stringify(answer)}</script>`;
}

function pageOf(html: string, expected: readonly string[] = []): Document {
  const page = new DOMParser().parseFromString(
    `<script type="application/json" id="page-data">{}</script>${html}`,
    'text/html',
  );
  const data = page.getElementById('page-data');
  if (data && expected.length > 0) data.dataset['answersExpected'] = JSON.stringify(expected);
  return page;
}

/** A page of which more is on its way. */
function loading(page: Document) {
  let readyState: DocumentReadyState = 'loading';
  Object.defineProperty(page, 'readyState', { get: () => readyState });
  return {
    end: () => {
      readyState = 'interactive';
    },
  };
}

const bodyOf = async (taken: Promise<Response | null> | null) => (await taken)?.json();

describe('answers that the page brings', () => {
  it('are each used once, with status and headers', async () => {
    const answers = createPageAnswers(pageOf(element(user, { id: 'me' })), () => 0);
    const response = await answers.take('/api/user', 'en');
    expect([response?.status, response?.headers.get('etag')]).toEqual([200, '"3"']);
    expect(await response?.json()).toEqual({ id: 'me' });
    expect(answers.take('/api/user', 'en')).toBeNull();
  });

  it('fit a call by path and whole query, in whatever order', async () => {
    const page = pageOf(element('GET /api/teammate?limit=25&search=a%20b', { total: 1 }));
    const answers = createPageAnswers(page, () => 0);
    expect(answers.take('/api/teammate', 'en')).toBeNull();
    expect(answers.take('/api/teammate?limit=25&search=b', 'en')).toBeNull();
    expect(await bodyOf(answers.take('/api/teammate?search=a+b&limit=25', 'en'))).toEqual({
      total: 1,
    });
  });

  it('are left where the page speaks another language by now', async () => {
    const answers = createPageAnswers(pageOf(element(user, {}, 'es')), () => 0);
    expect(await answers.take('/api/user', 'en')).toBeNull();
  });

  it('are left when the page is old, or from an earlier visit', () => {
    const html = element(user, {});
    expect(createPageAnswers(pageOf(html), () => 60_000).take('/api/user', 'en')).toBeNull();
    const kept = pageOf(html);
    kept.documentElement.dataset['stale'] = '1';
    expect(createPageAnswers(kept, () => 0).take('/api/user', 'en')).toBeNull();
  });

  it('are gone, from the document too, once they may be older than what is stored', () => {
    const page = pageOf(element(user, {}));
    const answers = createPageAnswers(page, () => 0);
    expect(answers.brings('/api/user')).toBe(true);
    answers.forget();
    expect([answers.brings('/api/user'), answers.take('/api/user', 'en')]).toEqual([false, null]);
    expect(page.querySelector('[data-answer]')).toBeNull();
  });
});

describe('answers that follow behind the frame', () => {
  const list = 'GET /api/teammate?limit=25';

  it('are waited for, and read when the whole of them is there', async () => {
    const page = pageOf('', [list]);
    loading(page);
    const answers = createPageAnswers(page, () => 0);
    const taken = answers.take('/api/teammate?limit=25', 'en');
    const whole = pageOf(element(list, { total: 48 })).querySelector('[data-answer]');
    const part = page.createElement('script');
    const text = whole?.textContent ?? '';
    part.dataset['answer'] = list;
    part.text = text.slice(0, 30);
    page.body.append(part);
    setTimeout(() => (part.text = text), 60);
    expect(await bodyOf(taken)).toEqual({ total: 48 });
  });

  it('come to nothing where the page ends without them', async () => {
    const page = pageOf('', [list]);
    const { end } = loading(page);
    const taken = createPageAnswers(page, () => 0).take('/api/teammate?limit=25', 'en');
    end();
    expect(await taken).toBeNull();
  });

  it('end with the call that waits', async () => {
    const page = pageOf('', [list]);
    loading(page);
    const leaving = new AbortController();
    const answers = createPageAnswers(page, () => 0);
    const taken = answers.take('/api/teammate?limit=25', 'en', leaving.signal);
    leaving.abort(new Error('left'));
    await expect(taken).rejects.toThrow('left');
  });
});

it('a write makes them old, but none that a start makes of itself', () => {
  expect([updateTeammate, connectToken, getSession, setOwnProfile].map(mayChange)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
