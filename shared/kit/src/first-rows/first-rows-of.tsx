import type { PaintedInput, PaintedRows } from '@jackfield/contract';
import type { OwnProfile } from '@jackfield/contract/api/teammate';
import { KitProvider } from '@jackfield/kit/ui/core';
import {
  type Account,
  accountAtom,
  activateLocale,
  loadCatalogue,
  profileAtom,
  queryClient,
  RuntimeProvider,
  type SessionState,
  sessionAtom,
  store,
} from '@jackfield/runtime';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import type { Opening, PageModule } from '../remote/pages-at.ts';

interface Given extends PaintedInput {
  readonly profile: OwnProfile | null;
  readonly account: Account | null;
  readonly session: Pick<SessionState, 'profile' | 'storage'>;
}

/** What is known of the page that is painted, and what its `prefetch` asks for besides. */
let answers: PaintedInput['answers'] = {};
let wanted: string[] = [];

function answerTo(address: string): Promise<unknown> {
  const call = `GET ${address}`;
  if (Object.hasOwn(answers, call)) {
    return Promise.resolve({ ok: true, status: 200, json: async () => answers[call] });
  }
  wanted.push(call);
  return new Promise(() => {});
}

/** One page after the other is painted in a room, and of each nothing may be left. */
function begin({ account, profile, session, ...given }: Given): void {
  answers = given.answers;
  wanted = [];
  // What it still waits for never comes: told that it is over, it would go on with this page.
  for (const query of queryClient.getQueryCache().getAll()) query.destroy = () => undefined;
  queryClient.clear();
  store.set(profileAtom, profile);
  store.set(accountAtom, account);
  store.set(sessionAtom, { ...session, auth: null, phase: 'open' });
  // A browser without a window: what of it pages ask for while they are drawn.
  Reflect.set(globalThis, 'fetch', answerTo);
  Reflect.set(globalThis, 'matchMedia', (query: string) => ({
    matches: /max-width/.test(query) === given.isPhone && /-width/.test(query),
  }));
}

const paint = (Component: ComponentType, address: string) =>
  renderToStaticMarkup(
    <RuntimeProvider>
      <KitProvider nonce="">
        <MemoryRouter initialEntries={[address]}>
          <Component />
        </MemoryRouter>
      </KitProvider>
    </RuntimeProvider>,
  );

/**
 * The first rows of pages, by the patterns of their addresses, for the module that `firstRows` of
 * `remote.json` names. A page is its own component, painted by React with the answers that its
 * `prefetch` asks for. The server calls `open` and then `tell` with what it knows so far, until
 * nothing is missing; all of it goes in and out as JSON, because it runs in a room of its own.
 */
export function firstRowsOf(pages: Readonly<Record<string, PageModule>>) {
  let told: () => PaintedRows = () => ({ html: null });
  return {
    patterns: Object.keys(pages),
    speak(tag: string, texts: string): void {
      loadCatalogue(tag, JSON.parse(texts));
      activateLocale(tag);
    },
    /** Asks for what a page shows first; its promises have settled when `tell` is called. */
    open(pattern: string, json: string): void {
      const given: Given = JSON.parse(json);
      const page = pages[pattern];
      const opening: Opening = { search: given.search };
      begin(given);
      // For nobody a page is drawn as it stands, so that its code is compiled when somebody asks.
      if (page && given.profile === null) paint(page.Component, given.path);
      told = () =>
        opening.isUndecided && wanted[0] !== undefined
          ? { first: wanted[0] }
          : { calls: wanted, search: opening.opensWith };
      const draw = () => {
        if (!page || wanted.length > 0) return;
        const html = paint(page.Component, given.path + (opening.opensWith ?? given.search));
        // A page that waits for more than it asked ahead would show placeholders.
        told = () => ({ html: html.includes('data-waiting="true"') ? null : html });
      };
      const fail = (error: unknown) => {
        told = () => {
          throw error;
        };
      };
      void page?.prefetch?.(opening).then(draw).catch(fail);
    },
    tell: (): string => JSON.stringify(told()),
  };
}
