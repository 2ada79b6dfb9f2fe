/** What keeps a number from texting, above the form that says where its texts go. */
export { TextingBanner } from './banner.tsx';
