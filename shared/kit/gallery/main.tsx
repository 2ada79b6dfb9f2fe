import '@jackfield/kit/theme/tokens.css';
import '@jackfield/kit/theme/base.css';
import { store } from '@jackfield/runtime';
import { KitProvider } from '@jackfield/kit/ui/core';
import { Toaster } from '@jackfield/kit/ui/feedback';
import { Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { Activity } from './activity.tsx';
import { Checks } from './checks.tsx';
import { Closed } from './closed.tsx';
import { Components } from './components.tsx';
import { Addresses, Devices, Orders } from './devices.tsx';
import { Changes, Conflict, Editing } from './editing.tsx';
import { Flow } from './flow.tsx';
import { Hours } from './hours.tsx';
import { Ivr } from './ivr.tsx';
import { Listing } from './listing.tsx';
import { Media } from './media.tsx';
import { Numbers } from './numbers.tsx';
import { Routing } from './routing.tsx';
import { Uses } from './uses.tsx';
import { Usage } from './usage.tsx';

const query = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = query.get('theme') ?? 'light';
document.documentElement.dataset['variant'] = query.get('variant') ?? 'direct';
const pages = {
  components: <Components />,
  list: <Listing />,
  edit: <Editing />,
  conflict: <Conflict />,
  history: <Changes />,
  media: <Media />,
  ivr: <Ivr />,
  numbers: <Numbers />,
  devices: <Devices />,
  orders: <Orders />,
  addresses: <Addresses />,
  hours: <Hours />,
  flow: <Flow />,
  routing: <Routing />,
  activity: <Activity />,
  checks: <Checks />,
  closed: <Closed />,
  uses: <Uses />,
  usage: <Usage />,
};
const page = pages[(query.get('page') ?? 'components') as keyof typeof pages];
const element = document.getElementById('root');
const router = createBrowserRouter([{ path: '*', element: page }]);
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
