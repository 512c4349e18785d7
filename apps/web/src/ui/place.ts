const FREE = 8;

/** Puts something in the browser's top layer below what it belongs to, or above where there is no room. */
export function placeBeside(control: Element, floating: HTMLElement): void {
  const { left, top, bottom, width } = control.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = floating;
  const view = document.documentElement;
  const fitsBelow = bottom + FREE + offsetHeight <= view.clientHeight || top < offsetHeight + FREE;
  const middle = left + width / 2 - offsetWidth / 2;
  const across = Math.max(FREE, Math.min(middle, view.clientWidth - offsetWidth - FREE));
  floating.style.left = `${across}px`;
  floating.style.top = `${fitsBelow ? bottom + FREE / 2 : top - offsetHeight - FREE / 2}px`;
}
