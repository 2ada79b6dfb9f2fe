import type { PartSource } from '@jackfield/contract';
import { createContext } from 'react';

/** Where parts come from, as the host handed it to the remote; null on a host before contract 1.2. */
export const PartsContext = createContext<PartSource | null>(null);
