import type { RouteObject } from 'react-router';

const brands = '/admin-settings/compliance/brands';
const campaigns = '/admin-settings/compliance/campaigns';

/** Pages of the area; each is loaded when it is opened first. */
export const routes: RouteObject[] = [
  {
    path: `${brands}/listing`,
    lazy: () => import('./brands-listing/brands-page.tsx'),
  },
  {
    path: `${brands}/add`,
    lazy: () => import('./brand-form/add-brand-page.tsx'),
  },
  {
    path: `${brands}/edit/:id`,
    lazy: () => import('./brand-form/edit-brand-page.tsx'),
  },
  {
    path: `${brands}/details/:id/brand-details`,
    lazy: () => import('./brand-page/details-page.tsx'),
  },
  {
    path: `${brands}/details/:id/brand-vetting`,
    lazy: () => import('./brand-page/vetting-page.tsx'),
  },
  {
    path: `${brands}/details/:id/associated-campaign`,
    lazy: () => import('./brand-page/campaigns-page.tsx'),
  },
  {
    path: `${campaigns}/listing`,
    lazy: () => import('./campaigns-listing/campaigns-page.tsx'),
  },
  {
    path: `${campaigns}/texting`,
    lazy: () => import('./texting/texting-page.tsx'),
  },
  {
    path: `${campaigns}/add`,
    lazy: () => import('./campaign-form/add-campaign-page.tsx'),
  },
  {
    path: `${campaigns}/edit/:id`,
    lazy: () => import('./campaign-form/edit-campaign-page.tsx'),
  },
  {
    path: `${campaigns}/details/:id/campaign-details`,
    lazy: () => import('./campaign-details/campaign-details-page.tsx'),
  },
  {
    path: `${campaigns}/details/:id/associated-numbers`,
    lazy: () => import('./campaign-numbers/campaign-numbers-page.tsx'),
  },
  {
    path: `${campaigns}/details/:id/carrier-term-preview`,
    lazy: () => import('./carrier-terms/carrier-terms-page.tsx'),
  },
  {
    path: `${campaigns}/details/:id/consents`,
    lazy: () => import('./consents/consents-page.tsx'),
  },
];
