const admins = `admin, administrator, super admin, superadmin, super administrator, global administrator,
  account administrator, administrador, administradora, superadministrador, administrateur,
  administratrice, super administrateur, pentadbir`;
const standards = `standard, user, standard user, regular user, member, licensed, basic, usuario, usuaria,
  usuario estándar, estándar, miembro, utilisateur, utilisatrice, utilisateur standard, membre,
  pengguna, pengguna standard, ahli`;

const listed = (words: string, role: string) =>
  words.split(',').map((word) => [word.trim(), role] as const);
const roles = new Map([...listed(admins, 'Admin'), ...listed(standards, 'Standard')]);

/**
 * A role in our word for it, by what other programs call it, such as Standard (International).
 * Roles with some of an admin's rights stay as they are typed, so that nobody becomes an admin by
 * them.
 */
export const roleOf = (cell: string): string =>
  roles.get(
    cell
      .replace(/\([^)]*\)/g, '')
      .trim()
      .toLowerCase(),
  ) ?? cell;
