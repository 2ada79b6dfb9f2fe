/** The module that a remote exposes as `home` of its contributions. */
export interface HomeContribution {
  /** Semantic version range of the contract that it was built for. */
  contract: string;
  cards?: readonly HomeCard[];
  /**
   * A React element that stands on Home as long as Home is open and tells what it finds. In place
   * it draws nothing; dialogs that its actions open are its own.
   */
  watch?(props: HomeWatchProps): unknown;
}

/** A card of Home, drawn in Home's tree: store, queries, router and theme are Home's. */
export interface HomeCard {
  /** Unique among the cards of the remote. */
  id: string;
  place: 'main' | 'side';
  /** Cards of a place stand in this order. */
  order: number;
  /** What people call it, in the language of now. */
  label(): string;
  /** Height in pixels that is kept for it while it loads. */
  height: number;
  /** Answers a React element, a card of the kit; null takes the card off the page. */
  render(): unknown;
}

export interface HomeWatchProps {
  /** Replaces what this remote has told before. Call it in an effect. */
  tell(findings: HomeFindings): void;
}

/** What a remote knows of the account that Home says. */
export interface HomeFindings {
  /** Whether all that the remote asks for has been read, or what stands here is not the whole. */
  state: 'loading' | 'ready' | 'failed';
  /** Reads anew what failed. */
  retry?(): void;
  attention?: readonly AttentionItem[];
  setup?: readonly SetupStep[];
  /** Short sentences behind day and time, such as "1 of 8 numbers is open". */
  notes?: readonly string[];
  /** Buttons beside the verdict. */
  links?: readonly HomeLink[];
}

/** One line of what needs attention, with its one button. */
export interface AttentionItem {
  /** Unique among the items of the remote, and the same from one telling to the next. */
  id: string;
  /** Whether calls are lost by it now, or it wants to be done soon. */
  severity: 'lost' | 'soon';
  text: string;
  /** The piece of the text that says of whom or what it speaks. */
  subject?: string;
  /** Leads the verdict of the page, as long as no calls are lost; since contract 1.26. */
  headline?: string;
  /** Nobody may hide it, as nobody may hide that calls are lost: money is owed or runs out; since contract 1.28. */
  isAlwaysShown?: boolean;
  action: HomeAction;
}

/** What a button of Home does: leads to a page, or acts. */
export interface HomeAction {
  label: string;
  to?: string;
  /** Acts at once; the button waits for it. What it throws, Home says. */
  run?(): unknown;
}

export interface HomeLink extends HomeAction {
  id: string;
  icon: 'check' | 'call';
}

/** One of the steps that set an account up. */
export interface SetupStep {
  id: string;
  /** Steps of all remotes stand in this order; done ones first. */
  order: number;
  text: string;
  isDone: boolean;
  /** How long it takes, about. */
  minutes: number;
  /** The page where it is done. */
  to: string;
}
