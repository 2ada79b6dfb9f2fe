import '@jackfield/kit/theme/library.css';
import '@jackfield/kit/theme/base.css';
import '@jackfield/kit/theme/forced-colors.css';
import '@jackfield/kit/theme/tokens.css';
import { KitProvider } from '@jackfield/kit/ui/core';
import { Toaster } from '@jackfield/kit/ui/feedback';
import { brandCss } from '@jackfield/domain/brand';
import { store, variantAtom } from '@jackfield/runtime';
import variant from 'gallery-brand';
import { pages } from 'gallery-pages';
import { Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import css from './frame.module.css';

const query = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = query.get('theme') ?? 'light';
store.set(variantAtom, { ...store.get(variantAtom), name: variant.name, brand: variant.brand });
const colours = new CSSStyleSheet();
colours.replaceSync(brandCss(variant.brand));
document.adoptedStyleSheets.push(colours);

/** Links to every page, where none is named. */
function Contents() {
  return (
    <main className={css.sheet}>
      <h1>Pieces of the design system</h1>
      <ul>
        {Object.keys(pages).map((name) => (
          <li key={name}>
            <a href={`?page=${name}`}>{name}</a> (<a href={`?page=${name}&theme=dark`}>dark</a>)
          </li>
        ))}
      </ul>
    </main>
  );
}

const Page = pages[query.get('page') ?? ''] ?? Contents;
const element = document.getElementById('root');
const router = createBrowserRouter([{ path: '*', element: <Page /> }]);
if (element) {
  createRoot(element).render(
    <Provider store={store}>
      <KitProvider>
        <Toaster />
        <RouterProvider router={router} />
      </KitProvider>
    </Provider>,
  );
}
