import { framedWords } from '../words/framed';

/** Whoever shows the app within a page of theirs shows a way out, and nothing that could be tapped. */
export function outOfTheFrame(place: Element): void {
  const way = document.createElement('a');
  way.href = location.href;
  way.target = '_blank';
  way.rel = 'noopener';
  way.textContent = framedWords.alone;
  place.replaceChildren(framedWords.framed, ' ', way);
}
