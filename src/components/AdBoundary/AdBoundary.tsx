import { Component, type ReactNode } from 'react';

interface AdBoundaryProps {
  readonly onCrash: () => void;
  readonly children: ReactNode;
}

/** Hides an ad that crashes while it is drawn, and tells it once (specification, section 4). */
export class AdBoundary extends Component<AdBoundaryProps, { readonly crashed: boolean }> {
  static getDerivedStateFromError() {
    return { crashed: true };
  }
  override state = { crashed: false };
  override componentDidCatch() {
    this.props.onCrash();
  }
  override render() {
    return this.state.crashed ? null : this.props.children;
  }
}
