import { Component, type ReactNode } from 'react';
import { CodeOutOfReach } from './fetched.ts';

interface CodeBoundaryProps {
  /** The address: elsewhere is another screen. */
  place: string;
  children: ReactNode;
  /** What stands for the screen; `again` is for who asks by hand. */
  sorry: (again: () => void) => ReactNode;
}

/**
 * Stands for a screen whose code did not come, until it does: by hand, once the network is back, or when it is gone to
 * anew. Whatever the page holds, as an upload that goes on, is kept as long as that helps. All else is thrown on.
 */
export class CodeBoundary extends Component<CodeBoundaryProps, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidMount() {
    addEventListener('online', this.again);
  }

  override componentDidUpdate({ place }: CodeBoundaryProps) {
    if (place !== this.props.place) this.renew();
  }

  override componentWillUnmount() {
    removeEventListener('online', this.again);
    this.renew();
  }

  private missing = (): CodeOutOfReach | null => {
    const { error }: { error: unknown } = this.state;
    return error instanceof CodeOutOfReach ? error : null;
  };

  private renew = () => {
    const missing = this.missing();
    if (!missing) return;
    missing.renew();
    this.setState({ error: null });
  };

  private ask = async () => {
    const came = await this.missing()
      ?.load()
      .then(
        () => true,
        () => false,
      );
    if (came) this.renew();
    return came;
  };

  private again = async () => {
    // Browsers keep a failure, and what an earlier release had is gone: then only the page loaded anew helps.
    if ((await this.ask()) === false && (await isThere())) location.reload();
  };

  override render() {
    const { error }: { error: unknown } = this.state;
    if (error && !this.missing()) throw error;
    return error ? this.props.sorry(() => void this.again()) : this.props.children;
  }
}

/** Whether the page would come anew: else the browser's own error would stand in its place. */
const isThere = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
