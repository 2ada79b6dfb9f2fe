/** Storage of a browser, as Playwright takes it. */
interface BrowserStorage {
  cookies: {
    name: string;
    value: string;
    domain: string;
    path: string;
    expires: number;
    httpOnly: boolean;
    secure: boolean;
    sameSite: 'Lax';
  }[];
  origins: [];
}

/**
 * Signs a person in at a portal; answers the storage of a browser that is signed in.
 *
 * @param origin such as http://localhost:8080
 * @param person without a second step
 * @throws {Error} where the portal does not let the person in
 */
export function signInAs(
  origin: string,
  person: { email: string; password: string },
): Promise<BrowserStorage>;
