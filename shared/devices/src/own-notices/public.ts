/** What people are told of by mail. */
export { OwnNotices } from './own-notices.tsx';
