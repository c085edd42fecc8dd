/** The device's own voice reads what is done; a new line ends the one before. */
export function speak(text: string): void {
  if (!('speechSynthesis' in window) || text === '') return;
  speechSynthesis.cancel();
  const said = new SpeechSynthesisUtterance(text);
  said.lang = document.documentElement.lang || 'en';
  speechSynthesis.speak(said);
}
