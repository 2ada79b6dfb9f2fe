/** What was deleted of what calls go through. */
export { RoutedDeleted } from './routed-deleted.tsx';
