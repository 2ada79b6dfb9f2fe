import { remoteConfig } from '@jackfield/build';

export default remoteConfig(import.meta.dirname, {
  entry: './src/remote.ts',
  shared: ['@jackfield/contract', '@jackfield/runtime'],
});
