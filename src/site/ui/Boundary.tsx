import { Component, type ReactNode } from 'react';

interface Props {
  /** replaces children that failed to load or render */
  readonly fallback?: ReactNode;
  readonly onError?: (cause: unknown) => void;
  /** a value that the children depend on; when it changes, they are rendered again */
  readonly tries?: string;
  readonly children: ReactNode;
}

interface State {
  readonly failed: boolean;
  readonly tries?: string | undefined;
}

/** Keeps the rest of a page in place if the boundary's children fail to load or render. */
export class Boundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromProps({ tries }: Props, before: State): State | null {
    return tries === before.tries ? null : { failed: false, tries };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(cause: unknown) {
    this.props.onError?.(cause);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
