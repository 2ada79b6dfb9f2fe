declare module 'samlp' {
  /** Builds the XML of an answer, as its own middleware does. */
  export function getSamlResponse(
    options: object,
    user: object,
    done: (error: Error | null, xml: string) => void,
  ): void;
}
