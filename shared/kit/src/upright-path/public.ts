export { type PathLook, type PathStop, UprightPath } from './upright-path.tsx';
