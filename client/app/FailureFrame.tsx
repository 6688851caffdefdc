import { Component, type ReactNode } from "react";
import { AttemptProvider } from "../graphql/attempt.tsx";
import { FailedPage } from "./FailedPage.tsx";
import { PageNotLoaded } from "./parts.ts";

type Surroundings = {
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
export class FailureFrame extends Component<Surroundings, State> {
  override state: State = { failure: null, attempt: 0 };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error, address: null } };
  }

  static getDerivedStateFromProps({ address }: Surroundings, { failure, attempt }: State) {
    if (!failure || failure.address === address) return null;
    if (failure.address === null) return { failure: { ...failure, address } };
    return { failure: null, attempt: attempt + 1 };
  }

  retry = () => {
    const { failure, attempt } = this.state;
    // Browsers remember a script that did not come; only a new document asks again.
    if (failure?.error instanceof PageNotLoaded) window.location.reload();
    else this.setState({ failure: null, attempt: attempt + 1 });
  };

  override render() {
    const { failure, attempt } = this.state;
    const { isInMain, children } = this.props;
    if (!failure) return <AttemptProvider attempt={attempt}>{children}</AttemptProvider>;
    const page = <FailedPage error={failure.error} onRetry={this.retry} />;
    return isInMain ? page : <main id="content">{page}</main>;
  }
}
