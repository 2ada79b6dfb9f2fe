/** Hold music of the account, of a person or of a team. */
export { HoldMusic } from './hold-music.tsx';
