import { Component, type ReactNode } from 'react';

interface PartFenceProps {
  children: ReactNode;
  /** Told of what a part threw while it was drawn. */
  onError(error: unknown): void;
}

/** Keeps what a part throws from the page around it; whoever is told draws something else. */
export class PartFence extends Component<PartFenceProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}
