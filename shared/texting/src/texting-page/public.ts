/** "Can this number text?" for the whole account. */
export { TextingPage } from './texting-page.tsx';
