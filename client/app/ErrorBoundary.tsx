import { Component, type ReactNode } from "react";
import { ModuleLoadError } from "../graphql/errors.ts";
import { RetryCountContext } from "../graphql/hooks.ts";
import { LoadErrorPage } from "./LoadErrorPage.tsx";

type ErrorBoundaryProps = {
  /** Current path; a change resets the error state. */
  address: string;
  /** Whether a surrounding element is a `main` already. */
  isInMain?: boolean;
  children: ReactNode;
};

type State = {
  /** The path is null until `getDerivedStateFromProps` runs right after the error. */
  caught: { error: unknown; address: string | null } | null;
  attempt: number;
};

/** Shows an error page in place of children that fail to render, and lets the reader retry. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { caught: null, attempt: 0 };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { caught: { error, address: null } };
  }

  static getDerivedStateFromProps({ address }: ErrorBoundaryProps, { caught, attempt }: State) {
    if (!caught || caught.address === address) return null;
    if (caught.address === null) return { caught: { ...caught, address } };
    return { caught: null, attempt: attempt + 1 };
  }

  retry = () => {
    const { caught, attempt } = this.state;
    // Browsers cache a failed module import; only a new document requests it again.
    if (caught?.error instanceof ModuleLoadError) window.location.reload();
    else this.setState({ caught: null, attempt: attempt + 1 });
  };

  override render() {
    const { caught, attempt } = this.state;
    const { isInMain, children } = this.props;
    if (!caught) return <RetryCountContext value={attempt}>{children}</RetryCountContext>;
    const page = <LoadErrorPage error={caught.error} onRetry={this.retry} />;
    return isInMain ? page : <main id="content">{page}</main>;
  }
}
