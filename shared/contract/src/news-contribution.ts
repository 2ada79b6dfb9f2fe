/** The module that a remote exposes as `news` of its contributions. */
export interface NewsContribution {
  /** Semantic version range of the contract that it was built for. */
  contract: string;
  /** What the notes say that the remote's release lists, in the language of now. */
  notes(): readonly NewsNote[];
}

/** What is new, in one or two sentences. */
export interface NewsNote {
  /** As the release lists it. */
  id: string;
  title: string;
  text: string;
  /** The page of the portal where it is found; its label begins with a verb. */
  link?: { label: string; to: string };
}
