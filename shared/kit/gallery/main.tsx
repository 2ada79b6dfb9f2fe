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

const query = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = query.get('theme') ?? 'light';
store.set(variantAtom, { ...store.get(variantAtom), name: variant.name, brand: variant.brand });
const colours = new CSSStyleSheet();
colours.replaceSync(brandCss(variant.brand));
document.adoptedStyleSheets.push(colours);
const Page = pages[query.get('page') ?? 'components'];
const element = document.getElementById('root');
const router = createBrowserRouter([{ path: '*', element: Page && <Page /> }]);
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
