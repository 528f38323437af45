import { Component, createRef, type ReactNode } from 'react';

interface SlidingProps {
  /** What may push down what stands below it. */
  news: unknown;
  className: string;
  children: ReactNode;
}

type Places = ReadonlyMap<HTMLElement, number>;

const timing = { duration: 200, easing: 'ease-out' };
/** Cards, and the lines of those that grow. */
const pieces = ':scope > :not([data-grows]), [data-grows] :is(h3, li)';

/**
 * Lets what news has pushed down slide there, where it would jump under the reader's eyes. A class, since
 * React tells them alone where things stood before.
 */
export class Sliding extends Component<SlidingProps> {
  root = createRef<HTMLDivElement>();

  places(): Places {
    const found = this.root.current!.querySelectorAll<HTMLElement>(pieces);
    return new Map(Array.from(found, (piece) => [piece, piece.getBoundingClientRect().top]));
  }

  override getSnapshotBeforeUpdate({ news }: SlidingProps): Places | null {
    const stays = news === this.props.news || matchMedia('(prefers-reduced-motion)').matches;
    return stays ? null : this.places();
  }

  override componentDidUpdate(_props: SlidingProps, _state: unknown, before: Places | null) {
    if (!before) return;
    for (const [piece, top] of this.places()) {
      const moved = (before.get(piece) ?? top) - top;
      if (!before.has(piece)) piece.animate({ opacity: [0, 1] }, timing);
      else if (moved !== 0) piece.animate({ translate: [`0 ${moved}px`, '0 0'] }, timing);
    }
  }

  override render() {
    const { className, children } = this.props;
    return (
      <div ref={this.root} className={className}>
        {children}
      </div>
    );
  }
}
