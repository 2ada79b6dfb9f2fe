import { remoteConfig } from '@jackfield/build';

export default remoteConfig(import.meta.dirname);
