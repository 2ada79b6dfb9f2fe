import { ErrorPage } from '@jackfield/kit/error-page';
import { Component, type ReactNode, useLayoutEffect, useRef } from 'react';
import { showFallback } from './fallback.ts';
import { reloadOnce } from './reload-guard.ts';

interface Failed {
  error: Error | null;
}

/** Shows the error page for what fails below it, and the fallback when that page fails too. */
export class ErrorBoundary extends Component<{ children: ReactNode }, Failed> {
  override state: Failed = { error: null };

  static getDerivedStateFromError(thrown: unknown): Failed {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override componentDidCatch(error: unknown): void {
    void reloadOnce(error);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <FallbackBoundary>
        <ErrorPage error={error} onTryAgain={() => this.setState({ error: null })} />
      </FallbackBoundary>
    );
  }
}

class FallbackBoundary extends Component<{ children: ReactNode }, Failed> {
  override state: Failed = { error: null };

  static getDerivedStateFromError(thrown: unknown): Failed {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override render(): ReactNode {
    return this.state.error ? <Fallback /> : this.props.children;
  }
}

/** The fallback page as a component (SHELL-13). */
function Fallback() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current) showFallback(place.current);
  }, []);
  return <div ref={place} />;
}
