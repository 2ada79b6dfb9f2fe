import { paths } from '@jackfield/contract';
import { pagesAt } from '@jackfield/kit/remote';

/** Pages of the area; each is loaded when it is opened first. */
export const routes = pagesAt({
  [paths.admin.integrations.keys()]: () => import('./keys/keys-page.tsx'),
  [paths.admin.integrations.directory()]: () => import('./directory/directory-page.tsx'),
  [paths.admin.integrations.webhooks()]: () => import('./webhooks/webhooks-page.tsx'),
  [paths.admin.integrations.reference()]: () => import('./reference/reference-page.tsx'),
  [paths.admin.integrations.signOn()]: () => import('./sign-on/sign-on-page.tsx'),
  [paths.admin.integrations.files()]: () => import('./files/files-page.tsx'),
  [paths.admin.integrations.filePlan(':id')]: () => import('./files/plan-page.tsx'),
});
