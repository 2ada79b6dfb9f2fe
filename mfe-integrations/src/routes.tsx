import { paths } from '@jackfield/contract';
import { pagesAt } from '@jackfield/kit/remote';

/** Pages of the area; each is loaded when it is opened first. */
export const routes = pagesAt({
  [paths.admin.integrations.keys()]: () => import('./keys/keys-page.tsx'),
  [paths.admin.integrations.webhooks()]: () => import('./webhooks/webhooks-page.tsx'),
});
