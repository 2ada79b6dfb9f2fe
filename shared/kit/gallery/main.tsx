import '@jackfield/kit/theme/base.css';
import '@jackfield/kit/theme/tokens.css';
import { KitProvider } from '@jackfield/kit/ui/core';
import { Toaster } from '@jackfield/kit/ui/feedback';
import { store } from '@jackfield/runtime';
import { pages } from 'gallery-pages';
import { Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';

const query = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = query.get('theme') ?? 'light';
document.documentElement.dataset['variant'] = query.get('variant') ?? 'direct';
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
