import { Component, type ReactNode } from 'react';
import { useTexts } from '../text/texts.ts';
import { WayOut } from './way-out.tsx';

/** Whatever breaks in the page leaves a way out, and a report. */
export class Guard extends Component<{ children: ReactNode }, { failed: unknown }> {
  override state = { failed: undefined };
  static getDerivedStateFromError(error: unknown) {
    return { failed: error ?? new Error('unknown') };
  }
  override render() {
    const { failed } = this.state;
    return failed === undefined ? (
      this.props.children
    ) : (
      <Broken error={failed} onAgain={() => this.setState({ failed: undefined })} />
    );
  }
}

/** A script that is not there: no network, or a server that is newer than this page. */
const isMissingPart = (error: unknown): boolean =>
  error instanceof TypeError && /import|module script|preload/i.test(error.message);

function Broken({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  const texts = useTexts();
  return isMissingPart(error) ? (
    <WayOut text={texts.text('web.not-loaded')} error={error} onAgain={() => location.reload()} />
  ) : (
    <WayOut text={texts.text('web.broken')} error={error} onAgain={onAgain} />
  );
}
