/** What keeps a number from texting, above the form that says where its texts go. */
export { NumberTextingBanner, TextingBanner } from './banner.tsx';
