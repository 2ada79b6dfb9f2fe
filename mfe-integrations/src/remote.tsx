import { createRemote } from '@jackfield/kit/remote';
import { routes } from './routes.tsx';

/** Everything that the host needs of this area. */
export const { contract, mount, prefetch } = createRemote({ contract: '^1.0.0', routes });
