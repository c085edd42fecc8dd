import { framedWords } from '../words/framed';

/** Within another site's page the app shows a way out and nothing else that could be tapped. */
export function outOfTheFrame(place: Element): void {
  const way = document.createElement('a');
  way.href = location.href;
  way.target = '_blank';
  way.rel = 'noopener';
  way.textContent = framedWords.alone;
  place.replaceChildren(framedWords.framed, ' ', way);
}
