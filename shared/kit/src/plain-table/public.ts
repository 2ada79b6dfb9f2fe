export { PlainTable } from './plain-table.tsx';
