import type { ImportRow } from '@jackfield/contract/api/batch';
import { expect, it } from 'vitest';
import { type FileCells, fileVersion } from '../teammates/file-version.ts';
import { compareRow } from './compare-row.ts';

const exported: FileCells = {
  firstName: 'Ana',
  lastName: 'Lopez',
  email: 'ana@example.com',
  title: 'Nurse',
  extension: '1001',
  role: 'standard',
  teams: 'Billing; Front desk',
};
const version = fileVersion(exported);
const row = (over: Partial<ImportRow> = {}): ImportRow => ({ ...exported, version, ...over });

it('[annex J7] an export that nobody edited changes nothing, whatever happened since', () => {
  expect(compareRow(row(), exported)).toEqual({ changes: [], conflicts: [] });
  const now = { ...exported, title: 'Doctor', teams: '' };
  expect(compareRow(row(), now)).toEqual({ changes: [], conflicts: [] });
});

it('[annex J7] letter case and order count only where they mean something', () => {
  const typed = { email: 'ANA@example.com', role: 'Standard', teams: 'front desk;BILLING' };
  const { version: _version, ...plain } = row(typed);
  expect(compareRow(plain, exported).changes).toEqual([]);
  expect(compareRow({ ...plain, firstName: 'ana' }, exported).changes).toEqual([
    { field: 'firstName', before: 'Ana', after: 'ana' },
  ]);
});

it('[annex J7] an edited cell that somebody else changed is a conflict; the same edit is none', () => {
  const edited = row({ title: 'Matron', role: 'admin' });
  const now = { ...exported, title: 'Doctor' };
  expect(compareRow(edited, now)).toEqual({
    changes: [
      { field: 'title', before: 'Doctor', after: 'Matron' },
      { field: 'role', before: 'standard', after: 'admin' },
    ],
    conflicts: ['title'],
  });
  expect(compareRow(edited, { ...now, title: 'Matron' }).conflicts).toEqual([]);
});

it('[annex J7] what was shown is what may be overwritten, and no more', () => {
  const now = { ...exported, title: 'Doctor' };
  const seen = (title: string) => compareRow(row({ title: 'Matron', seen: { title } }), now);
  expect(seen('Doctor').conflicts).toEqual([]);
  expect(seen('Nurse').conflicts).toEqual(['title']);
  expect(compareRow({ title: 'Matron', seen: null }, now).conflicts).toEqual(['title']);
});

it('[annex J7] a missing column changes nothing; an empty cell clears only with a version', () => {
  const { title: _title, ...rest } = row();
  expect(compareRow(rest, exported).changes).toEqual([]);
  expect(compareRow(row({ title: '', role: '' }), exported).changes).toEqual([
    { field: 'title', before: 'Nurse', after: '' },
  ]);
  expect(compareRow({ email: exported.email, title: '', teams: '' }, exported).changes).toEqual([]);
});
