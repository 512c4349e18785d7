/** A picture of a thing of the table that hangs from the pointer while the thing is dragged. */
export function ghostOf(element: Element): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'ghost';
  ghost.setAttribute('aria-hidden', 'true');
  const { width, height } = element.getBoundingClientRect();
  ghost.style.width = `${width}px`;
  ghost.style.height = `${height}px`;
  ghost.append(element instanceof SVGGraphicsElement ? drawnCopy(element) : bareCopy(element));
  return ghost;
}

/** A copy that cannot be pointed at, so that nothing finds it in place of the real one. */
function bareCopy(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  for (const one of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of ['data-target', 'data-lit', 'data-picked', 'id', 'role', 'tabindex', 'aria-label']) {
      one.removeAttribute(name);
    }
  }
  return copy;
}

/** Part of a drawing in a drawing of its own, under the same names, so that the same styles fit it. */
function drawnCopy(element: SVGGraphicsElement): SVGSVGElement {
  const { x, y, width, height } = element.getBBox();
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawing.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  drawing.setAttribute('class', element.ownerSVGElement?.getAttribute('class') ?? '');
  const copy = bareCopy(element);
  copy.removeAttribute('transform');
  drawing.append(copy);
  return drawing;
}
