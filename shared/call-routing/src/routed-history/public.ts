/** The history of what calls go through. */
export { RoutedHistory } from './routed-history.tsx';
