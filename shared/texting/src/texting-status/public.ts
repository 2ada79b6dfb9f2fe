/** "Can this number text?": its words, its chain and its one next step. */
export { groupNames, TextingBadge } from './badge.tsx';
