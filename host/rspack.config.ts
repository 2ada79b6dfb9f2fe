import { hostConfig } from '@jackfield/build';

export default hostConfig(import.meta.dirname);
