import { Component, type ReactNode } from 'react';

interface DemoBoundaryProps {
  children: ReactNode;
  onCrash?: ((error: Error) => void) | undefined;
}

/** Keeps a demo that throws from taking more than itself down. */
export class DemoBoundary extends Component<DemoBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: Error) {
    this.props.onCrash?.(error);
  }

  override render() {
    return this.state.crashed ? null : this.props.children;
  }
}
