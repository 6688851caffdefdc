import { Component, type ReactNode } from "react";
import { RetryCountProvider } from "../graphql/retry-count.tsx";
import { LoadErrorPage } from "./LoadErrorPage.tsx";
import { ModuleLoadError } from "./lazy-modules.ts";

type ErrorBoundaryProps = {
  /** Another address forgets the failure of this one. */
  address: string;
  /** Whether what stands around it has a `main` already. */
  isInMain?: boolean;
  children: ReactNode;
};

type State = {
  /** Its address is null until the frame, right after, learns where it stands. */
  failure: { error: unknown; address: string | null } | null;
  attempt: number;
};

/** Shows an error page in place of what fails to render below, and lets the reader try again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: null, attempt: 0 };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error, address: null } };
  }

  static getDerivedStateFromProps({ address }: ErrorBoundaryProps, { failure, attempt }: State) {
    if (!failure || failure.address === address) return null;
    if (failure.address === null) return { failure: { ...failure, address } };
    return { failure: null, attempt: attempt + 1 };
  }

  retry = () => {
    const { failure, attempt } = this.state;
    // Browsers remember a script that did not come; only a new document asks again.
    if (failure?.error instanceof ModuleLoadError) window.location.reload();
    else this.setState({ failure: null, attempt: attempt + 1 });
  };

  override render() {
    const { failure, attempt } = this.state;
    const { isInMain, children } = this.props;
    if (!failure) return <RetryCountProvider attempt={attempt}>{children}</RetryCountProvider>;
    const page = <LoadErrorPage error={failure.error} onRetry={this.retry} />;
    return isInMain ? page : <main id="content">{page}</main>;
  }
}
