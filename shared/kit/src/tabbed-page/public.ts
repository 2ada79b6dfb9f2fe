export { PageHead, TabbedPage } from './tabbed-page.tsx';
