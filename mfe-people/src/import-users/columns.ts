import type { ImportField } from '@jackfield/contract/api/batch';
import type { ImportColumns } from '@jackfield/lists/import-dialog';
import { common } from '@jackfield/runtime';
import { importMessages } from './messages.ts';
import { roleOf } from './roles.ts';

/** Columns of a file of users: those of the grid, a name in one cell, and what an export knows them by. */
export type UserColumn = ImportField | 'fullName' | 'id' | 'version';

const hasLetters = (cell: string) => /\p{L}/u.test(cell) && !/[@\d]/.test(cell);

/**
 * Headings that RingCentral, Zoom, Google Workspace, Outlook, Microsoft 365 and Entra write in
 * English, Spanish, French and Malay, with those that people write themselves. Outlook's Title is
 * Mr. or Mrs., so that a job title wins over it.
 */
export const userColumns: ImportColumns<UserColumn> = {
  kind: 'users',
  columns: [
    {
      field: 'id',
      title: importMessages.recordId,
      insteadOf: ['email', 'firstName', 'lastName'],
      headings: 'record id',
    },
    { field: 'version', title: importMessages.recordVersion, headings: 'record version' },
    {
      field: 'email',
      title: common.email,
      isRequired: true,
      fits: (cell) => cell.includes('@'),
      headings: `email, email address, e-mail 1 - value, primary email, work email, business email, mail,
        correo electrónico, correo, dirección de correo electrónico, correo-e, email principal,
        adresse e-mail, adresse électronique, courriel, adresse courriel, adresse de messagerie, mél,
        e-mel, alamat e-mel, emel, user principal name, principal name, user name, username, login,
        nombre principal de usuario, nombre de usuario, nom d’utilisateur principal,
        nom d’utilisateur, nama pengguna, nama utama pengguna`,
    },
    {
      field: 'role',
      title: common.role,
      fits: (cell) => roleOf(cell) !== cell,
      headings:
        'role, user role, user type, account type, admin role, rol, rol de usuario, tipo de usuario, rôle, rôle utilisateur, type d’utilisateur, peranan, jenis pengguna',
    },
    {
      field: 'extension',
      title: common.extension,
      fits: (cell) => /^\d{3,6}$/.test(cell),
      headings: `extension, extension number, ext, ext number, ext no, internal number, extensión,
        número de extensión, anexo, interno, poste, numéro de poste, numéro d’extension,
        sambungan, nombor sambungan`,
    },
    {
      field: 'fullName',
      title: importMessages.fullName,
      insteadOf: ['firstName', 'lastName'],
      fits: (cell) => hasLetters(cell) && cell.includes(','),
      headings: `full name, name, display name, user, employee, employee name, nombre completo,
        nombre y apellidos, nombre para mostrar, nom complet, nom et prénom, nom à afficher,
        nom d’affichage, nama penuh, nama paparan`,
    },
    {
      field: 'firstName',
      title: common.firstName,
      isRequired: true,
      fits: hasLetters,
      headings:
        'first name, given name, forename, first, nombre, nombres, primer nombre, nombre de pila, prénom, nama pertama, nama depan, nama diberi',
    },
    {
      field: 'lastName',
      title: common.lastName,
      isRequired: true,
      fits: hasLetters,
      headings:
        'last name, family name, surname, last, apellido, apellidos, nom de famille, nom, nama akhir, nama keluarga, nama belakang',
    },
    {
      field: 'title',
      title: importMessages.titleColumn,
      fits: hasLetters,
      headings: `job title, employee title, position, organization title, organization 1 - title, cargo,
        puesto, puesto de trabajo, fonction, poste occupé, titre du poste, intitulé du poste,
        jawatan, gelaran jawatan, title, título, titre, gelaran`,
    },
    {
      field: 'teams',
      title: common.teams,
      fits: hasLetters,
      headings:
        'teams, team, call queues, call queue, equipos, equipo, équipes, équipe, pasukan, kumpulan',
    },
  ],
  skipped: `error, errors, status, last seen, id, version, created, created at, phone number, phone numbers, number, numbers,
    recovery email, recovery phone, home secondary email, work secondary email, new primary email,
    org unit path, work phone, home phone, mobile phone, work address, home address, employee id,
    employee type, manager email, manager, department, cost center, building id, floor name,
    floor section, new status, new licenses, advanced protection program enrollment, last sign in,
    email usage, drive usage, total storage, 2sv enrolled, 2sv enforced, licenses,
    block credential, block sign in, city, country, country/region, dirsync, dirsync enabled, fax,
    last dirsync time, oath token metadata, object id, office, office number, office phone,
    office location, state, state or province, street address, postal code, zip or postal code,
    preferred data location, preferred language, proxy addresses, release track,
    soft deletion time stamp, usage location, when created, alternate email address,
    alternate email addresses, account enabled, creation type, directory synced,
    identity issuer, invitation state, is deleted, company name, telephone number, mobile,
    mail nickname, other mails, age group, consent provided for minor,
    middle name, suffix, nickname, given yomi, surname yomi, e-mail 2 address, e-mail 3 address,
    company, home street, business street, business phone, business phone 2, home phone 2,
    home fax, business fax, other phone, pager, web page, birthday, anniversary, notes, categories,
    priority, private, sensitivity, spouse, profession, account, assistant’s name, location,
    contact phone, sms, site, site name, time zone, calling plan, package, outbound caller id,
    desk phones, template, im group, user group, license type, license/user type, last login,
    pmi, personal link name, verified, join date, devices, device,
    direct number, temporary extension, pin, direct phone number, direct fax number, hidden,
    cost center name, regional format, greeting language, user language, call recording,
    departamento, ciudad, país, teléfono, teléfono móvil, estado, oficina,
    département, service, ville, pays, téléphone, téléphone mobile, état, bureau,
    jabatan, bandar, negara, telefon, telefon bimbit, pejabat`,
};
