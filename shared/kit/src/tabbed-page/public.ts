export { TabbedPage } from './tabbed-page.tsx';
