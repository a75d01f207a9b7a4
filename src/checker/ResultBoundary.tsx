import { Component, type ReactNode } from 'react';

interface Props {
  readonly onError: (cause: unknown) => void;
  readonly children: ReactNode;
}

/** A result that cannot be drawn becomes an error of the tool, and the page goes on. */
export class ResultBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(cause: unknown) {
    this.props.onError(cause);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
