/** Ways back of what calls go through, which say first which callers will notice. */
export { RoutedDeleted } from './routed-deleted.tsx';
export { RoutedHistory } from './routed-history.tsx';
