import type { Movement, Waypoint } from './movements.ts';

type Going = Pick<Movement, 'way' | 'duration' | 'easing'>;

/** One who sets off at once has gone so far in the frame that shows it, in milliseconds: else nobody would see it. */
const FIRST_STEP = 50;

const UNSEEN: Keyframe[] = [
  { transform: 'translate(0)', opacity: 0 },
  { transform: 'translate(0)', opacity: 0 },
];

/** An element that goes somewhere, or waits unseen until it does. Once it has arrived it stays where it is. */
export class Stride {
  readonly #element: HTMLElement;
  #motion: Animation | undefined;
  /** The way that it goes, or went last. */
  #along: string | undefined;
  /** Whether it set off before its way was known for certain. */
  #isEarly = false;

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  /** Whether it is on this very way, or at its end. */
  isOn({ way }: Going): boolean {
    return this.#along === JSON.stringify(way);
  }

  stand({ transform, opacity }: Waypoint): void {
    this.#element.style.transform = transform;
    this.#element.style.opacity = String(opacity);
  }

  /** Waits unseen. What is in motion already, though it rests, need not become a layer of its own to go. */
  wait(): void {
    this.rest();
    this.#motion = this.#element.animate(UNSEEN, { duration: 1, fill: 'both' });
    this.#motion.pause();
  }

  /** Sets out. Who has set off at once goes on, be it along another way. */
  go(going: Going): void {
    if (!this.isOn(going)) this.#move(going, this.#isEarly ? (this.#motion?.currentTime ?? 0) : 0);
    this.#isEarly = false;
    delete this.#element.dataset.off;
    if (this.#motion !== undefined) this.#element.dataset.walking = '';
  }

  /** Sets out in the very next frame, for which nothing is drawn. The mark is for those who watch the page. */
  goAtOnce(going: Going): void {
    this.#move(going, FIRST_STEP);
    this.#isEarly = true;
    this.#element.dataset.off = '';
  }

  #move({ way, duration, easing }: Going, from: CSSNumberish): void {
    this.#along = JSON.stringify(way);
    const timing = { duration, easing, fill: 'forwards' } as const;
    const motion = this.#motion ?? this.#element.animate([...way], timing);
    const { effect } = motion;
    if (this.#motion !== undefined && effect instanceof KeyframeEffect) {
      effect.setKeyframes([...way]);
      effect.updateTiming(timing);
    }
    motion.currentTime = from;
    motion.play();
    motion.onfinish = () => {
      // It has come to nothing: the building never followed.
      if (this.#isEarly) return this.wait();
      this.stand(way[way.length - 1]);
      delete this.#element.dataset.walking;
      motion.cancel();
      this.#motion = undefined;
    };
    this.#motion = motion;
  }

  /** Is on no way any more. */
  rest(): void {
    this.#motion?.cancel();
    this.#motion = undefined;
    this.#along = undefined;
    this.#isEarly = false;
    this.#element.removeAttribute('style');
    delete this.#element.dataset.walking;
    delete this.#element.dataset.off;
  }
}
