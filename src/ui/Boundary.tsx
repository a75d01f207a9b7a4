import { Component, type ReactNode } from 'react';

interface Props {
  /** rendered instead of children that failed to load or to render */
  readonly fallback?: ReactNode;
  readonly onError?: (cause: unknown) => void;
  /** what the children depend on: when it changes, they are tried again */
  readonly tries?: string;
  readonly children: ReactNode;
}

/** Keeps a failing part of a page from taking the rest with it. */
export class Boundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ tries }: Props) {
    if (this.state.failed && tries !== this.props.tries) this.setState({ failed: false });
  }

  override componentDidCatch(cause: unknown) {
    this.props.onError?.(cause);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
